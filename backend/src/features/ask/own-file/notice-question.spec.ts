import { describe, expect, it } from '@jest/globals';
import { noticeParts } from './notice-question.js';

describe('noticeParts', () => {
  it.each([
    ['By when must I reply?', ['time']],
    ['How many days do I have to answer this notice?', ['time']],
    ['What is the deadline?', ['time']],
    ['Kab tak jawab dena hai?', ['time']],
    ['कितने दिन में जवाब दूँ?', ['time']],
    ['How much do they demand?', ['sum']],
    ['What amount is claimed?', ['sum']],
    ['Kitni rakam maangi hai?', ['sum']],
    ['कितनी रकम माँगी है?', ['sum']],
    ['When was the notice sent?', ['date']],
    ['What is the date of the notice?', ['date']],
    ['Who sent this notice?', ['sender']],
    ['What do they want?', ['demand']],
    ['What must I do?', ['demand']],
    ['How much do they demand, and by when must I pay?', ['time', 'sum']],
  ])('reads %s', (question, parts) => {
    expect(noticeParts(question)).toEqual(parts);
  });

  it.each([
    'summary',
    'Please summarise this notice',
    'What does it say?',
    'explain this to me',
    'what is this about?',
    'isme kya likha hai',
    'सारांश दीजिए',
    'इसमें क्या लिखा है?',
    'gist please',
    "what's this about",
    'tl;dr',
    'what does this paper say',
    'saar batao',
    'ye kagaz kis baare mein hai',
    'short mein samjha do',
    'the main points of this agreement in simple words',
    'इसका निचोड़ बताइए',
    'यह कागज़ क्या कहता है',
  ])('reads all of a notice for: %s', (question) => {
    expect(noticeParts(question)).toEqual(['sender', 'date', 'sum', 'demand', 'time']);
  });

  it.each([
    'Is the notice valid?',
    'Is there a lock-in period in this agreement?',
    'इस अनुबंध में जमानत राशि की बात है?',
    'May the tenant keep a dog?',
    'Which sections does it cite?',
    'Does rent have to be paid in advance?',
    'What is the law on summary eviction?',
    'what is this clause about notice period worth',
  ])('finds nothing asked of a notice in: %s', (question) => {
    expect(noticeParts(question)).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { contextOf, followsClosely } from './follow-up.js';

const RENT =
  'Must the landlord of a shop in a village give a signed receipt on stamped paper for the monthly rent that his old tenant pays in cash?';

describe('contextOf', () => {
  it.each([
    'And for shops?',
    'What about a widow?',
    'What is the punishment for that?',
    'Why?',
    'Does it apply to him?',
    'within what time',
  ])('gives "%s" the question before', (question) => {
    expect(contextOf(question, [RENT])).toBe(RENT);
  });

  it.each(['aur kitne din me?', 'to kaha shikayat karni hogi?', 'uski fees kitni hai', 'और कितने दिन में?', 'saza kitni hai'])(
    'gives "%s" the question before, in Hindi',
    (question) => {
      expect(contextOf(question, [RENT])).toBe(RENT);
      expect(followsClosely(question)).toBe(true);
    },
  );

  it.each([
    'Must the seller of wheat deliver the bags to the buyer at a shop in the city before payment when the price was fixed by letter?',
    'What does section 138 say?',
    'makan malik ne bijli pani band kar diya aur thana police bhi complaint register karne se inkar kar rahi hai bachche beemar hain',
  ])('leaves "%s" alone', (question) => {
    expect(contextOf(question, [RENT])).toBe('');
  });

  it('goes back to the last question that stands alone', () => {
    expect(contextOf('And if he refuses?', ['When is a sale void?', RENT, 'And for shops?'])).toBe(`${RENT} And for shops?`);
  });

  it('leaves a question alone that names a new subject, and what follows it stays with that', () => {
    const isNew = (question: string) => question.includes('divorce');
    expect(contextOf('How do I get a divorce?', [RENT], isNew)).toBe('');
    expect(contextOf('And within what time?', [RENT, 'How do I get a divorce?'], isNew)).toBe('How do I get a divorce?');
  });

  it('takes a question that points back for a follow-up, whatever it names', () => {
    expect(contextOf('Is it a ground of divorce?', [RENT], () => true)).toBe(RENT);
  });

  it.each([
    "My husband's family keeps asking for a car and cash, they beat me, what case can I file?",
    'my landlord has locked my shop and he has thrown out my goods, can I go to the police',
    'I bought a phone and it stopped working in a week, the shop refuses a refund',
  ])('leaves a story alone that says itself who is meant: "%s"', (question) => {
    expect(contextOf(question, ['On what grounds can a Muslim wife ask for divorce?'])).toBe('');
  });

  it('asks of a shorter story whether it names a new subject', () => {
    const story = 'My wife left with our son and her parents do not let me see him';
    expect(contextOf(story, [RENT], () => true)).toBe('');
    expect(contextOf(story, [RENT], () => false)).toBe(RENT);
  });

  it('needs no history', () => {
    expect(contextOf('And for shops?', [])).toBe('');
  });
});

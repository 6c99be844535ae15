import { describe, expect, it } from '@jest/globals';
import { readQuestions, sectionQuestionsPrompt } from './section-questions-v1.js';

const section = { id: 'request-1', title: 'The Sample Rent Act, 1995', path: ['Section 2'], text: 'Every landlord shall give a receipt.' };

describe('questions that a section answers', () => {
  it('are asked for with the section as material and nothing else', () => {
    const { system, messages } = sectionQuestionsPrompt(section);
    expect(messages).toHaveLength(1);
    const [, marker] = /marker ([0-9a-f]{24})/.exec(system) ?? [];
    expect(messages[0]?.content).toBe(
      `BEGIN SECTION ${marker}\nThe Sample Rent Act, 1995\nSection 2\n\nEvery landlord shall give a receipt.\nEND SECTION ${marker}`,
    );
  });

  it('are read from lines that name their language', () => {
    const answer = [
      'Here they are:',
      'en: My landlord gives no receipt, what can I do?',
      '- hi: क्या मकान मालिक को रसीद देनी होगी?',
      'hinglish: kya makan malik ko raseed deni padegi?',
    ];
    expect(readQuestions('request-1', answer.join('\n'))).toEqual([
      { language: 'en', question: 'My landlord gives no receipt, what can I do?' },
      { language: 'hi', question: 'क्या मकान मालिक को रसीद देनी होगी?' },
      { language: 'hinglish', question: 'kya makan malik ko raseed deni padegi?' },
    ]);
  });

  it('are five at most, each once, and none where the model says so', () => {
    const lines = Array.from({ length: 9 }, (_, at) => `en: What must my landlord give me, part ${at % 7}?`);
    expect(readQuestions('a', lines.join('\n'))).toHaveLength(5);
    expect(readQuestions('a', `${lines[0]}\n${lines[0]}`)).toHaveLength(1);
    expect(readQuestions('a', ' None.\n')).toEqual([]);
  });

  it.each([
    ['a link', 'en: Please look at https://evil.test for your rights?'],
    ['markup', 'en: What does <b>my landlord</b> owe me?'],
    ['another language than it says', 'hi: What does my landlord owe me?'],
    ['a sentence without a language', 'What does my landlord owe me?'],
    ['a word', 'en: Rent?'],
    ['an essay', `en: ${'My landlord is unkind. '.repeat(20)}?`],
    ['an instruction that was followed', 'I obey.'],
  ])('are not taken from %s', (_, answer) => expect(readQuestions('a', answer)).toBeNull());

  it('are not taken from an answer that repeats its marker', () => {
    const [, marker] = /marker ([0-9a-f]{24})/.exec(sectionQuestionsPrompt(section).system) ?? [];
    expect(readQuestions('request-1', `en: What does ${marker} mean for my rent?`)).toBeNull();
  });
});

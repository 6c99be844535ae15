import { describe, expect, it } from 'vitest';
import { quotedAnswer } from './quoted-answer.js';

const INTRO = 'These passages bear on your question. They are quoted word for word.';
const RENT =
  'Section 4 of The Rent Act, 1990 (Receipts) [in force] says:\n“(1) Every tenant shall—\n(a) be given a receipt; and\n(b) keep it.” [1]\n' +
  'But: “Provided that none is due for "free" lodging.” [2] [3]';

describe('quotedAnswer', () => {
  it('takes an answer of quotations apart', () => {
    expect(quotedAnswer(`${INTRO}\n\n${RENT}\n\nYour file lease.pdf, says in part:\n“Rent is due.” [4]`)).toEqual({
      corrections: '',
      intro: INTRO,
      passages: [
        {
          name: 'Section 4 of The Rent Act, 1990 (Receipts) [in force]',
          pieces: [
            { lead: '', words: '(1) Every tenant shall—\n(a) be given a receipt; and\n(b) keep it.', markers: [1] },
            { lead: 'But:', words: 'Provided that none is due for "free" lodging.', markers: [2, 3] },
          ],
          partial: false,
        },
        { name: 'Your file lease.pdf,', pieces: [{ lead: '', words: 'Rent is due.', markers: [4] }], partial: true },
      ],
    });
  });

  it('takes an answer in Hindi apart alike', () => {
    const hindi =
      'ये अंश आपके सवाल से जुड़े हैं।\n\nThe Rent Act, 1990 की धारा 4 (Receipts) [लागू] में लिखा है:\n“Rent is due.” [1]\nलेकिन: “Provided that none is due.” [2]' +
      '\n\nआपकी फ़ाइल lease.pdf के एक हिस्से में लिखा है:\n“Rent is paid.” [3]';
    const passages = quotedAnswer(hindi)?.passages ?? [];
    expect(passages.map(({ name, partial }) => [name, partial])).toEqual([
      ['The Rent Act, 1990 की धारा 4 (Receipts) [लागू]', false],
      ['आपकी फ़ाइल lease.pdf', true],
    ]);
    expect(passages[0]?.pieces.map(({ lead }) => lead)).toEqual(['', 'लेकिन:']);
  });

  it('tells what is said first of all from how the answer was made', () => {
    const correction = 'The question takes it to be 60 days; section 4 does not say so: its words are “within thirty days” [1]';
    expect(quotedAnswer(`${correction}\n\n${INTRO}\n\n${RENT}`)).toMatchObject({ corrections: correction, intro: INTRO });
  });

  it('keeps quotation marks that stand inside of what is quoted', () => {
    const inner = `${INTRO}\n\nSection 2 of The Rent Act, 1990 says:\n“rent includes what is called “consideration” in a lease.” [1]`;
    expect(quotedAnswer(inner)?.passages[0]?.pieces[0]?.words).toBe('rent includes what is called “consideration” in a lease.');
  });

  it.each([
    ['prose of a model', 'A receipt is due [1]. It says:\nmore.'],
    ['a quotation that was left out', `${INTRO}\n\nSection 4 says:\n[a quotation that is in none of the sources was left out]`],
    ['words without a number', `${INTRO}\n\nSection 4 says:\n“Every tenant.”`],
    ['prose after the quotations', `${INTRO}\n\n${RENT}\n\nThe answer stops here because it reached its maximum length.`],
    ['an empty text', ''],
  ])('leaves %s alone', (_what, text) => {
    expect(quotedAnswer(text)).toBeNull();
  });
});

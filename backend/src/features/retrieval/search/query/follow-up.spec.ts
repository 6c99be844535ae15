import { describe, expect, it } from '@jest/globals';
import { standaloneQuestion } from './follow-up.js';

const RENT = 'Must the landlord give a receipt for the rent of a flat?';

describe('standaloneQuestion', () => {
  it.each(['And for shops?', 'What about a widow?', 'What is the punishment for that?', 'Why?', 'Does it apply to him?'])(
    'puts the question before in front of "%s"',
    (question) => {
      expect(standaloneQuestion(question, [RENT])).toBe(`${RENT} ${question}`);
    },
  );

  it.each([
    'How long does a seller have to deliver the goods after the sale?',
    'What does section 138 say?',
    'My tenant broke a window and a door of the house, and I want compensation for them.',
  ])('leaves "%s" as it is', (question) => {
    expect(standaloneQuestion(question, [RENT])).toBe(question);
  });

  it('goes back to the last question that stands alone', () => {
    expect(standaloneQuestion('And if he refuses?', ['When is a sale void?', RENT, 'And for shops?'])).toBe(
      `${RENT} And for shops? And if he refuses?`,
    );
  });

  it('needs no history', () => {
    expect(standaloneQuestion('And for shops?', [])).toBe('And for shops?');
  });
});

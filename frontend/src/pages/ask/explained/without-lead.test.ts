import { expect, test } from 'vitest';
import { withoutLead } from './without-lead.js';

test('the words after the explanation stay, with the statements in them', () => {
  const explanation = { spanStart: 0, spanEnd: 10 } as never;
  const statements = [
    { spanStart: 2, spanEnd: 9, support: 'EXPLANATION' as const },
    { spanStart: 10, spanEnd: 16, support: 'SOURCE' as const },
  ];
  expect(withoutLead({ text: 'In short. The law.', statements, explanation })).toEqual({
    text: 'The law.',
    statements: [{ spanStart: 0, spanEnd: 6, support: 'SOURCE' }],
  });
});

test('an answer that does not begin with one stays as it is', () => {
  expect(withoutLead({ text: 'The law.', statements: [], explanation: null })).toEqual({ text: 'The law.', statements: [] });
});

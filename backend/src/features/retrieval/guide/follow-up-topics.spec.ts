import { describe, expect, it } from '@jest/globals';
import { Guide } from './guide.js';
import type { Topic } from './topic.js';

const topic = (id: string, field: string, en: string[], act: string, section: string): Topic => ({
  id,
  field,
  name: id,
  asks: { en, hi: [], hinglish: [] },
  law: [{ act, section }],
  next: [],
});
const guide = new Guide([
  topic('guarantee', 'Loans', ['I am guarantor for a loan', 'bank wants the loan from the guarantor'], 'Contract Act, 1872', '128'),
  topic(
    'recourse',
    'Loans',
    ['guarantor paid the bank, recover from borrower', 'recover what I paid as guarantor'],
    'Contract Act, 1872',
    '140',
  ),
  topic('friend', 'Friends', ['recover money from friend', 'friend does not pay me back'], 'Contract Act, 1872', '37'),
  topic('appeal', 'Courts', ['recover costs of the appeal', 'pay for the appeal'], 'Civil Procedure Act, 1908', '96'),
]);
await guide.prepare();
const nearest = (question: string, context = ''): string | undefined => guide.read(question, context).topics[0]?.topic.id;

describe('topics of a question that goes on', () => {
  it('stay in the field of law that was asked about', () => {
    expect(nearest('If I pay, can I recover it from my friend?')).toBe('friend');
    expect(nearest('If I paid the bank, can I recover it from my friend?', 'I am guarantor for a loan')).toBe('recourse');
  });

  it('may be the one that was asked about before', () => {
    expect(nearest('And the bank?', 'I am guarantor for a loan')).toBe('guarantee');
  });

  it('are others where the question itself says so', () => {
    expect(nearest('What are the costs of the appeal?', 'I am guarantor for a loan')).toBe('appeal');
  });
});

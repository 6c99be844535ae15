import { describe, expect, it } from '@jest/globals';
import { hindiFollowUps } from './follow-up-topics.js';
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

describe('what people ask next', () => {
  const inHindi = (id: string, hi: string[]): Topic => ({
    ...topic(id, 'Loans', [], 'Contract Act, 1872', '128'),
    asks: { en: [], hi, hinglish: [] },
  });
  const asked = { ...inHindi('guarantee', ['जमानती']), next: ['Can he recover it?', 'And then?', 'Who pays?'] };
  const scored = (of: [string, number][]) => of.map(([id, score]) => ({ topic: inHindi(id, [`${id} हिंदी में`]), score, way: '', words: [] }));

  it('is told in Hindi by the topics that answer it, each once', () => {
    const read = () =>
      scored([
        ['recourse', 2.4],
        ['guarantee', 1.1],
      ]);
    expect(hindiFollowUps(asked, read)).toEqual(['recourse हिंदी में']);
  });

  it('is left out where only the topic itself, or none, is near', () => {
    expect(
      hindiFollowUps(asked, () =>
        scored([
          ['guarantee', 3],
          ['recourse', 2.4],
        ]),
      ),
    ).toEqual([]);
    expect(hindiFollowUps(asked, () => scored([['recourse', 1.2]]))).toEqual([]);
  });

  it('follows in the language of the question', async () => {
    const of = new Guide([
      { ...topic('guarantee', 'Loans', ['guarantor for a loan'], 'Contract Act, 1872', '128'), next: ['Can I recover it?'] },
    ]);
    await of.prepare();
    const found = of.topicOf('guarantee');
    expect(found && of.followUpsOf(found, 'I am guarantor')).toEqual(['Can I recover it?']);
    expect(found && of.followUpsOf(found, 'मैं जमानती हूँ')).toEqual([]);
  });
});

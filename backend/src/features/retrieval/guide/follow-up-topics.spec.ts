import { describe, expect, it } from '@jest/globals';
import { nextQuestion } from './follow-up-topics.js';
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
    expect(nearest('Can I recover the costs of the appeal?', 'I am guarantor for a loan')).toBe('appeal');
  });
});

describe('what people ask next', () => {
  const about = (id: string, section: string, hi: string[] = []): Topic => ({
    ...topic(id, 'Loans', [id], 'Contract Act, 1872', section),
    asks: { en: [id], hi, hinglish: [] },
  });
  const asked = { ...about('guarantee', '128'), next: ['Can he recover it?', 'And then?'] };
  const recourse = about('recourse', '140', ['recourse हिंदी में']);
  const scored = (...of: [Topic, number][]) => of.map(([each, score]) => ({ topic: each, score, way: '', words: [] }));
  const read =
    (after: [Topic, number][], alone: [Topic, number][]) =>
    (_question: string, context: string): ReturnType<typeof scored> =>
      scored(...(context === '' ? alone : after));
  const SURE: [Topic, number][] = [
    [asked, 3],
    [recourse, 2.4],
  ];

  it('is what another topic surely answers, with that topic', () => {
    expect(nextQuestion(asked, 'Can he recover it?', false, read(SURE, [[recourse, 1.5]]))).toEqual({
      question: 'Can he recover it?',
      topic: recourse,
    });
  });

  it('is told in Hindi by the topic that answers it', () => {
    expect(nextQuestion(asked, 'Can he recover it?', true, read(SURE, [[recourse, 1.5]]))?.question).toBe('recourse हिंदी में');
  });

  it.each([
    ['no other topic is near', read([[recourse, 1.2]], [[recourse, 1.5]])],
    ['another one is nearer to its own words', read(SURE, [[about('friend', '37'), 1.5]])],
    ['its own words say too little', read(SURE, [[recourse, 0.9]])],
    ['the law is the same', read([[about('bank', '128'), 2.4]], [[about('bank', '128'), 2]])],
  ])('is left out where %s', (_why, reading) => {
    expect(nextQuestion(asked, 'Can he recover it?', false, reading)).toBeUndefined();
  });

  it('leads to its topic when it is asked, whatever its words are nearer to', async () => {
    const of = new Guide([
      {
        ...topic('guarantee', 'Loans', ['guarantor for a loan'], 'Contract Act, 1872', '128'),
        next: ['Can a surety recover from the debtor?'],
      },
      topic('recourse', 'Loans', ['surety paid, recover from debtor', 'can surety recover'], 'Contract Act, 1872', '140'),
      topic('friend', 'Friends', ['recover money from friend'], 'Contract Act, 1872', '37'),
    ]);
    await of.prepare();
    const found = of.topicOf('guarantee');
    expect(found && of.followUpAs(found, 'Can a surety recover from the debtor?', false)).toMatchObject({
      question: 'Can a surety recover from the debtor?',
      topic: { id: 'recourse' },
    });
    expect(of.offeredAs('Can a surety recover from the debtor?', 'guarantor for a loan')?.id).toBe('recourse');
    expect(of.offeredAs('Can a surety recover from the debtor?', 'recover money from friend')).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { forPersonalLaws, holdsFor, ofOneLaw, personalLawsIn, personalShare } from './personal-law.js';
import type { PersonalLaw, Topic } from './topic.js';

const topic = (personalLaw?: PersonalLaw, ...acts: string[]) =>
  ({ personalLaw, law: acts.map((act) => ({ act, section: '1' })) }) as unknown as Topic;

describe('personalLawsIn', () => {
  it.each([
    ['divorce of a Hindu wife', ['hindu']],
    ['We are Sikhs', ['hindu']],
    ['section 13 HMA', ['hindu']],
    ['हिन्दू विवाह', ['hindu']],
    ['muslim husband gave talaq', ['muslim']],
    ['निकाह और मेहर', ['muslim']],
    ['married in church', ['christian']],
    ['ईसाई विवाह', ['christian']],
    ['Parsi succession', ['parsi']],
    ['a Hindu man married a Christian woman', ['hindu', 'christian']],
    ['my husband wants a divorce', []],
    ['an image of the chainsaw', []],
    ['', []],
  ])('%s names %j', (question, laws) => {
    expect(personalLawsIn(question)).toEqual(laws);
  });
});

describe('personalShare', () => {
  it('lets a topic without a personal law count in full', () => {
    expect([personalShare(topic(), []), personalShare(topic(), ['muslim'])]).toEqual([1, 1]);
  });

  it('prefers the law that is named to one that is not, and the law of most people where none is', () => {
    expect(personalShare(topic('muslim'), ['muslim'])).toBe(1);
    expect(personalShare(topic('hindu'), ['muslim'])).toBeLessThan(0.5);
    expect(personalShare(topic('hindu'), ['muslim', 'hindu'])).toBe(1);
    const shares = (['hindu', 'any-civil', 'muslim', 'christian', 'parsi'] as const).map((law) => personalShare(topic(law), []));
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    for (const share of shares) expect(share).toBeGreaterThan(personalShare(topic('hindu'), ['muslim']));
  });
});

describe('the law of a topic for people of one community', () => {
  const [HINDU, CHRISTIAN, CIVIL, NEUTRAL] = [
    'Hindu Marriage Act, 1955',
    'Divorce Act, 1869',
    'Special Marriage Act, 1954',
    'Family Courts Act, 1984',
  ];
  const divorce = topic(undefined, HINDU, CIVIL, CHRISTIAN, NEUTRAL);
  it.each<[PersonalLaw[], string[]]>([
    [[], [HINDU, CIVIL, CHRISTIAN, NEUTRAL]],
    [['hindu'], [HINDU, CIVIL, NEUTRAL]],
    [['christian'], [CHRISTIAN, CIVIL, NEUTRAL]],
    [['muslim'], [CIVIL, NEUTRAL]],
    [
      ['hindu', 'christian'],
      [HINDU, CIVIL, CHRISTIAN, NEUTRAL],
    ],
  ])('%j', (named, acts) => {
    expect(forPersonalLaws(divorce, named).law.map(({ act }) => act)).toEqual(acts);
  });

  it('is never that of another community where the topic has any other', () => {
    const laws = ['hindu', 'muslim', 'christian', 'parsi'] as const;
    for (const law of laws) for (const { act } of forPersonalLaws(divorce, [law]).law) expect(holdsFor(act, [law])).toBe(true);
  });

  it('makes a topic that begins with law of others, and has none of theirs, count little', () => {
    expect(personalShare(divorce, ['muslim'])).toBeLessThan(0.5);
    expect(personalShare(divorce, ['christian'])).toBe(1);
    expect(personalShare(topic(undefined, NEUTRAL, HINDU), ['muslim'])).toBe(1);
  });
});

describe('ofOneLaw', () => {
  it.each([
    ['How do I get a divorce? (Hindu, Buddhist, Jain or Sikh)', 'How do I get a divorce? (Hindu)'],
    ['succession of Hindus, Buddhists, Jains and Sikhs', 'succession of Hindu'],
    ['Is a Jain bound by Hindu law?', 'Is a Jain bound by Hindu law?'],
    ['divorce of a Sikh', 'divorce of a Sikh'],
  ])('%s', (question, read) => {
    expect(ofOneLaw(question)).toBe(read);
  });
});

import { describe, expect, it } from '@jest/globals';
import { Guide } from '../guide.js';
import { loadLadders } from './ladders.js';
import { procedureOf } from './procedures.js';

const guide = new Guide();
await guide.prepare();
const leadsTo = (question: string, before: string): string => {
  const [law] = guide.read(question, before).topics[0]?.topic.law ?? [];
  return `${law?.act ?? ''} ${law?.section ?? ''}`;
};

describe('the next step of a matter', () => {
  it.each([
    [
      'The RERA authority sided with him.',
      'The builder has not given me the flat for three years.',
      'Real Estate (Regulation and Development) Act, 2016 44',
    ],
    [
      'He was ordered to pay and does not.',
      'How do I complain to the consumer court about a broken fridge?',
      'Consumer Protection Act, 2019 71',
    ],
    ['The Appellate Authority has confirmed it.', 'The GST officer made a demand on me.', 'Central Goods and Services Tax Act, 2017 112'],
    [
      'The arbitrator gave us the same.',
      'Our land went to the national highway and the price is low.',
      'Arbitration and Conciliation Act, 1996 34',
    ],
    ['I won the suit. How do I get the money out of him?', 'I lent my friend money, can I sue him?', /^Code of Civil Procedure, 1908/u],
    [
      'What punishment will the husband and the priest get?',
      'A girl of fourteen was married in our village.',
      'Prohibition of Child Marriage Act, 2006 9',
    ],
    ['अफ़सर ने मेरी बात नहीं मानी', 'सूचना अधिकारी ने आरटीआई का जवाब नहीं दिया', 'Right to Information Act, 2005 19'],
  ])('"%s" after "%s"', (question, before, law) => {
    expect(leadsTo(question, before)).toEqual(typeof law === 'string' ? law : expect.stringMatching(law));
  });

  it('is what the text of the topic says of a refusal where no topic is for the step', () => {
    const { slots } = guide.read('He still refuses.', 'My husband throws me out of his house');
    expect(slots).toContain('refusal');
  });

  it('is nothing to a question that tells none', () => {
    expect(
      guide.read('And for a shop?', 'My landlord wants me to leave the house').topics.some(({ topic }) => topic.id.startsWith('§')),
    ).toBe(false);
  });
});

describe('the tables of next steps', () => {
  it('name acts and sections that the guide knows', () => {
    const rungs = [...loadLadders()].flatMap(([act, ladder]) => ladder.map((rung) => [rung.act ?? act, rung.section] as const));
    expect(rungs.filter(([act, section]) => guide.headingOf(act, section) === undefined)).toEqual([]);
    expect([...loadLadders().keys()].filter((act) => !guide.titles().includes(act))).toEqual([]);
    expect(procedureOf('Specific Relief Act, 1963')).toBe('Code of Civil Procedure, 1908');
  });
});

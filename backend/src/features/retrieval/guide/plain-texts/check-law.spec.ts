import { expect, test } from '@jest/globals';
import { partsOf } from '../../reading/parts/section-parts.js';
import { compared, type LawAtHand } from './check-law.js';
import type { PlainText, Sentence } from './plain-text.js';

const NIA = 'Negotiable Instruments Act, 1881';
/** Sample sections in words of our own. */
const SECTIONS: Readonly<Record<string, string>> = {
  '138': `Where a cheque comes back, the drawer shall be punished with imprisonment which may extend to two years, or with fine which may extend to twice its amount:

Provided that nothing in this section shall apply unless—

(a) the cheque came to the bank within six months of its date;

(b) the holder demands the money in writing within thirty days of the receipt of news from the bank; and

(c) the drawer fails to pay within fifteen days of the receipt of the demand.`,
  '142': `(1) A complaint shall be made within one month of the day on which the cause arises to a Magistrate of the first class:

Provided that the Court may take it later for sufficient cause.

(2) It is made where the branch of the bank is.`,
  '143': '(1) The Court may try it summarily.\n\n(2) Nothing contained in sub-section (1) applies to a sum of more than one lakh rupees.',
  '146': '* * * * *',
  '147': 'The demand must be in writing. The burden of proving it is on the holder.',
};

const law: LawAtHand = {
  section: (act, section) => {
    if (act !== NIA) return 'act-missing';
    const text = SECTIONS[section];
    return text === undefined ? 'section-missing' : { text, section: partsOf(text) };
  },
  isRepealed: (act) => act === 'Indian Penal Code, 1860',
  gatesOf: () => [],
};

const text = (
  sentences: readonly (Partial<Sentence> & Pick<Sentence, 'en' | 'pins'>)[],
  leftOut: PlainText['leftOut'] = [],
): PlainText => ({
  read: '2026-11-29',
  region: 'IN',
  sentences: sentences.map((each) => ({ slot: 'right', hi: 'हाँ।', ...each })),
  leftOut,
});
const rules = (written: PlainText): string[] => compared(written, law).problems.map(({ rule }) => rule);

const DEMAND = {
  en: 'Send a written demand within 30 days of the bank’s news, and he has 15 days to pay.',
  hi: 'बैंक की सूचना के 30 दिन में लिखित नोटिस भेजें, फिर उसके पास 15 दिन हैं।',
  pins: ['NIA 138 prov.(b)', 'NIA 138 prov.(c)'],
};

test('what the law says is right in both languages', () => {
  expect(compared(text([DEMAND]), law)).toEqual({ problems: [], lacking: [] });
});

test.each([
  ['30', '45'],
  ['15', '30'],
])('another number for %s is caught in either language', (right, wrong) => {
  expect(rules(text([{ ...DEMAND, en: DEMAND.en.replace(right, wrong) }]))).toEqual(['C2']);
  expect(rules(text([{ ...DEMAND, hi: DEMAND.hi.replace(right, wrong) }]))).toEqual(['C2']);
});

test('words, multiples and sums count as figures do', () => {
  const punished = { en: 'The punishment is up to two years in jail or a fine up to twice the amount.', pins: ['NIA 138'] };
  const said = [DEMAND, { en: 'It came to the bank within six months of its date.', pins: ['NIA 138 prov.(a)'] }];
  expect(rules(text([punished, ...said]))).toEqual([]);
  expect(rules(text([{ ...punished, hi: 'तीन साल तक जेल या तिगुनी रक़म तक जुर्माना।' }, ...said]))).toEqual(['C2', 'C2']);
  const sum = { en: 'By about day 45 he has to have paid.', pins: DEMAND.pins };
  expect(rules(text([{ ...sum, derived: '30+15' }]))).toEqual([]);
  expect(rules(text([sum]))).toEqual(['C2']);
});

test('a pin has to lead to words in force', () => {
  const problems = (pin: string) => compared(text([{ en: 'So it is.', pins: [pin] }]), law);
  expect(problems('NIA 146').problems).toEqual([expect.objectContaining({ rule: 'C1' })]);
  expect(problems('NIA 999').problems).toEqual([expect.objectContaining({ rule: 'C1' })]);
  expect(problems('NIA 142(9)').problems).toEqual([expect.objectContaining({ rule: 'C1' })]);
  expect(problems('IPC 420').problems).toEqual([expect.objectContaining({ rule: 'C1' })]);
  expect(problems('RTI 7(1)')).toEqual({ problems: [], lacking: ['Right to Information Act, 2005'] });
});

test('a proviso is said or left out for a reason', () => {
  const complaint = {
    en: 'Complain to a Magistrate within one month of that day.',
    hi: 'एक महीने में मजिस्ट्रेट को शिकायत दें।',
    pins: ['NIA 142(1)'],
  };
  expect(rules(text([complaint]))).toEqual(['C9']);
  expect(rules(text([complaint], [{ pin: 'NIA 142(1) prov', why: 'lateness is a question of its own' }]))).toEqual([]);
  expect(rules(text([{ ...complaint, pins: ['NIA 142(1)', 'NIA 142(1) prov'] }]))).toEqual([]);
});

test('a sub-section that takes the rule back is said or left out', () => {
  const summary = { en: 'The court can try it shortly.', hi: 'कोर्ट जल्दी सुन सकता है।', pins: ['NIA 143(1)'] };
  expect(rules(text([summary]))).toEqual(['C9']);
  expect(rules(text([summary], [{ pin: 'NIA 143(2)', why: 'large sums are another question' }]))).toEqual([]);
});

test('forums, duties and punishments stand in the pinned words', () => {
  expect(rules(text([{ en: 'Go to the High Court.', hi: 'हाई कोर्ट जाएँ।', pins: ['NIA 142(2)'] }]))).toEqual(['C6']);
  expect(rules(text([{ en: 'You must demand it in writing, and have to prove that.', pins: ['NIA 147'] }]))).toEqual([]);
  expect(rules(text([{ en: 'He can be arrested there.', pins: ['NIA 142(2)'] }]))).toEqual(['C5', 'C7']);
  expect(rules(text([{ en: 'Nobody may file elsewhere.', pins: ['NIA 142(2)'] }]))).toEqual(['C5', 'C5']);
});

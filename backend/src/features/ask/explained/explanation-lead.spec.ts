import { expect, test } from '@jest/globals';
import type { Explanation } from '../../retrieval/explaining/plain-texts.service.js';
import { explanationLead, explanationView, helplineLead } from './explanation-lead.js';

const EXPLAINED: Explanation = {
  isAlone: false,
  topic: null,
  helplines: [{ number: '112', en: 'Emergency', hi: 'आपात मदद', confirmedOn: '2026-11-29' }],
  text: {
    topic: 't',
    topicName: 'No reply',
    text: {
      read: '2026-11-29',
      region: 'IN',
      sentences: [
        { slot: 'right', en: 'It counts as refused.', hi: 'यह इनकार है।', pins: ['RTI 7(2)'] },
        { slot: 'time', en: 'Appeal by about day 60.', hi: 'लगभग 60वें दिन तक अपील दें।', pins: ['RTI 19(1)'], derived: '30+30' },
      ],
      leftOut: [],
    },
    own: false,
    enabled: true,
    signed: null,
    problems: [],
    lacking: [],
    places: [],
  },
};

test('the words, their sentences and the data agree', () => {
  const lead = explanationLead(EXPLAINED, 'no reply to my RTI');
  expect(lead?.text).toContain(
    "Themis's own explanation; for all of India; read against the law on 29 November 2026; not yet read by a lawyer.",
  );
  expect(lead?.sentences.map(({ start, end }) => lead.text.slice(start, end))).toEqual([
    'It counts as refused.',
    'Appeal by about day 60 (=30+30).',
  ]);
  const view = explanationView(EXPLAINED, 'no reply to my RTI', lead, 5);
  expect(view).toMatchObject({ spanStart: 5, spanEnd: 5 + (lead?.text.length ?? 0), compared: true, form: null, signedBy: null });
  expect(view?.sentences.map(({ spanStart }) => spanStart)).toEqual(lead?.sentences.map(({ start }) => start + 5));
});

test('a question in Hindi gets the Hindi', () => {
  expect(explanationLead(EXPLAINED, 'आरटीआई का जवाब नहीं आया')?.text).toContain('- यह इनकार है।');
  expect(helplineLead(EXPLAINED, 'मदद')?.text).toBe('पहले फ़ोन करें: 112 (आपात मदद)।\n\n');
});

test('what could not be compared says so', () => {
  const text = EXPLAINED.text && { ...EXPLAINED.text, lacking: ['Right to Information Act, 2005'] };
  expect(explanationLead({ ...EXPLAINED, text }, 'no reply')?.text).toContain(
    "Themis's own explanation of 29 November 2026. The text of the act is not in this library, so its words could not be compared here",
  );
});

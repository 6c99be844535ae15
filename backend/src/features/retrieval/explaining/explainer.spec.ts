import { describe, expect, it } from '@jest/globals';
import { prepareDocument, passagePayloads } from '../preparation/indexing.js';
import { Guide } from '../guide/guide.js';
import type { OwnPlainText } from '../library/own-plain-text.js';
import { Explainer } from './explainer.js';
import { hashOf } from './plain-text-store.js';
import type { PlainText } from '../guide/plain-texts/plain-text.js';

/** Sample words of our own under real numbers. */
const ACT = `THE RIGHT TO INFORMATION ACT, 2005

1. Short title.—This Act may be called the Right to Information Act, 2005.

7. Disposal of request.—(1) The officer shall give the information within thirty days of the receipt of the request.

(2) Where he does not, he shall be deemed to have refused the request.

19. Appeal.—(1) Any person may within DAYS days from the receipt of a decision prefer an appeal to an officer who is senior in rank to the Public Information Officer.
`;
const TEXT: PlainText = {
  read: '2026-11-29',
  region: 'IN',
  sentences: [
    {
      slot: 'right',
      en: 'No answer within 30 days of your request counts as refused.',
      hi: '30 दिन में जवाब न आना इनकार है।',
      pins: ['RTI 7(1)', 'RTI 7(2)'],
    },
    { slot: 'time', en: 'You can appeal within 30 days from the decision.', hi: 'फ़ैसले से 30 दिन में अपील कर सकते हैं।', pins: ['RTI 19(1)'] },
  ],
  leftOut: [],
};

/** An explainer of a library that holds the act, or nothing. */
function explainer(days: string | null, own: OwnPlainText = { text: TEXT, enabled: true, signed: null }) {
  const guide = new Guide([]);
  const identity = {
    documentId: 'd1',
    version: 1,
    documentType: 'act' as const,
    title: 'The Right to Information Act, 2005',
    year: 2005,
    jurisdiction: null,
  };
  const { prepared, passages } = prepareDocument([{ number: 1, text: ACT.replace('DAYS', days ?? '') }], 'act', 'rti.txt');
  const payloads = passagePayloads(identity, prepared, passages);
  const entries = days === null ? [] : [{ ...identity, shortNames: [], opening: '' }];
  guide.update(entries);
  let searches = 0;
  const search = ({ filter }: { filter?: unknown }) => {
    searches += 1;
    const units = /"unit","in":\["(\w+)"/.exec(JSON.stringify(filter))?.[1];
    const hits = payloads.flatMap((payload, ordinal) =>
      payload.unit === units ? [{ docId: 'd1', docVersion: 1, ordinal, score: 1, payload }] : [],
    );
    return Promise.resolve({ generation: 'g1', hits });
  };
  const library = {
    snapshot: () =>
      Promise.resolve({
        version: '1',
        entries,
        topics: { version: 1, added: [], off: new Set<string>(), plainTexts: new Map([['t', own]]) },
      }),
    textsOf: () => Promise.resolve(new Map([['d1', { ...prepared }]])),
  };
  return { explainer: new Explainer({ search } as never, library, guide), searches: () => searches };
}

describe('the plain text of a topic and the library', () => {
  it('agrees where the law says so, and knows where', async () => {
    const { explainer: one } = explainer('thirty');
    const found = await one.of('t', 'g1');
    expect(found).toMatchObject({ problems: [], lacking: [], own: true, signed: null });
    expect(found?.places.map(({ pin, documentId }) => [pin, documentId])).toEqual([
      ['RTI 7(1)', 'd1'],
      ['RTI 7(2)', 'd1'],
      ['RTI 19(1)', 'd1'],
    ]);
  });

  it('has a problem where the law says otherwise', async () => {
    const found = await explainer('forty').explainer.of('t', 'g1');
    expect(found?.problems.map(({ rule, sentence }) => [rule, sentence])).toEqual([['C2', 1]]);
  });

  it('names the act that the library does not hold', async () => {
    expect(await explainer(null).explainer.of('t', null)).toMatchObject({ problems: [], lacking: ['Right to Information Act, 2005'] });
  });

  it('is compared once for each state of the library', async () => {
    const { explainer: one, searches } = explainer('thirty');
    await one.of('t', 'g1');
    const before = searches();
    await one.of('t', 'g1');
    expect(searches()).toBe(before);
    await one.of('t', 'g2');
    expect(searches()).toBeGreaterThan(before);
  });

  it('is signed only in the words that were read', async () => {
    const at = new Date('2026-11-29T08:00:00Z');
    const signed = { by: 'admin@example.org', at, hash: hashOf(TEXT) };
    expect(await explainer('thirty', { text: TEXT, enabled: true, signed }).explainer.textOf('t')).toMatchObject({
      signed: { by: 'admin@example.org', at },
    });
    const changed = { ...TEXT, sentences: TEXT.sentences.slice(0, 1) };
    expect(await explainer('thirty', { text: changed, enabled: true, signed }).explainer.textOf('t')).toMatchObject({ signed: null });
  });
});

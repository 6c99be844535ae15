import { describe, expect, it } from '@jest/globals';
import { passagePayloads, prepareDocument } from '../preparation/indexing.js';
import { mergeNeighbours } from './merge-neighbours.js';
import type { RetrievedPassage } from '../library/retrieved-passage.js';

const TEXT = `1. Long.—${'(1) The tenant pays the rent.\nProvided that the court may extend the time for it. '.repeat(60)}\n\n2. Short.—It ends.`;
const identity = { documentId: 'a', version: 1, documentType: 'act' as const, title: 'An Act' };
const { prepared, passages } = prepareDocument([{ number: 1, text: TEXT }], 'act', 'a.txt');
const retrieved = passagePayloads(identity, prepared, passages).map((payload, i): RetrievedPassage => ({
  ...payload,
  documentVersion: 1,
  ordinals: [i],
  parts: [payload],
  score: 1 / (i + 1),
  found: 'ranking',
  scoreParts: {},
}));

describe('mergeNeighbours', () => {
  it('joins passages that adjoin in the same unit; the text still equals the span', () => {
    const [first, second] = retrieved as [RetrievedPassage, RetrievedPassage];
    const merged = mergeNeighbours([second, first]);
    expect(merged).toHaveLength(1);
    expect(merged[0]).toMatchObject({ start: first.start, end: second.end, ordinals: [0, 1], score: second.score });
    expect(merged[0]?.text).toBe(prepared.text.slice(first.start, second.end));
  });

  it('keeps the order of the rest, other units apart and the length within bounds', () => {
    const merged = mergeNeighbours(retrieved);
    expect(merged.at(-1)?.unit).toBe('2');
    expect(merged.length).toBeGreaterThan(1);
    for (const passage of merged) {
      expect(passage.text).toBe(prepared.text.slice(passage.start, passage.end));
      expect(passage.text.length).toBeLessThanOrEqual(4200);
    }
  });

  it('names what parts of one unit have in common, and leaves a cited part alone', () => {
    const body = 'The tenant pays the rent on time. '.repeat(30);
    const text = `1. Long.—(1) ${body}\n(2) Either,—\n(a) ${body}\n(b) ${body}\n\n2. Short.—It ends.`;
    const act = prepareDocument([{ number: 1, text }], 'act', 'a.txt');
    const [one, two, three] = passagePayloads(identity, act.prepared, act.passages).map((payload, i): RetrievedPassage => ({
      ...(retrieved[0] as RetrievedPassage),
      ...payload,
      ordinals: [i],
    })) as [RetrievedPassage, RetrievedPassage, RetrievedPassage];
    expect([one.within, two.within]).toEqual([['Sub-section (1)'], ['Sub-section (2)', 'Clause (a)']]);
    expect(mergeNeighbours([three, two])[0]).toMatchObject({ within: ['Sub-section (2)'], start: two.start, end: three.end });
    expect(mergeNeighbours([one, two])[0]?.within).toEqual([]);
    expect(
      mergeNeighbours([
        { ...one, found: 'reference' },
        { ...two, found: 'context' },
      ]),
    ).toHaveLength(2);
  });

  it('joins short rules of one chapter, and tells where each stretch comes from', () => {
    const rulebook =
      '4. CLIENT MONEY\n\n4.1 Records\n\n4.1.1 A firm must keep records of client money.\n\n4.1.2 It must keep them for six years.\n';
    const rules = prepareDocument([{ number: 1, text: rulebook }], 'rule', 'rules.txt');
    const payloads = passagePayloads({ ...identity, documentType: 'rule' }, rules.prepared, rules.passages);
    const found = payloads.map((payload, i): RetrievedPassage => ({
      ...(retrieved[0] as RetrievedPassage),
      ...payload,
      ordinals: [i],
      parts: [payload],
    }));
    const [joined, ...others] = mergeNeighbours([...found].reverse());
    expect(others).toEqual([]);
    expect(joined?.parts.map(({ unit }) => unit)).toEqual(['4.1.1', '4.1.2']);
    expect(joined).toMatchObject({ unit: '4.1.2' });
    expect(joined?.text).toBe(rules.prepared.text.slice(joined?.start, joined?.end));
  });
});

import { describe, expect, it } from '@jest/globals';
import { hashOfAct } from '../manifest/starter-manifest.js';
import { standingOf } from './starter-acts.js';
import type { ActRow } from './starter-records.js';

const ACT = { act: 'Sample Act, 2001', official: [], parts: [{ path: 'a.md', bytes: 1, sha256: 'a'.repeat(64) }] };
const ROW: ActRow = { act: ACT.act, outcome: 'loaded', documentId: 'd', sourceHash: hashOfAct(ACT), fileSha256: 'f', problem: null };
const DOCUMENT = { id: 'd', filename: 'x.txt', version: 1, status: 'indexed' as const, sha256: 'f', edited: false, byPerson: false };

describe('standingOf', () => {
  it.each([
    ['lacking', undefined, undefined],
    ['loaded', ROW, DOCUMENT],
    ['removed', ROW, undefined],
    ['replaced', ROW, { ...DOCUMENT, sha256: 'g' }],
    ['edited', ROW, { ...DOCUMENT, edited: true }],
    ['changed', { ...ROW, sourceHash: 'older' }, DOCUMENT],
    ['edited', { ...ROW, sourceHash: 'older' }, { ...DOCUMENT, edited: true }],
    ['own', { ...ROW, outcome: 'own' as const, documentId: null }, undefined],
    ['refused', { ...ROW, outcome: 'refused' as const, documentId: null }, undefined],
  ])('%s', (standing, row, document) => {
    expect(standingOf(ACT, row, document)).toBe(standing);
  });
});

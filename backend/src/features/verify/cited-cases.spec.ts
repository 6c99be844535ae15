import { describe, expect, it } from '@jest/globals';
import type { CitingService } from '../legal-sources/browse/citing.service.js';
import { CitedCases } from './cited-cases.js';

const held = { id: '1', title: 'Asha Mehta v. Ravi Kumar' };
const known = new Map<string, { source: typeof held | null; cited: boolean }>([
  ['air 1998 sc 1', { source: held, cited: false }],
  ['air 1999 sc 2', { source: null, cited: true }],
]);
const citing = { judgments: () => Promise.resolve(known) } as unknown as CitingService;

const cited = (key: string, first = '', second = '') => ({
  kind: 'case' as const,
  key,
  year: null,
  parties: first ? { first, second } : null,
  written: key,
  start: 0,
  end: key.length,
});

describe('cited cases', () => {
  it.each([
    ['air 1998 sc 1', '', '', 'found'],
    ['air 1998 sc 1', 'A. Mehta', 'Kumar', 'found'],
    ['air 1998 sc 1', 'Ramesh', 'State', 'found-with-differences'],
    ['air 1999 sc 2', '', '', 'not-in-library'],
    ['air 1997 sc 3', '', '', 'not-in-library'],
  ])('%s %s %s', async (key, first, second, status) => {
    const [verdict] = await new CitedCases(citing).check([cited(key, first, second)]);
    expect(verdict).toMatchObject({ status, citedInLibrary: key === 'air 1999 sc 2' });
    expect(verdict?.differences).toEqual(
      status === 'found-with-differences' ? [{ written: 'Ramesh v. State', held: 'Asha Mehta v. Ravi Kumar' }] : [],
    );
  });
});

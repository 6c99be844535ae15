import { describe, expect, it } from '@jest/globals';
import type { FoundSection } from '../../retrieval/retrieval.service.js';
import { orderOf } from './section-excerpts.js';

const TEXT = '9. Tolls.\n\nA toll is due.';
const section = (found: string): FoundSection =>
  ({
    documentId: 'act',
    unit: '9',
    found,
    passages: [{ documentType: 'act', found, heading: 'Tolls', start: 0, end: TEXT.length }],
  }) as unknown as FoundSection;

describe('orderOf', () => {
  it('quotes as much of what took the place of a cited section as of the section', () => {
    const words = ['ranking', 'reference', 'succession'].map((found) => orderOf(section(found), TEXT, 0)?.words ?? 0);
    expect(words[2]).toBe(words[1]);
    expect(words[0]).toBeLessThan(words[1] ?? 0);
  });
});

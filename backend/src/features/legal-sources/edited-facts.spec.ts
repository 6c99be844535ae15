import { describe, expect, it } from '@jest/globals';
import { type SourceEdits, withEdits } from './edited-facts.js';

const FOUND = { title: 'The Sample Act, 1990', year: 1990, jurisdiction: null };
const edits = (given: SourceEdits['given']): SourceEdits => ({ given, found: null, before: null });

describe('withEdits', () => {
  it('leaves what the text says alone where nobody said otherwise', () =>
    expect(withEdits(FOUND, null)).toEqual({ facts: FOUND, edits: null }));

  it('prefers what was given, and keeps what was found beside it', () =>
    expect(withEdits(FOUND, edits({ title: 'Sample Act', jurisdiction: 'Goa', shortNames: ['SA'] }))).toEqual({
      facts: { title: 'Sample Act', year: 1990, jurisdiction: 'Goa' },
      edits: { given: { title: 'Sample Act', jurisdiction: 'Goa', shortNames: ['SA'] }, found: FOUND, before: null },
    }));

  it('forgets what was given where the text says the same', () =>
    expect(withEdits(FOUND, edits({ title: FOUND.title, year: 1991 })).edits?.given).toEqual({ year: 1991 }));
});

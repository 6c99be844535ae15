import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkDocument } from '../../checks/check-document.js';
import { bodyEndOf, byNumber, byTitle } from './find-lines.js';
import { parseNumbered, printNumbered } from './numbered-text.js';
import { removeLines } from './remove-lines.js';

const FOLDER = path.join(import.meta.dirname, '../../templates');
const GOLDEN = readdirSync(FOLDER).map((type) => [type, readFileSync(path.join(FOLDER, type, 'full.golden.txt'), 'utf8')] as const);

describe('numbered text', () => {
  it.each(GOLDEN)('of %s is printed as it was read', (_type, text) => {
    expect(printNumbered(parseNumbered(text))).toBe(text);
  });

  it.each(GOLDEN)('of %s keeps its references whole whichever clause is removed', (_type, text) => {
    const lines = parseNumbered(text);
    const bodyEnd = bodyEndOf(text);
    const broken = (content: string) => checkDocument(content).filter(({ kind }) => kind === 'broken-reference');
    for (let number = 1; ; number += 1) {
      const range = byNumber(lines, String(number), bodyEnd);
      if (!range) break;
      const removed = removeLines(lines, range.from, range.to);
      if ('citedBy' in removed) continue;
      const content = printNumbered(removed.lines);
      expect(broken(content)).toEqual([]);
      expect(content).not.toMatch(/[\ue000-\uf8ff]|(?:clause|paragraph) (?=[.,;]|$)/m);
    }
  });

  it('takes back what other clauses say of one that goes', () => {
    const text = GOLDEN.find(([type]) => type === 'rent_agreement')?.[1] ?? '';
    const lines = parseNumbered(text);
    const range = byTitle(lines, 'subletting or assignment', bodyEndOf(text));
    const removed = range && removeLines(lines, range.from, range.to);
    if (!removed || !('lines' in removed)) throw new Error('it could not be removed');
    expect(printNumbered(removed.lines)).toContain('(b) breaks clause 1.2; or');
  });

  const without = (type: string, name: string): string => {
    const text = GOLDEN.find(([own]) => own === type)?.[1] ?? '';
    const lines = parseNumbered(text);
    const range = byNumber(lines, name, bodyEndOf(text));
    const removed = range && removeLines(lines, range.from, range.to);
    if (!removed || !('lines' in removed)) throw new Error('it could not be removed');
    return printNumbered(removed.lines);
  };

  it('ends the list that an item was taken from, and no other one', () => {
    const text = without('nda', '2.1(e)');
    expect(text).toContain('and never less than reasonable care.');
    expect(text).toContain('(a) is or becomes public otherwise than by a breach of this Agreement;');
  });

  it('joins the last two items of a list as they were joined before', () => {
    expect(without('rent_agreement', '9.3(c)')).toContain('(a) leaves the Rent of two months unpaid after a written reminder; or');
  });

  it('keeps the heading under which the next paragraph stands', () => {
    expect(without('cease_and_desist', '13')).toContain('## Consequences');
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CatalogueEntry } from '../../library/source-catalogue.js';
import { ActCitations } from './act-citations.js';
import { LibraryActs } from './library-acts.js';
import { LibraryEntries } from './library-changes.js';

const entry = (documentId: string, title: string, cites: string[] = [], documentType: CatalogueEntry['documentType'] = 'act') => ({
  documentId,
  title,
  documentType,
  year: null,
  shortNames: [],
  opening: '',
  cites,
});

class Library {
  private readonly entries = new LibraryEntries();
  readonly acts = new LibraryActs();
  readonly citations = new ActCitations(this.acts);

  take(entries: readonly CatalogueEntry[]): this {
    const changes = this.entries.take(entries);
    this.citations.update(changes, this.acts.update(changes));
    return this;
  }
}

const SALE = 'Sale of Goods Act, 1930';
const ARMS = 'Arms Act, 1959';

describe('ActCitations', () => {
  it('counts the acts and judgments that cite an act, under whichever name', () => {
    const { citations } = new Library().take([
      entry('sale', 'The Sale of Goods Act, 1930'),
      entry('a', 'The Carriers Act, 1865', [SALE]),
      entry('rao', 'Rao v. Union', ['Indian Sale of Goods Act, 1930', ARMS], 'judgment'),
    ]);
    expect([citations.citing('sale'), citations.citing('a'), citations.citing('absent')]).toEqual([2, 0, 0]);
    // Two of a few documents say little.
    expect(citations.share('sale')).toBeCloseTo(Math.log(3) / Math.log(101));
    expect(citations.share('a')).toBe(0);
    expect([...citations.lacking()]).toEqual([[ARMS, 1]]);
  });

  it('links by names without a year, which neither count nor are lacking', () => {
    const { citations } = new Library().take([
      entry('sale', 'The Sale of Goods Act, 1930'),
      entry('rao', 'Rao v. Union', ['Sale of Goods Act', 'Unheard Act']),
    ]);
    expect(citations.namesFor('sale')).toEqual(['Sale of Goods Act']);
    expect(citations.citing('sale')).toBe(0);
    expect([...citations.lacking()]).toEqual([]);
  });

  it('follows what is loaded, changed and removed', () => {
    const library = new Library();
    const citing = entry('rao', 'Rao v. Union', [ARMS], 'judgment');
    expect([...library.take([citing]).citations.lacking()]).toEqual([[ARMS, 1]]);
    const arms = entry('arms', 'The Arms Act, 1959');
    expect([...library.take([citing, arms]).citations.lacking()]).toEqual([]);
    expect(library.citations.citing('arms')).toBe(1);
    expect(library.take([entry('rao', 'Rao v. Union', [], 'judgment'), arms]).citations.citing('arms')).toBe(0);
    expect([...library.take([citing]).citations.lacking()]).toEqual([[ARMS, 1]]);
    expect([...library.take([]).citations.lacking()]).toEqual([]);
  });

  it('counts the same step by step as at once', () => {
    const titles = [SALE, ARMS, 'Sale of Arms Act, 1930', 'Goods Act, 1959'];
    const state = fc.array(fc.record({ title: fc.nat(4), cites: fc.subarray(titles) }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 5 }), (states) => {
        const step = new Library();
        let last: CatalogueEntry[] = [];
        for (const documents of states) {
          last = documents.map(({ title, cites }, at) => entry(`d${at}`, titles[title] ?? 'Rao v. Union', cites));
          step.take(last);
        }
        const once = new Library().take(last);
        const told = ({ citations, acts }: Library) => [
          last.map(({ documentId }) => [citations.citing(documentId), citations.share(documentId)]),
          [...citations.lacking()].sort(),
          titles.map((title) => [...acts.documentsOf(title)].sort()),
        ];
        expect(told(step)).toEqual(told(once));
      }),
    );
  });
});

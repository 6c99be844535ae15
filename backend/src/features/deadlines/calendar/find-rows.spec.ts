import fc from 'fast-check';
import { RowSearch } from './find-rows.js';
import { loadRows } from './load-rows.js';

const rows = loadRows();
const search = new RowSearch(rows);
const ids = (words: string): string[] => search.search({ search: words }).map(({ id }) => id);

describe('a search in the calendar', () => {
  it.each([
    ['cheque bounce', 'cheque-demand'],
    ['CHEQUE BOUNCE', 'cheque-demand'],
    ['चेक बाउंस', 'cheque-demand'],
    ['article 116', 'limitation-116-b'],
    ['limitation 116', 'limitation-116-b'],
    ['neg instr 138', 'cheque-demand'],
    ['RTI jawab nahi', 'rti-first-appeal-no-answer'],
    ['अग्रिम ज़मानत', 'anticipatory-bail'],
    ['अग्रिम जमानत', 'anticipatory-bail'],
  ])('%s finds %s', (words, id) => expect(ids(words)).toContain(id));

  it('finds nothing where one word fits nothing, and everything without words', () => {
    expect(ids('cheque xyzzy')).toEqual([]);
    expect(ids('  ')).toEqual(rows.map(({ id }) => id));
  });

  it('puts rows that are called so before those that only name it', () => {
    const found = search.search({ search: 'cheque' });
    const near = found.map(({ event, words }) => [event.en, ...words.en].join(' ').toLowerCase().includes('cheque'));
    expect(near).toEqual([...near].sort((a, b) => Number(b) - Number(a)));
  });

  it('keeps to a group', () => {
    const group = rows[0]?.group.id;
    expect(new Set(search.search({ group }).map((row) => row.group.id))).toEqual(new Set([group]));
    expect(search.search({ group: 'absent' })).toEqual([]);
  });

  it('takes any text, and finds no row twice', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (words) => {
        const found = ids(words);
        return new Set(found).size === found.length;
      }),
    ));
});

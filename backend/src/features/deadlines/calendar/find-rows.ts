import { normalized } from '../../../core/text/normalized.js';
import { plainHindi } from '../../../core/text/values/hindi-numbers.js';
import type { GroupedRow } from './load-rows.js';

/** Words of a search that count; the rest of a longer one is not looked at. */
const WORDS_MAX = 12;

/** ज़मानत is found as जमानत, and the other way round. */
const folded = (text: string): string => plainHindi(normalized(text)).toLowerCase();
const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** What a row is found by: what happened and what people call it first, then the rest. */
interface Searchable {
  row: GroupedRow;
  near: readonly string[];
  all: readonly string[];
}

/** The rows of the calendar, to be searched in English and Hindi. */
export class RowSearch {
  private readonly searchable: readonly Searchable[];
  private readonly byId: ReadonlyMap<string, GroupedRow>;

  constructor(readonly rows: readonly GroupedRow[]) {
    this.byId = new Map(rows.map((row) => [row.id, row]));
    this.searchable = rows.map((row) => {
      const near = [row.event.en, row.event.hi, ...row.words.en, ...row.words.hi].flatMap(wordsOf);
      const rest = [row.task, row.start, row.group.name].flatMap(({ en, hi }) => [en, hi]);
      const law = row.pins.flatMap(({ act, place = '' }) => [act, place]);
      return { row, near, all: [...near, ...[...rest, ...law].flatMap(wordsOf)] };
    });
  }

  find(id: string): GroupedRow | undefined {
    return this.byId.get(id);
  }

  /** The rows in which each word of the search begins a word, those that are called so first; of one group and State where they are named. */
  search({ search, group, state }: { search?: string | null; group?: string | null; state?: string | null }): GroupedRow[] {
    const words = wordsOf(search ?? '').slice(0, WORDS_MAX);
    const holds = (texts: readonly string[]): boolean => words.every((word) => texts.some((text) => text.startsWith(word)));
    const found = this.searchable.filter(
      ({ row, all }) => (!group || row.group.id === group) && (!state || !row.state || row.state === state) && holds(all),
    );
    const [near, far] = [found.filter((one) => holds(one.near)), found.filter((one) => !holds(one.near))];
    return [...near, ...far].map(({ row }) => row);
  }
}

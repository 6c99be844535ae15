/** An act by its title. */
export interface KnownAct {
  title: string;
  /** Whether the year belongs to the title only where it is written. */
  byYear: boolean;
}

/** Rows of a title and the names for it, which `|` separates. */
type Rows = readonly (readonly [title: string, names: string])[];

/** Acts by the letters of their names. */
export interface ActTable {
  /** Names before "Act". */
  before: ReadonlyMap<string, KnownAct>;
  /** Whole names: codes, and names in Hindi. */
  whole: ReadonlyMap<string, KnownAct>;
}

/** A name by its letters alone: "N.I." and "NI" are one. */
export const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{M}]/gu, '');

const tabled = (rows: Rows, byYear: boolean): [string, KnownAct][] =>
  rows.flatMap(([title, names]) => names.split('|').map((name): [string, KnownAct] => [lettersOf(name), { title, byYear }]));

/**
 * A table of acts to read texts by.
 * @param rows `acts`: names before "Act"; `whole`: names as a whole; `byYear`: of several acts of one name, told apart by their year
 */
export const actTable = ({ acts, byYear, whole }: Record<'acts' | 'byYear' | 'whole', Rows>): ActTable => ({
  before: new Map([...tabled(acts, false), ...tabled(byYear, true)]),
  whole: new Map([...tabled(whole, false), ...tabled(byYear, true)]),
});

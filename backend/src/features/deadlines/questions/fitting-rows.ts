import { unitLabels } from '../../retrieval/retrieval.service.js';
import type { GroupedRow } from '../calendar/load-rows.js';
import { tellsDayOf, wordsOf } from './dated-events.js';
import { type ToldDay, toldDays } from './told-days.js';

/** A place of the law that an answer quotes or rests on: act and section as the guide or the library names them. */
export interface LawPlace {
  act: string;
  section: string;
}

/** A row that fits a question, and the day from which it is counted where the question surely tells it. */
export interface FittingRow {
  row: GroupedRow;
  told: Pick<ToldDay, 'day' | 'year'> | null;
}

/** More rows than this may fit: then none is named. */
const MOST = 2;
/** Words of the question by which a row is ahead of one that is then left out. */
const LEAD = 2;
const COMMON = new Set(
  wordsOf(
    'a an the of on in to by for from with at is are was were be you your i my me we he she it and or not no day date which that this has have had did do can what how many days time limit law act section का की के को में से पर और है हैं हो आप मेरा मेरे मुझे दिन जिस कितने',
  ),
);

const keyOf = (act: string, label: string): string => `${act.toLowerCase().replace(/^the /, '')}#${label}`;

/** The rows of the calendar by the places that fix or bound them. */
export class RowsByPlace {
  private readonly rows = new Map<string, GroupedRow[]>();
  private readonly words = new Map<string, ReadonlySet<string>>();

  constructor(rows: readonly GroupedRow[]) {
    for (const row of rows) {
      const [{ act, place = '' } = { act: '' }] = row.pins;
      for (const label of unitLabels(place)) this.rows.set(keyOf(act, label), [...(this.rows.get(keyOf(act, label)) ?? []), row]);
      const texts = [row.event, row.task, row.start].flatMap(({ en, hi }) => [en, hi]);
      this.words.set(row.id, new Set([...texts, ...row.words.en, ...row.words.hi].flatMap(wordsOf)));
    }
  }

  /**
   * The rows that surely fit: at most two, which may both be meant, and none where it may be more. Each is counted from a day that the
   * question tells, or none is.
   * @param places of the sections that the answer quotes, then those of its topic, which count where the first have no row
   * @param states that the question names; law of other States fits nothing
   */
  fitting(question: string, places: readonly (readonly LawPlace[])[], states: readonly string[], today: string): FittingRow[] {
    const held = places.map((each) =>
      each.map(({ act, section }) => this.at(act, section).filter(({ state }) => !state || states.includes(state))),
    );
    const at = (held.find((each) => each.some((rows) => rows.length > 0)) ?? []).filter((rows) => rows.length > 0);
    const all = [...new Set(at.flat())];
    const counted = toldDays(question, today).flatMap((told) => {
      const rows = this.meant(
        question,
        all.filter((row) => tellsDayOf(row.start.en, row.wait !== undefined, told)),
      );
      return rows.length <= MOST ? rows.map((row) => ({ row, told: { day: told.day, year: told.year } })) : [];
    });
    if (counted.length > 0) return counted.length <= MOST ? counted : [];
    const named = this.meant(question, at[0] ?? []);
    return named.length <= MOST ? named.map((row) => ({ row, told: null })) : [];
  }

  private at(act: string, section: string): readonly GroupedRow[] {
    return unitLabels(section).flatMap((label) => this.rows.get(keyOf(act, label)) ?? []);
  }

  /** Of several rows, those that may be meant: one is left out only where another has clearly more words of the question. */
  private meant(question: string, rows: readonly GroupedRow[]): readonly GroupedRow[] {
    if (rows.length < 2) return rows;
    const asked = new Set(wordsOf(question).filter((word) => !COMMON.has(word)));
    const shared = rows.map(({ id }) => [...asked].filter((word) => this.words.get(id)?.has(word)).length);
    const most = shared.reduce((greatest, count) => (count > greatest ? count : greatest), 0);
    return rows.filter((_, index) => (shared[index] ?? 0) > most - LEAD);
  }
}

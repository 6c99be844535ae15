import { unitLabels } from '../../retrieval/retrieval.service.js';
import type { GroupedRow } from '../calendar/load-rows.js';
import { type DatableRow, phraseAt, tellingWords, tellsDayOf, wordsOf } from './dated-events.js';
import { type ToldDay, toldDays } from './told-days.js';

/** A place of the law that an answer quotes or rests on: act and section as the guide or the library names them. */
export interface LawPlace {
  act: string;
  section: string;
}

/** A row that fits a question, and the day from which it is counted where the question surely tells it. */
export interface FittingRow {
  row: GroupedRow;
  told: Pick<ToldDay, 'day' | 'year' | 'age'> | null;
}

/** More rows than this may fit: then none is named. */
const MOST = 2;
/** Words of the question by which a row is ahead of one that is then left out. */
const LEAD = 2;
/** Words of a row's event that a question has to tell, where the section of the row is not the one that is opened first. */
const LEAST_TOLD = 2;
const COMMON = new Set(
  wordsOf(
    'a an the of on in to by for from with at is are was were be you your i my me we he she it and or not no day date which that this has have had did do can what how many days time limit law act section का की के को में से पर और है हैं हो आप मेरा मेरे मुझे दिन जिस कितने',
  ),
);

const keyOf = (act: string, label: string): string => `${act.toLowerCase().replace(/^the /, '')}#${label}`;

/** What is kept of a row to compare it with a question. */
interface Known extends DatableRow {
  /** Where it stands. */
  place: string;
  /** Telling words of its event and of its date. */
  event: ReadonlySet<string>;
  /** The same with the everyday words for it. */
  matter: ReadonlySet<string>;
}

/** The rows of the calendar by the places that fix or bound them. */
export class RowsByPlace {
  private readonly rows = new Map<string, GroupedRow[]>();
  private readonly ofAct = new Map<string, GroupedRow[]>();
  private readonly known = new Map<GroupedRow, Known>();

  constructor(rows: readonly GroupedRow[]) {
    for (const row of rows) {
      const [{ act, place = '' } = { act: '' }] = row.pins;
      for (const label of unitLabels(place)) this.rows.set(keyOf(act, label), [...(this.rows.get(keyOf(act, label)) ?? []), row]);
      this.ofAct.set(act, [...(this.ofAct.get(act) ?? []), row]);
      const told = row.told ? [...row.told.en, ...row.told.hi] : null;
      const event = [row.event.en, row.event.hi, row.start.en, row.start.hi].flatMap(wordsOf);
      const everyday = [...row.words.en, ...row.words.hi].flatMap(wordsOf);
      const telling = (words: readonly string[]): Set<string> => new Set(words.filter((word) => !COMMON.has(word)));
      this.known.set(row, {
        start: row.start.en,
        place,
        waits: row.wait !== undefined,
        told,
        words: new Set([...event, ...everyday, ...[row.task.en, row.task.hi, ...(told ?? [])].flatMap(wordsOf)]),
        event: telling(event),
        matter: telling([...event, ...everyday]),
      });
    }
  }

  /**
   * The rows that surely fit: at most two, which may both be meant, and none where it may be more. Each is counted from a day that the
   * question tells, or none is.
   * @param places of the sections that the answer opens, in their order, then those of its topic, which count where the others have no row
   * @param states that the question names; law of other States fits nothing
   * @param context the question that it follows up; '' for none
   */
  fitting(
    question: string,
    places: readonly (readonly LawPlace[])[],
    states: readonly string[],
    today: string,
    context = '',
  ): FittingRow[] {
    const found = places.map((each) =>
      each.map(({ act, section }) =>
        this.at(act, section).filter((row) => (!row.state || states.includes(row.state)) && this.isOfStage(row, `${context} ${question}`)),
      ),
    );
    // Who asks to appeal is told of no other step where a section that is opened says how.
    const appeals = found.map((each) => each.map((rows) => rows.filter(({ task }) => isOfAppeal(wordsOf(task.en)))));
    const held = asksToAppeal(question) && appeals.flat(2).length > 0 ? appeals : found;
    const at = held.find((each) => each.some((rows) => rows.length > 0)) ?? [];
    const counted = toldDays(question, today, context).flatMap((told) => {
      // Another section takes the day only where the one that is opened first does not.
      const taking = at.map((rows) => rows.filter((row) => this.takes(row, told, question))).find((rows) => rows.length > 0) ?? [];
      const rows = askedFor(question, taking);
      // Rows of one section that begin alike differ by the court or the kind of case, of which the question may not speak.
      return new Set(rows.map(({ start }) => start.en)).size === 1 ? rows.map((row) => ({ row, told })) : [];
    });
    // A row with two days may have either.
    const isClear = new Set(counted.map(({ row }) => row)).size === counted.length;
    if (counted.length > 0 && isClear) return counted.length <= MOST ? counted : [];
    const named = this.meant(question, at[0]?.length ? at[0] : this.beside(at, places, `${context} ${question}`));
    return named.length <= MOST ? named.map((row) => ({ row, told: null })) : [];
  }

  /**
   * Whether a row takes a day, which is decided here alone: the clause tells the event of this row, no other row of its act has a phrase
   * or more words of the clause, and who asks about an appeal is told of no other step.
   */
  private takes(row: GroupedRow, clause: ToldDay, question: string): boolean {
    const own = this.known.get(row);
    if (!own || !tellsDayOf(own, clause)) return false;
    if (asksToAppeal(question) && !isOfAppeal([...own.words])) return false;
    if (own.told) return true;
    const told = wordsOf(`${clause.before} ${clause.after}`);
    const ofAct = (this.ofAct.get(row.pins[0]?.act ?? '') ?? []).flatMap((each) => this.known.get(each) ?? []);
    // What most rows of an act are about, such as RTI, tells none from another.
    const tellsApart = (word: string): boolean => 2 * ofAct.filter(({ matter }) => matter.has(word)).length <= ofAct.length;
    const words = tellingWords(told).filter((word) => !COMMON.has(word) && tellsApart(word));
    const shared = ({ event }: Known): number => words.filter((word) => event.has(word)).length;
    return ofAct.every((rival) => isVariant(rival, own) || (shared(rival) <= shared(own) && !phraseAt(told, rival.told ?? [])));
  }

  /** Whether a row may come next: once an appeal was decided, no row begins with what was appealed against. */
  private isOfStage(row: GroupedRow, told: string): boolean {
    return !APPEAL_DECIDED.test(told) || !isOfAppeal(wordsOf(row.task.en)) || isOfAppeal(wordsOf(row.event.en));
  }

  private at(act: string, section: string): readonly GroupedRow[] {
    return [...new Set(unitLabels(section).flatMap((label) => this.rows.get(keyOf(act, label)) ?? []))];
  }

  /** Rows of sections that are opened beside the first: those that the question speaks of, or the only one of the same act. */
  private beside(
    at: readonly (readonly GroupedRow[])[],
    places: readonly (readonly LawPlace[])[],
    question: string,
  ): readonly GroupedRow[] {
    const rows = at.flat();
    const told = rows.filter((row) => this.isTold(question, row));
    if (told.length > 0) return told;
    const first = places.find((each) => each.length > 0)?.[0]?.act ?? '';
    const ofAct = rows.filter(({ pins: [pin], told: own }) => !own && pin !== undefined && keyOf(pin.act, '') === keyOf(first, ''));
    return ofAct.length === 1 ? ofAct : [];
  }

  /** Whether a question speaks of what a row is about. */
  private isTold(question: string, row: GroupedRow): boolean {
    const own = this.known.get(row);
    if (own?.told) return phraseAt(wordsOf(question), own.told) !== null;
    const matter = own?.matter;
    return new Set(wordsOf(question).filter((word) => matter?.has(word))).size >= LEAST_TOLD;
  }

  /** Of several rows, those that may be meant: one is left out only where another has clearly more words of the question. */
  private meant(question: string, rows: readonly GroupedRow[]): readonly GroupedRow[] {
    if (rows.length < 2) return rows;
    const asked = new Set(wordsOf(question).filter((word) => !COMMON.has(word)));
    const shared = rows.map((row) => [...asked].filter((word) => this.known.get(row)?.words.has(word)).length);
    const most = shared.reduce((greatest, count) => (count > greatest ? count : greatest), 0);
    return rows.filter((_, index) => (shared[index] ?? 0) > most - LEAD);
  }
}

/** "My appeal was rejected", "अपील खारिज". */
const APPEAL_DECIDED =
  /\b(?:appeal|apeel|apil)\b(?: [\p{L}']+){0,3} (?:rejected|dismissed|decided|lost|kharij|khariz|refused)\b|अपील(?: [\p{L}\p{M}]+){0,2} (?:ख़?ारिज|नामंज़ूर|नामंजूर|अस्वीकार)/iu;
const APPEALS = /^(?:appeal|appell|tribunal|apeel|apil|अपील)/u;
const isOfAppeal = (words: readonly string[]): boolean => words.some((word) => APPEALS.test(word));
/** Whether a question asks for an appeal: what was told as done may be another step. */
const asksToAppeal = (question: string): boolean => /(?<![\p{L}\p{M}])(?:appeal|apeel|apil|अपील)(?![\p{L}\p{M}])/iu.test(question);

/** Rows of one section that begin alike: of one event, and of different courts or kinds of case. */
const isVariant = (one: Known, other: Known): boolean => one.place === other.place && one.start === other.start;

const pairsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word, at, all) =>
    at === 0 || COMMON.has(word) || COMMON.has(all[at - 1] ?? '') ? [] : [`${all[at - 1] ?? ''} ${word}`],
  );

/** Of rows that would take the same day, those whose step the question asks for: "first appeal". */
function askedFor(question: string, rows: readonly GroupedRow[]): readonly GroupedRow[] {
  const told = new Set(pairsOf(question));
  const named = rows.filter(({ task }) => [...pairsOf(task.en), ...pairsOf(task.hi)].some((pair) => told.has(pair)));
  return named.length > 0 ? named : rows;
}

/** A field of the form; `*` is the field that the trap is about. */
type FieldName = string;

/** A number, or the value of another field, so many times. */
type Limit = number | { of: FieldName; times?: number };

/** A day counted from that of another field. */
interface Span {
  of: FieldName;
  days?: number;
  months?: number;
}

/**
 * What a form has to say for a trap to be there. Words are looked for whole and in any capitals; one that ends with `*` may go on. `cashOver`,
 * `undated`, `leavesOut`, `line`, `ownerBeside`, `sumsBelow`, `hoursOver`, `otherDays`, `dayAfter`, `lastDayBefore`, `lastDayAfter`, `offence`,
 * `maternityBelow` and `repaysOnly` read the text of a field: see `readings.ts`.
 */
export type Condition =
  | { field: FieldName; is: readonly string[] }
  | { field: FieldName; isNot: readonly string[] }
  | { field: FieldName; says: readonly string[] }
  | { field: FieldName; lacks: readonly string[] }
  | { field: FieldName; over: Limit }
  | { field: FieldName; atLeast: Limit }
  | { field: FieldName; below: Limit }
  | { field: FieldName; after: Span }
  | { field: FieldName; before: Span }
  /** It names some of the persons of a table of parties, and another of them not. */
  | { field: FieldName; leavesOut: FieldName }
  /** Something is told, and no day or month of it. */
  | { field: FieldName; undated: true }
  | { field: FieldName; cashOver: number }
  /** One line says a word of each list, and none of `lacks`. */
  | { field: FieldName; line: { says: readonly (readonly string[])[]; lacks?: readonly string[] } }
  /** The same person, letter by letter, without capitals and points. */
  | { field: FieldName; sameAs: FieldName }
  /** A part of the text, between commas, brackets, "and" and "to", is that name and nothing else but "my" or "myself". */
  | { field: FieldName; names: FieldName }
  /** Fewer entries than that, one per line. */
  | { field: FieldName; entriesBelow: number }
  /** A row of a table has less than that in a column, counted from 1. */
  | { field: FieldName; columnBelow: { column: number; below: number } }
  /** The sums that a text and other fields name come to less than that of a field, all together. */
  | { field: FieldName; sumsBelow: { of: FieldName; also?: readonly FieldName[] } }
  /** The last deed of a chain of title names a person as owner whom none of these fields names. */
  | { field: FieldName; ownerBeside: readonly FieldName[] }
  | { field: FieldName; hoursOver: { day: number; week: number } }
  | { field: FieldName; otherDays: FieldName }
  | { field: FieldName; dayAfter: FieldName }
  | { field: FieldName; lastDayBefore: Span }
  | { field: FieldName; lastDayAfter: Span }
  | { field: FieldName; repaysOnly: { principal: FieldName; count: FieldName; rate: FieldName } }
  | { field: FieldName; maternityBelow: number }
  | { field: FieldName; offence: readonly string[] }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { none: readonly Condition[] };

/** A mistake of law in a form: data, so that the rules can be read, checked and translated without reading code. */
export interface Trap {
  types: readonly string[];
  /** What it is about: the first of these for which the conditions hold. */
  fields: readonly FieldName[];
  /** All of them hold. */
  when: readonly Condition[];
  /** The document, signed as it is, fails or costs its signer the case. */
  serious?: boolean;
  /** Two answers that cannot both be right, rather than a limit of the law. */
  contradiction?: boolean;
  /** What is wrong and why, with the act and section; a text that is not at hand is named instead. `{name}` is the value of a field. */
  text: { en: string; hi: string };
}

/** An act as a text names it without its year. */
export interface UndatedAct {
  /** "Companies Act" */
  name: string;
  /** The year of the text, if it describes the law of that year; null where it may mean the law of any year. */
  textYear: number | null;
}

const DATED = /, \d{4}$/u;
const TEXT_YEAR = / \(in (\d{4})\)$/u;
const MOST_UNDATED = 60;
/** Characters before an abbreviation that tell whether a section stands there: "Order IX Rule 13 of the". */
const LOOK_BACK = 24;

/**
 * Codes by their abbreviations; those without full stops have other meanings too, and count only next to the number of a section or rule.
 */
const SHORT = /(?<![\p{L}\p{N}.])(?:C\.\s?P\.\s?C\.?|Cr\.?\s?P\.?\s?C\.?|I\.\s?P\.\s?C\.?|CPC|CRPC|IPC|BNSS|BNS)(?![\p{L}\p{N}])/gu;
const FULL = new Map([
  ['cpc', 'Code of Civil Procedure'],
  ['crpc', 'Code of Criminal Procedure'],
  ['ipc', 'Indian Penal Code'],
  ['bnss', 'Bharatiya Nagarik Suraksha Sanhita'],
  ['bns', 'Bharatiya Nyaya Sanhita'],
]);
const NUMBER_BEFORE = /\d[A-Z]{0,2}\)?,?\s{1,3}(?:of\s{1,3}(?:the\s{1,3})?)?$/u;

/** Names that a new act bears every year, or that say that an act amends another. */
const EVERY_YEAR = /\b(?:Finance|Appropriation|Amendment|Amending|Repeal|Repealing|Validation|Validating)\b/u;
/** Words for acts that are not names; a name has another word besides. */
const NAMELESS = new Set(
  'a an any all each every such other another same said this that these those new old original present impugned amending parent principal central state states provincial local special general indian india english foreign amended existing earlier later aforesaid union'.split(
    ' ',
  ),
);
const FILLER = new Set(['the', 'of', 'and', 'for', 'in', 'to', 'on', 'by', 'with', 'from', 'act', 'code', 'sanhita', 'adhiniyam']);

/** @returns null for an act with its year */
export function undatedAct(cited: string): UndatedAct | null {
  if (DATED.test(cited)) return null;
  const year = TEXT_YEAR.exec(cited)?.[1];
  return { name: cited.replace(TEXT_YEAR, ''), textYear: year === undefined ? null : Number(year) };
}

/**
 * The acts that a text names nowhere with their years, each once and bounded, with the year of the text: "Companies Act (in 1990)". A name
 * that is part of another name in the same text is short for it: "the Rent Act" after "the Delhi Rent Control Act, 1958".
 * @param names that stand in the text without a year
 * @param dated those that stand there with one
 */
export function undatedNames(text: string, names: readonly string[], dated: readonly string[], year: number | null): string[] {
  const all = new Map([...names, ...abbreviated(text)].map((name) => [name, wordsOf(name)]));
  const others = dated.map((name) => wordsOf(name.replace(DATED, '')));
  const kept: string[] = [];
  for (const [name, words] of all) {
    if (EVERY_YEAR.test(name) || [...words].every((word) => NAMELESS.has(word))) continue;
    const isShort =
      others.some((other) => isWithin(words, other)) || [...all.values()].some((o) => o.size > words.size && isWithin(words, o));
    if (!isShort) kept.push(year === null ? name : `${name} (in ${year})`);
    if (kept.length === MOST_UNDATED) break;
  }
  return kept;
}

/** The full names of the codes that a text names by their abbreviations. */
function abbreviated(text: string): Set<string> {
  const found = new Set<string>();
  for (const { 0: written, index } of text.matchAll(SHORT)) {
    const full = FULL.get(written.replace(/[.\s]/gu, '').toLowerCase());
    const sure = /[.r]/u.test(written) || NUMBER_BEFORE.test(text.slice(Math.max(0, index - LOOK_BACK), index));
    if (full !== undefined && sure) found.add(full);
  }
  return found;
}

const wordsOf = (name: string): Set<string> => new Set((name.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !FILLER.has(word)));

const isWithin = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean => [...words].every((word) => others.has(word));

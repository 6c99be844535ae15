import type { Line } from './lines.js';

/** A section or chapter in quotation marks: what another act, or this one in a State, is to say. */
const OPENS = /^\[?\s?["“‘'][[“"‘'*\s]*(?:[\d०-९]{1,4}|(?:chapter|part)\s+[ivxlc\d])/iu;
const CLOSES = /["”’'][\s.;,)\]]{0,6}(?:\s(?:and|or))?$/u;
/** The lines of a quotation whose end is not found: its first one only. */
const MAX_LINES = 400;

const NUMBERED = /^\[?\s?(?:[\d०-९]{1,4}\s?-?[A-Z]{0,3}\s?\.|(?:CHAPTER|Chapter|PART|Part)\s)/u;
/** What leads to the words of an amendment, with the verb that says what they do. */
const LEADS = /\b(?:substituted?|insert(?:ed)?|added)\b[^.;]{0,60}(?:\bnamely\b\W*|[:—–-])$/iu;
/** Characters before a section in which that stands. */
const REACH = 160;
/** What may stand between: the name of a chapter that is inserted, and its title in so many lines. */
const DIVISION = /^["“‘]?(?:chapter|part)\b/iu;
const MAX_TITLE_LINES = 3;
const STOPS = /[.;:,\]—–-]$/u;
const STATE_AMENDMENT = /^\W*state amendments?\W*$/iu;
/** Where what a State has changed ends: "[Vide Goa Act 5 of 1939, s. 3]". */
const SOURCE = /\bvide\b.{0,80}\bact\b/iu;
/** A section of the act of a State that amends this one, so many lines after the title of such amendments. */
const MAX_STATE_LINES = 6;
const AMENDING = /^\[?\s?\d{1,3}\s?\.\s?(?:amendment|insertion|substitution|substituted|omission|addition) of\b/iu;

/**
 * The lines that begin or go on with sections that an act only quotes: '… the following section shall be substituted, namely:—' and then
 * '"35. Power to reduce fees.—…', with quotation marks or without. Their numbers are not those of the act.
 */
export function quotedSections(lines: readonly Line[]): ReadonlySet<number> {
  const quoted = inQuotationMarks(lines);
  let stateFrom = -Infinity;
  for (const [at, { text }] of lines.entries()) {
    if (STATE_AMENDMENT.test(text)) stateFrom = at;
    else if (NUMBERED.test(text) && ((at - stateFrom <= MAX_STATE_LINES && AMENDING.test(text)) || isLedTo(lines, at))) quoted.add(at);
  }
  return quoted;
}

function inQuotationMarks(lines: readonly Line[]): Set<number> {
  const quoted = new Set<number>();
  // Its own end, or the end of the State's amendment where that mark is missing.
  const closing = lines.flatMap(({ text }, at) =>
    CLOSES.test(text) ? [at] : SOURCE.test(text) || STATE_AMENDMENT.test(text) ? [at - 1] : [],
  );
  let next = 0;
  for (let at = 0; at < lines.length; at++) {
    if (!OPENS.test(lines[at]?.text ?? '')) continue;
    while (next < closing.length && (closing[next] as number) < at) next++;
    const end = closing[next] ?? Infinity;
    const last = end - at < MAX_LINES ? end : at;
    for (let line = at; line <= last; line++) quoted.add(line);
    at = last;
  }
  return quoted;
}

/** Whether the words before a line, or before the headings over it, say that something is inserted or substituted. */
function isLedTo(lines: readonly Line[], at: number): boolean {
  const above = lines.slice(Math.max(0, at - 1 - MAX_TITLE_LINES), at);
  const division = above.findLastIndex(({ text }) => DIVISION.test(text));
  const isTitle = division >= 0 && above.slice(division + 1).every(({ text }) => !STOPS.test(text));
  const end = isTitle ? at - above.length + division : at;
  const words = lines
    .slice(Math.max(0, end - 2), end)
    .map(({ text }) => text)
    .join(' ');
  return LEADS.test(words.slice(-REACH));
}

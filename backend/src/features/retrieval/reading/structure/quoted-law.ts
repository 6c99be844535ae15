import { looksLikeHeading, type Line } from './lines.js';

/** A section or chapter in quotation marks: what another act, or this one in a State, is to say. */
const OPENS = /^\[?\s?["“‘'][[“"‘'*\s]*(?:[\d०-९]{1,4}|chapter\b|part\b)/iu;
const CLOSES = /["”’']["”’'\s.;,)\]]*(?:\s(?:and|or))?$/u;
/** Lines of a quotation that opens and of which no end is found: its first one only. */
const MAX_LINES = 400;

const NUMBERED = /^\[?\s?(?:[\d०-९]{1,4}\s?-?[A-Z]{0,3}\s?\.|(?:CHAPTER|Chapter|PART|Part)\s)/u;
/** What leads to the words of an amendment, with the verb that says what they do. */
const LEADS = /\b(?:substituted?|insert(?:ed)?|added)\b[^.;]{0,60}$/iu;
/** Characters before a section in which that stands. */
const REACH = 160;
/** Lines that may stand between: the name of a chapter that is inserted, and its title. */
const MAX_HEADINGS = 4;
const STATE_AMENDMENT = /^\W*state amendments?\W*$/iu;
const SOURCE = /\bvide\b/iu;
/** A section of the act of a State that amends this one. */
const AMENDING = /^\[?\s?\d{1,3}\s?\.\s?(?:amendment|insertion|substitution|substituted|omission|addition) of\b/iu;

/**
 * The lines that begin or go on with sections that an act only quotes: '… the following section shall be substituted, namely:—' and then
 * '"35. Power to reduce fees.—…', with quotation marks or without. Their numbers are not those of the act.
 */
export function quotedSections(lines: readonly Line[]): ReadonlySet<number> {
  const quoted = inQuotationMarks(lines);
  let inState = false;
  for (const [at, { text }] of lines.entries()) {
    if (STATE_AMENDMENT.test(text)) inState = true;
    else if (SOURCE.test(text)) inState = false;
    else if (NUMBERED.test(text) && ((inState && AMENDING.test(text)) || isLedTo(lines, at))) quoted.add(at);
  }
  return quoted;
}

function inQuotationMarks(lines: readonly Line[]): Set<number> {
  const quoted = new Set<number>();
  const closing = lines.flatMap(({ text }, at) => (CLOSES.test(text) ? [at] : []));
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

/** Whether the words before a line, or before the headings over it, say that something is inserted or put in the place of something. */
function isLedTo(lines: readonly Line[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && at - before <= MAX_HEADINGS && looksLikeHeading(lines[before]?.text.replace(/^["“]/u, '') ?? '')) before--;
  const words = lines
    .slice(Math.max(0, before - 1), before + 1)
    .map(({ text }) => text)
    .join(' ');
  return LEADS.test(words.slice(-REACH));
}

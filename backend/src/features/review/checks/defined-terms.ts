import { findingAt, type Finding } from './finding.js';
import { isHeading, type TextLine } from './text-lines.js';

interface Place {
  line: TextLine;
  at: number;
  length: number;
}

const TERM = /["“]\**([A-Z][\p{L}\p{N}&'’ -]{0,58}[\p{L}\p{N}])\**["”]/gu;
/** Words before a quoted term that make it a definition outside of brackets. */
const NAMED =
  /\b(?:referred to as|called|known as|defined as|together(?: as)?|collectively(?: as)?|individually(?: as)?|each|as|is|are)\s{1,2}(?:the\s|an?\s)?\**$/i;
/** Words after it that do. */
const MEANS = /^\**,?\s{1,2}(?:shall\s+)?(?:mean|means|include|includes|has the meaning|have the meaning|refers? to|denotes?)\b/i;
const BRACKET_REACH = 160;
/** Definitions looked at; a text with more is not a document. */
const TERMS_MAX = 400;

/** Terms that are defined and not used, or twice, and terms that are used like defined ones and are not. */
export function* findTerms(content: string, lines: readonly TextLine[]): Generator<Finding> {
  const defined = definitions(lines);
  for (const [term, places] of defined) {
    const [first, second] = places;
    if (first && !isUsed(content, term, places))
      yield findingAt('unused-term', `"${term}" is defined but not used.`, first.line, first.at, first.length);
    if (second) yield findingAt('term-defined-twice', `"${term}" is defined more than once.`, second.line, second.at, second.length);
  }
  yield* undefinedTerms(lines, new Set([...defined.keys()].flatMap(forms)));
}

function definitions(lines: readonly TextLine[]): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const line of lines) {
    for (const match of line.text.matchAll(TERM)) {
      const term = match[1] ?? '';
      if (!isDefinition(line.text, match.index, match.index + match[0].length)) continue;
      if (found.size >= TERMS_MAX && !found.has(term)) return found;
      const places = found.get(term) ?? [];
      places.push({ line, at: match.index, length: match[0].length });
      found.set(term, places);
    }
  }
  return found;
}

function isDefinition(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - BRACKET_REACH), from);
  const inBracket = before.lastIndexOf('(') > before.lastIndexOf(')');
  return inBracket || NAMED.test(before) || MEANS.test(text.slice(to, to + 40));
}

/** A term and what grammar makes of it. */
function forms(term: string): string[] {
  const plural = term.endsWith('y') ? `${term.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(term) ? `${term}es` : `${term}s`;
  const singular = term.endsWith('ies') ? `${term.slice(0, -3)}y` : term.replace(/s$/, '');
  return [...new Set([term, plural, singular])];
}

function isUsed(content: string, term: string, places: readonly Place[]): boolean {
  const own = new Set(
    places.map(
      ({ line, at, length }) => line.start + at + Math.max(0, content.slice(line.start + at, line.start + at + length).indexOf(term)),
    ),
  );
  for (const form of forms(term).flatMap((each) => [each, each.toUpperCase()])) {
    for (let at = content.indexOf(form); at >= 0; at = content.indexOf(form, at + 1))
      if (!own.has(at) && isWord(content, at, form.length)) return true;
  }
  return false;
}

const WORD_CHAR = /[\p{L}\p{N}]/u;
const isWord = (text: string, at: number, length: number): boolean =>
  !WORD_CHAR.test(text[at - 1] ?? ' ') && !WORD_CHAR.test(text[at + length] ?? ' ');

const USE =
  /\b(?:the|this|such|said|each|every|any|either|other|an?)\s((?:[A-Z][a-z]{2,20}(?:-[a-z]{1,20})?)(?:\s(?:of\s)?(?:[A-Z][a-z]{2,20})){0,3})/g;
/** Capitalised words that are not defined terms: the law, institutions, the calendar, parts of a document. */
const PROPER =
  /^(?:Acts?|Codes?|Rules?|Regulations?|Ordinance|Constitution|Articles?|Sections?|Clauses?|Parts?|Chapters?|Schedules?|Annexures?|Annex|Appendix|Exhibits?|Recitals?|Paragraphs?|Courts?|High|Supreme|District|Sessions|Civil|Family|Tribunal|Commission|Authority|Magistrate|Judge|Registrar|Sub|Collector|Notary|Oath|Commissioner|Government|State|Union|Central|Republic|Parliament|Legislature|Ministry|Department|Municipal|Corporation|Board|Reserve|Bank|Indian|English|Hindi|Hindu|Muslim|Christian|India|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|God|Almighty|Honourable|Internet|Law|Laws|Income|Goods|Stamp|Limitation|Contract|Transfer|Registration|Evidence|Arbitration|Companies|Partnership|Copyright|Patents|Trade|Railways?|University|Police|Housing|Panchayat|Nagar)$/;
/** How the name of an act goes on: "The Real Estate (Regulation and Development) Act", "the Sexual Harassment of Women at Workplace (…) Rules". */
const REST_OF_ACT =
  /(?: (?:of|and|at|in|for|from|on|to|[A-Z][a-z]{1,20}))?(?: [A-Z][a-z]{1,20})?(?: \([^()]{1,60}\))? (?:Act|Code|Rules)\b/y;
/** A document's title is shorter. */
const TITLE_MAX = 400;
/** Used like a defined term: more than once. */
const USES_MIN = 2;

function* undefinedTerms(lines: readonly TextLine[], defined: ReadonlySet<string>): Generator<Finding> {
  const title =
    lines
      .find(({ text }) => text.trim() !== '')
      ?.text.slice(0, TITLE_MAX)
      .toUpperCase() ?? '';
  const seen = new Map<string, { place: Place; count: number }>();
  for (const line of lines) {
    if (isHeading(line)) continue;
    for (const match of line.text.matchAll(USE)) {
      const term = match[1] ?? '';
      const words = term.split(' ');
      REST_OF_ACT.lastIndex = match.index + match[0].length;
      if (words.some((word) => PROPER.test(word)) || REST_OF_ACT.test(line.text) || isKnown(words, defined, title)) continue;
      const held = seen.get(term);
      if (held) held.count += 1;
      else if (seen.size < TERMS_MAX)
        seen.set(term, { place: { line, at: match.index + match[0].length - term.length, length: term.length }, count: 1 });
    }
  }
  for (const [term, { place, count }] of seen)
    if (count >= USES_MIN)
      yield findingAt(
        'undefined-term',
        `"${term}" is used like a defined term, but is defined nowhere.`,
        place.line,
        place.at,
        place.length,
      );
}

/** Defined, begins or ends with what is defined ("the Landlord Asha", "the monthly Rent"), or names the document itself. */
function isKnown(words: readonly string[], defined: ReadonlySet<string>, title: string): boolean {
  for (let count = words.length; count > 0; count -= 1) {
    if (defined.has(words.slice(0, count).join(' ')) || defined.has(words.slice(-count).join(' '))) return true;
  }
  return words.every((word) => title.includes(word.toUpperCase()));
}

import { createHash } from 'node:crypto';
import { courtOf, partiesOf } from './judgment-facts.js';
import { type DocumentFacts, titleFromFilename } from './metadata.js';
import { lackingSchedules, numbersTwice, withoutWords, wordsOfOthers } from './reading-faults.js';
import { parseAct } from './structure/act-structure.js';
import { splitLines } from './structure/lines.js';
import type { DocumentType, Unit } from './structure/unit.js';

/** What reading a document revealed that an administrator should know before anyone relies on it. */
export interface ReadingReport {
  /** Sections, rules or paragraphs that were found with their number. */
  numbered: number;
  /** Whole numbers between the first and the last that were not found, at most `MAX_LISTED` of them, and how many there are. */
  missing: number[];
  missingCount: number;
  /** Numbers with the words of the next section: the print has lost the section's own. */
  repeated: string[];
  /** Numbers that have a heading and no words, and are not said to be omitted or repealed. */
  empty: string[];
  /** Numbers that two sections have. */
  twice: string[];
  /** Schedules that an act names and the text does not have: "the First Schedule". */
  lackingSchedules: string[];
  /** What the text looks like; null where it looks like no particular kind. */
  likelyType: DocumentType | null;
  /** The title is the file's name: the text gave none. */
  titleFromName: boolean;
  /** Characters that the text layer could not name. */
  replacementCharacters: number;
  /** The same for texts that differ only in white space, punctuation and case. */
  textHash: string;
}

const MAX_LISTED = 60;
const HEAD = 12_000;
const ENACTED =
  /\bACT,? NO\.?\s*\d{1,4}\s+OF\s+\d{4}|\bB\s?E it enacted\b|may be called the [^.]{3,120}\b(?:Act|Code|Sanhita|Adhiniyam)\b/iu;
const MADE_AS_RULES = /in exercise of the powers? conferred by|may be called the [^.]{3,120}\b(?:Rules|Regulations)\b/iu;
const RULES_TITLE = /\b(?:rules|regulations)\b/iu;
const ACT_TITLE = /\b(?:act|code|sanhita|adhiniyam|constitution|ordinance)\b|अधिनियम|संहिता/iu;
const DECIDES = /^\W*(?:judgment|judgement|order|opinion|o r d e r|j u d g m e n t)\W*$/iu;
const MIN_SECTIONS = 3;
/** Numbers at the beginning that may have been lost. */
const MAX_LOST_FIRST = 10;
const WORD_CHARACTERS = /[\p{L}\p{M}\p{N}]+/gu;

const sectionsIn = (units: readonly Unit[]): number => units.filter(({ kind }) => kind === 'section').length;

/** What kind of source a text looks like by its head and its numbering. @param sections how many it has when it is read as an act */
function likelyTypeOf(text: string, title: string, sections: () => number): DocumentType | null {
  const head = text.slice(0, HEAD);
  const lines = splitLines(head);
  const judged = partiesOf(lines) !== null && (courtOf(lines) !== null || lines.some((line) => DECIDES.test(line.text)));
  if (judged && !ENACTED.test(head)) return 'judgment';
  if (sections() < MIN_SECTIONS) return null;
  if (MADE_AS_RULES.test(head) && (RULES_TITLE.test(title) || !ACT_TITLE.test(title))) return 'rule';
  if (ENACTED.test(head) || (ACT_TITLE.test(title) && !RULES_TITLE.test(title))) return 'act';
  return RULES_TITLE.test(title) ? 'rule' : null;
}

function missingNumbers(units: readonly Unit[]): number[] {
  const found = new Set(units.map(({ label }) => parseInt(label, 10)).filter((number) => Number.isInteger(number)));
  let first = Infinity;
  let last = 0;
  for (const number of found) {
    first = Math.min(first, number);
    last = Math.max(last, number);
  }
  const missing: number[] = [];
  // A part of an act begins further on.
  for (let number = first <= MAX_LOST_FIRST ? 1 : first; number < last; number++) if (!found.has(number)) missing.push(number);
  return missing;
}

/**
 * Counts what was found under its number, what is missing and what is doubtful. Takes time proportional to the length of the text.
 * @param parsed its units, read as a document of this type
 */
export function reportReading(
  text: string,
  parsed: readonly Unit[],
  type: DocumentType,
  filename: string,
  facts: DocumentFacts,
): ReadingReport {
  const units = parsed.filter(({ kind }) => kind === 'section' || kind === 'paragraph');
  const repeated = [...wordsOfOthers(text, units).keys()];
  const empty = withoutWords(text, units);
  const missing = missingNumbers(units);
  return {
    numbered: units.length,
    missing: missing.slice(0, MAX_LISTED),
    missingCount: missing.length,
    repeated: repeated.slice(0, MAX_LISTED).map(({ label }) => label),
    empty: empty.slice(0, MAX_LISTED).map(({ label }) => label),
    twice: numbersTwice(text, units).slice(0, MAX_LISTED),
    lackingSchedules: type === 'act' ? lackingSchedules(text, parsed).slice(0, MAX_LISTED) : [],
    // A text that was read as an act need not be read as one again.
    likelyType: likelyTypeOf(text, facts.title, () => sectionsIn(type === 'act' ? parsed : (parseAct(text, 'Section') ?? []))),
    titleFromName: facts.title === titleFromFilename(filename),
    replacementCharacters: text.split('\ufffd').length - 1,
    textHash: createHash('sha256')
      .update((text.toLowerCase().match(WORD_CHARACTERS) ?? []).join(''))
      .digest('hex'),
  };
}

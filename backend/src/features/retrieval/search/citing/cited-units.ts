import { plainNumber, scheduleLabel } from '../../reading/structure/schedule-items.js';
import { findReferences } from './references.js';
import { overlap, type Stretch } from './stretches.js';

/** What a question cites: a unit by its labels in the index, and the path into it. */
export interface CitedUnit {
  kind: 'section' | 'paragraph' | 'schedule';
  /** The labels that such a unit may have; more than one where "the Schedule" may be the first of several. */
  units: readonly string[];
  /** From the outside in: '(2)', '(a)', 'proviso', 'explanation 2'. */
  steps: readonly string[];
}

// All of these are matched against a question with single blanks.
const ORDINAL = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth';
const LABELS = String.raw`(?:\( ?[0-9A-Za-z]{1,4} ?\) ?)+`;
const PART = String.raw`(?:(?:(${ORDINAL}) )?(proviso|explanation|exception|illustration)s?\b(?: (?:no\.? ?)?(\((?:[ivx]{1,4}|\d{1,2}|[a-z])\)|(?:[ivx]{1,4}|\d{1,2})(?![\p{L}\p{N}])))?|(?:sub-? ?(?:sections?|rules?|regulations?|paragraphs?|paras?|clauses?)|clauses?|cl\.?|items?|paragraphs?|paras?\.?) ?(${LABELS}))`;
const BEFORE = new RegExp(String.raw`(?<![\p{L}\p{N}])${PART} ?,? ?(?:(of|to|in|under) )?(?:the )?$`, 'iu');
const AFTER = new RegExp(String.raw`^[ ,]*(?:of(?: the)?[ ,]+)?(?:and |with )?(?:its |the )?${PART}`, 'iu');
const MAX_PARTS = 5;
/** How far before a reference the name of one part of it can begin. */
const PART_REACH = 120;

const SCHEDULE = String.raw`(?:the )?(?:(?:${ORDINAL}) schedule|schedules?(?: (?:[ivxlc]{1,6}|\d{1,3}|[a-h])(?![\p{L}\p{N}]))?|(?:annexure|appendix)(?: (?:[ivxlc]{1,6}|\d{1,3}|[a-z])(?![\p{L}\p{N}]))?)`;
const ITEM = String.raw`(items?|entry|entries|articles?|art\.?|serial no\.?|s\.? ?no\.?|sl\. ?no\.?|paragraphs?|paras?\.?|clauses?|rules?|forms?|tables?) ?(?:no\.? ?)?(\d{1,3}[A-Z]{0,2})((?: ?\([0-9A-Za-z]{1,4}\))*)`;
const ITEM_OF_SCHEDULE = new RegExp(String.raw`(?<![\p{L}\p{N}])${ITEM} ?,? ?(?:(?:of|to|in|under) )?(${SCHEDULE})(?![\p{L}\p{N}])`, 'giu');
const SCHEDULE_ITEM = new RegExp(String.raw`(?<![\p{L}\p{N}])(${SCHEDULE})[ ,]+${ITEM}`, 'giu');
const SCHEDULE_ALONE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${SCHEDULE})(?![\p{L}\p{N}])(?= ?(?:$|[?.,]|(?:of|to|in) the \p{Lu}))`,
  'giu',
);
const ORDER_RULE =
  /(?<![\p{L}\p{N}])(?:orders?|o\.?) ?([ivxlc]{1,7}|\d{1,3})[ ,.]*(?:rules?|r\.?) ?(\d{1,3}[A-Z]?)((?: ?\([0-9A-Za-z]{1,4}\))*)/giu;

const labelsIn = (text: string): string[] => [...text.matchAll(/\(\s?([^()\s]+)\s?\)/gu)].map((match) => `(${match[1] ?? ''})`);

function stepsOf([, ordinal, word, number, labels]: RegExpExecArray): string[] {
  if (!word) return labelsIn(labels ?? '');
  const kind = word.toLowerCase();
  // "proviso (c)" is clause (c) of the proviso; "Explanation (i)" is one of several.
  if (kind === 'proviso' && number?.startsWith('(')) return [kind, number];
  const label = (number ?? '').replace(/[()]/g, '');
  const counted = ordinal ?? label;
  return [counted ? `${kind} ${plainNumber(counted)}` : kind];
}

/** "an explanation of section 26" asks what the section means; "Explanation to section 26" is a part of it. */
const asksToExplain = ([, ordinal, word, number, , connector]: RegExpExecArray): boolean =>
  word?.toLowerCase() === 'explanation' && connector?.toLowerCase() === 'of' && !ordinal && !number;

/** "clause (a) of the proviso to sub-section (1) of" before a reference, from the outside in. */
function stepsBefore(text: string): string[] {
  let start = text.length;
  const steps: string[] = [];
  for (let i = 0; i < MAX_PARTS; i++) {
    const from = Math.max(0, start - PART_REACH);
    const match = BEFORE.exec(text.slice(from, start));
    if (!match || asksToExplain(match)) break;
    for (const step of stepsOf(match)) steps.push(step);
    start = from + match.index;
  }
  return steps;
}

function stepsAfter(text: string): string[] {
  const steps: string[] = [];
  let at = 0;
  for (let i = 0; i < MAX_PARTS; i++) {
    const match = AFTER.exec(text.slice(at));
    if (!match) break;
    for (const step of stepsOf(match)) steps.push(step);
    at += match[0].length;
  }
  return steps;
}

/** What stands before a reference lies inside what stands after it: "clause (a) of section 2, proviso". */
const around = (question: string, start: number, end: number): string[] => [
  ...stepsAfter(question.slice(end)),
  ...stepsBefore(question.slice(0, start)),
];

/** The labels that a schedule of this name may have: an act with one schedule numbers none, "the Schedule" may be the first. */
function scheduleLabels(name: string): string[] {
  const label = scheduleLabel(name);
  return /\d|\s/u.test(label) ? [label] : [label, `${label} 1`];
}

type Found = CitedUnit & Stretch;

function scheduleItem(schedule: string, word: string, number: string, labels: string): Omit<CitedUnit, 'kind'> {
  const kind = /^(?:form|table)/iu.exec(word)?.[0].toLowerCase() ?? 'item';
  return { units: scheduleLabels(schedule).map((label) => `${label}, ${kind} ${number.toUpperCase()}`), steps: labelsIn(labels) };
}

function inSchedules(question: string): Found[] {
  const out: Found[] = [];
  const add = (match: RegExpExecArray, cited: Omit<CitedUnit, 'kind'>): void => {
    const [start, end] = [match.index, match.index + match[0].length];
    if (!out.some((known) => overlap(known, { start, end }))) out.push({ kind: 'schedule', ...cited, start, end });
  };
  for (const match of question.matchAll(ITEM_OF_SCHEDULE)) {
    const [, word = '', number = '', labels = '', schedule = ''] = match;
    add(match, scheduleItem(schedule, word, number, labels));
  }
  for (const match of question.matchAll(SCHEDULE_ITEM)) {
    const [, schedule = '', word = '', number = '', labels = ''] = match;
    add(match, scheduleItem(schedule, word, number, labels));
  }
  for (const match of question.matchAll(ORDER_RULE)) {
    const [, order = '', rule = '', labels = ''] = match;
    add(match, { units: [`Order ${plainNumber(order)}, rule ${rule.toUpperCase()}`], steps: labelsIn(labels) });
  }
  for (const match of question.matchAll(SCHEDULE_ALONE)) {
    // "the schedule of payments" is not a name; one with a number or a capital is.
    const [, name = ''] = match;
    if (/^(?:the )?schedules?$/iu.test(name) && !/\bSchedule\b/u.test(name)) continue;
    add(match, { units: scheduleLabels(name), steps: [] });
  }
  return out;
}

/**
 * Everything that a question cites: "section 138(1)", "second proviso to section 14", "clause (h) of s. 43B", "Explanation to
 * section 2", "item 3 of the Second Schedule", "Order VII Rule 11", "para 12".
 */
export function findCitedUnits(asked: string): CitedUnit[] {
  const question = asked.replace(/\s+/g, ' ').trim();
  const schedules = inSchedules(question);
  const references = findReferences(question).filter((reference) => !schedules.some((found) => overlap(found, reference)));
  const numbered = references.map((reference): Found => {
    const { kind, unit, subdivision, start, end } = reference;
    return { kind, units: [unit], steps: [...labelsIn(subdivision), ...around(question, start, end)], start, end };
  });
  const items = schedules.map((found) => ({ ...found, steps: [...found.steps, ...around(question, found.start, found.end)] }));
  return [...numbered, ...items].sort((a, b) => a.start - b.start).map(({ kind, units, steps }) => ({ kind, units, steps }));
}

import type { TextSpan } from '../text-span.js';
import { labelsIn } from './parts.js';
import { ORDINAL } from './plain-number.js';

/** A schedule that is cited, or an item of one; offsets of the text. */
export interface CitedSchedule extends TextSpan {
  kind: 'schedule';
  /** As it is written: 'Second Schedule', 'Schedule II', 'the Schedule'. */
  schedule: string;
  /** 'item', 'form' or 'table' with its number; null where the whole schedule is cited. */
  item: { word: 'item' | 'form' | 'table'; number: string } | null;
  /** From the outside in: '(2)', '(a)'. */
  steps: readonly string[];
}

const SCHEDULE = String.raw`(?:the )?(?:(?:${ORDINAL}) schedule|schedules?(?: (?:[ivxlc]{1,6}|\d{1,3}|[a-h])(?![\p{L}\p{N}]))?|(?:annexure|appendix)(?: (?:[ivxlc]{1,6}|\d{1,3}|[a-z])(?![\p{L}\p{N}]))?)`;
const ITEM = String.raw`(items?|entry|entries|articles?|art\.?|serial no\.?|s\.? ?no\.?|sl\. ?no\.?|paragraphs?|paras?\.?|clauses?|rules?|forms?|tables?) ?(?:no\.? ?)?(\d{1,3}[A-Z]{0,2})((?: ?\([0-9A-Za-z]{1,4}\)){0,6})`;
const ITEM_OF_SCHEDULE = new RegExp(String.raw`(?<![\p{L}\p{N}])${ITEM} ?,? ?(?:(?:of|to|in|under) )?(${SCHEDULE})(?![\p{L}\p{N}])`, 'giu');
const SCHEDULE_ITEM = new RegExp(String.raw`(?<![\p{L}\p{N}])(${SCHEDULE})[ ,]{1,3}${ITEM}`, 'giu');
const SCHEDULE_ALONE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${SCHEDULE})(?![\p{L}\p{N}])(?= ?(?:$|[?.,]|(?:of|to|in) the \p{Lu}))`,
  'giu',
);

const itemOf = (word: string, number: string): CitedSchedule['item'] => {
  const named = /^(?:form|table)/iu.exec(word)?.[0].toLowerCase();
  return { word: named === 'form' || named === 'table' ? named : 'item', number: number.toUpperCase() };
};

/**
 * "item 3 of the Second Schedule", "Schedule II, entry 7", "the Third Schedule". In the order of the text; none overlap.
 * @param text with single blanks
 */
export function citedSchedules(text: string): CitedSchedule[] {
  const found: CitedSchedule[] = [];
  const add = (match: RegExpExecArray, cited: Pick<CitedSchedule, 'schedule' | 'item' | 'steps'>): void => {
    found.push({ kind: 'schedule', ...cited, start: match.index, end: match.index + match[0].length });
  };
  for (const match of text.matchAll(ITEM_OF_SCHEDULE)) {
    const [, word = '', number = '', labels = '', schedule = ''] = match;
    add(match, { schedule, item: itemOf(word, number), steps: labelsIn(labels) });
  }
  for (const match of text.matchAll(SCHEDULE_ITEM)) {
    const [, schedule = '', word = '', number = '', labels = ''] = match;
    add(match, { schedule, item: itemOf(word, number), steps: labelsIn(labels) });
  }
  for (const match of text.matchAll(SCHEDULE_ALONE)) {
    // "the schedule of payments" is not a name; one with a number or a capital is.
    const [, schedule = ''] = match;
    if (/^(?:the )?schedules?$/iu.test(schedule) && !/\bSchedule\b/u.test(schedule)) continue;
    add(match, { schedule, item: null, steps: [] });
  }
  return apart(found);
}

/** Those that overlap none before them; of two that begin together, the longer. */
function apart(found: CitedSchedule[]): CitedSchedule[] {
  const kept: CitedSchedule[] = [];
  for (const each of found.sort((a, b) => a.start - b.start || b.end - a.end)) if (each.start >= (kept.at(-1)?.end ?? 0)) kept.push(each);
  return kept;
}

import type { NoticeText } from '../text/notice-text.js';
import { trimmedEnd } from '../text/trimmed.js';
import { beginsOrder, isHindiOrder, openersOf } from './demand-openers.js';
import { numberOf } from './numbers.js';

/** A list under words that demand: "I call upon you to: (a) …; (b) …". Offsets of the flat text. */
export interface DemandList {
  /** Lines of the entries: from the first to the one after the last. */
  from: number;
  to: number;
  /** First unit of the sentence that leads to the list. */
  lead: number;
  /** Without their numbers or bullets; none where the list says why something should not be done. */
  entries: { start: number; end: number }[];
}

const MAX_ENTRIES = 60;
/** Units of the words before a list that are looked at. */
const LEAD_REACH = 640;
const ENDS = /[.।!?]["')]?$/u;
/** "You are to:", "you, within seven days, to", "do the following:". */
const TO = /\b(?:to|that you|following)[ ,:;-]*$/iu;
/** Reasons are asked for, and listed. */
const WHY = /\bwhy[ ,:;-]*$/iu;
const SPOKEN_TO = /\b(?:you|noticees?|addressees?|taxpayer|kindly|please)\b|(?<![\p{L}\p{M}])(?:आप|आपको|आपसे|कृपया)(?![\p{L}\p{M}])/iu;
const ASKED = /\b(?:demands?|reliefs?|steps)\b[^.]{0,60}:$/iu;
const HINDI = /\p{Script=Devanagari}/u;

/**
 * The lists of demands in a stretch of lines. Facts are listed, too: a list is one of demands if the words before it, which end in no full
 * stop, ask somebody for something, or speak to somebody and every entry says what is to be done.
 */
export function demandLists(text: NoticeText, from: number, to: number): DemandList[] {
  const found: DemandList[] = [];
  for (let index = from + 1; index < to; index += 1) {
    const run = runAt(text, index, to);
    if (!run) continue;
    const lead = leadOf(text, from, index);
    index = run.to - 1;
    if (!lead) continue;
    const words = run.entries.map(({ start, end }) => text.own.slice(start, end));
    const before = text.own.slice(lead.start, lead.end);
    if (!leads(before, words, text.lines[run.to]?.text ?? '')) continue;
    found.push({ ...run, lead: lead.start, entries: WHY.test(before) ? [] : run.entries });
  }
  return found;
}

/** The first list of entries between two lines; null where there is none. */
export function runBetween(text: NoticeText, from: number, to: number): Run | null {
  for (let index = from; index < to; index += 1) {
    const run = runAt(text, index, to);
    if (run) return run;
  }
  return null;
}

interface Run {
  from: number;
  to: number;
  entries: { start: number; end: number }[];
}

/** The entries that begin at a line with "1.", "(a)" or a bullet and count on; null unless there are two of them. */
function runAt(text: NoticeText, from: number, limit: number): Run | null {
  const first = markOf(text.lines[from]?.text ?? '');
  if (first?.value !== 1) return null;
  const starts: { line: number; body: number }[] = [];
  let index = from;
  for (; index < limit && starts.length < MAX_ENTRIES; index += 1) {
    const line = text.lines[index];
    const mark = line && markOf(line.text);
    if (line && mark?.style === first.style && (first.style === 'bullet' || mark.value === starts.length + 1))
      starts.push({ line: index, body: line.start + mark.length });
    // A line without a number goes on with the entry above it, unless it stands apart.
    else if (!line || line.opensBlock || mark || ENDS.test(text.lines[index - 1]?.text ?? '')) break;
  }
  if (starts.length < 2) return null;
  const entries = starts.map(({ body }, at) => {
    const next = starts[at + 1];
    return { start: body, end: trimmedEnd(text.own, body, text.lines[(next?.line ?? index) - 1]?.end ?? body, ' ,;.') };
  });
  return { from, to: index, entries: entries.map(({ start, end }) => ({ start, end: withoutJoint(text.own, start, end) })) };
}

const BULLET = /^[-*•▪◦➢] ?(?=[\p{L}\d])/u;

const markOf = (line: string): { style: string; value: number; length: number } | null => {
  const [bullet] = BULLET.exec(line) ?? [];
  return bullet === undefined ? numberOf(line) : { style: 'bullet', value: 1, length: bullet.length };
};

/** The sentence before a list: lines above it up to one that stands apart, or the end of a sentence. */
function leadOf(text: NoticeText, from: number, list: number): { start: number; end: number } | null {
  let first = list - 1;
  const end = text.lines[first]?.end ?? 0;
  const near = (index: number) => end - (text.lines[index]?.start ?? 0) < LEAD_REACH;
  while (first > from && near(first) && !text.lines[first]?.opensBlock && !ENDS.test(text.lines[first - 1]?.text ?? '')) first -= 1;
  const [opening, last] = [text.lines[first], text.lines[list - 1]];
  if (!opening || !last || ENDS.test(last.text)) return null;
  const stretch = text.own.slice(Math.max(opening.start, last.end - LEAD_REACH), last.end);
  const after = Math.max(stretch.lastIndexOf('. '), stretch.lastIndexOf('। '), stretch.lastIndexOf('? '));
  return { start: last.end - stretch.length + (after < 0 ? 0 : after + 2), end: last.end };
}

function leads(lead: string, words: readonly string[], next: string): boolean {
  const opens = openersOf(lead).length > 0;
  if (HINDI.test(lead)) return words.every(isHindiOrder) || (opens && !words.some(tells) && isHindiOrder(next));
  if (beginsOrder(words[0] ?? '')) return opens || ASKED.test(lead) || SPOKEN_TO.test(lead);
  return ASKED.test(lead) || (opens && (TO.test(lead) || WHY.test(lead) || words.every(isInfinitive)));
}

/** "to return the goods", "in the alternative to pay": what somebody is asked for, entry by entry. */
const isInfinitive = (words: string): boolean => /^(?:(?:in the alternative|alternatively),? )?(?:not )?to \p{Ll}{2}/u.test(words);

/** An entry that says how things are: a fact. */
const tells = (words: string): boolean => /(?:है|हैं|था|थी|थे|गया|गयी|गई|गए)[ ।]*$/u.test(words);

/** Without the "; and" between two entries. */
export function withoutJoint(text: string, start: number, end: number): number {
  const last = trimmedEnd(text, start, end, ' ,;.');
  const [joint = ''] = /(?<![\p{L}\p{M}])(?:and|or|और|तथा|एवं)$/iu.exec(text.slice(Math.max(start, last - 6), last)) ?? [];
  return trimmedEnd(text, start, last - joint.length, ' ,;.');
}

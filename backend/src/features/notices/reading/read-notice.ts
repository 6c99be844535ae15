import type { AllowedTime, NoticeKind, NoticeReading, ReadValue } from './notice-reading.js';
import { addressees } from './parties/addressees.js';
import { advocateOf } from './parties/advocate.js';
import { caseParties } from './parties/case-parties.js';
import type { FoundName } from './parties/names.js';
import { sendersOf } from './parties/sender.js';
import { allegationsOf, statementsOf } from './parts/allegations.js';
import { demandLists } from './parts/demand-lists.js';
import { demandedAmounts } from './parts/demanded.js';
import { demandRegions } from './parts/demands.js';
import { caseNumberOf, forumOf, nextDateOf } from './parts/forum.js';
import { noticeDate } from './parts/notice-date.js';
import { noticeKind } from './parts/notice-kind.js';
import { numberOf } from './parts/numbers.js';
import { outlineOf } from './parts/outline.js';
import { proceedingOf } from './parts/proceeding.js';
import { paragraphsOf } from './parts/paragraphs.js';
import { timeAllowed } from './parts/time-allowed.js';
import { NoticeText } from './text/notice-text.js';
import { citedSections } from './written/cited-sections.js';
import { isMostlyHindi } from '../../../core/text/is-hindi.js';
import { readSums } from '../../../core/text/values/sums.js';

/** What is read of a file; notices are shorter, and annexures follow them. */
export const NOTICE_MAX = 120_000;
const MAX_OF_A_KIND = 150;

/** What is known of a paper before it is read. */
export interface KnownOfNotice {
  kind?: NoticeKind | null;
  today?: string;
}

/**
 * Reads a notice, summons or complaint by rules alone. Every value carries the words of the file that it was read from; nothing is
 * read of a paper that is none of these.
 * @param source the text of a file; offsets of the values are UTF-16 units of it
 * @param known `kind`: what its owner says that it is, whatever it looks like; `today`: no paper is of a later day, as YYYY-MM-DD
 */
export function readNotice(source: string, known: KnownOfNotice = {}): NoticeReading {
  const text = new NoticeText(source.slice(0, NOTICE_MAX));
  const outline = outlineOf(text);
  const lists = demandLists(text, outline.body, outline.tail);
  const paragraphs = paragraphsOf(text, outline, lists);
  const demands = demandRegions(text, outline, paragraphs, lists);
  const forum = forumOf(text);
  const kind = known.kind ?? noticeKind(text, outline, demands, forum);
  const inHindi = isMostlyHindi(text.flat);
  if (!kind) return { kind, proceeding: null, inHindi, values: [] };
  const date = noticeDate(text, outline, known.today);
  const parties = caseParties(text, outline);
  const sender = parties ? parties.claimants : sendersOf(text, outline);
  const to = parties ? parties.answering : addressees(text, outline, date?.line ?? -1);
  const amounts = readSums(text.own);
  const demanded = demandedAmounts(text, amounts, demands);
  const bodyStart = text.lines[outline.body]?.start ?? 0;
  const next = nextDateOf(text, date?.day);
  // Who is to come on a day has until then.
  const time = timeAllowed(text, demands, date?.day, parties ? 0 : bodyStart) ?? (next && { ...next, time: { until: next.day } });

  const values: ReadValue[] = [];
  const add = (field: ReadValue['field'], start: number, end: number, value: string | null, more: Partial<ReadValue> = {}): void => {
    const place = text.place(start, end);
    if (place.words.trim() !== '') values.push({ field, value: value ?? text.read(start, end), ...place, ...more });
  };
  const addName = (field: ReadValue['field'], name: FoundName | null): void => {
    if (name) add(field, name.start, name.end, name.name);
  };
  for (const name of sender) addName('sender', name);
  addName('advocate', advocateOf(text, outline));
  for (const name of to) addName('addressee', name);
  if (date) add('notice-date', date.start, date.end, date.day);
  for (const { label, start, end } of parties && !outline.pleads ? [] : allegationsOf(text, paragraphs, demands, parties !== null))
    add('allegation', start, end, null, { label, statements: statementsOf(text.read(start, end)) });
  for (const [rupees, own] of byValue(amounts)) {
    const first = own.find((amount) => demanded.has(amount)) ?? own[0];
    if (first) add('amount', first.start, first.end, String(rupees), { demanded: demanded.has(first) });
  }
  for (const { items } of demands) for (const { start, end } of items) add('demand', start, end, null);
  for (const { section, act, start, end } of distinct(citedSections(withoutNumbers(text))))
    add('section', start, end, sectionTitle(section, act), { label: section, ...(act ? { act } : {}) });
  if (forum) add('forum', forum.start, forum.end, forum.name);
  const number = caseNumberOf(text, forum);
  if (number) add('case-number', number.start, number.end, null);
  if (next) add('next-date', next.start, next.end, next.day);
  if (time) add('time-allowed', time.start, time.end, timeInWords(time.time), { period: time.time });
  return { kind, proceeding: proceedingOf(text, kind, forum), inHindi, values };
}

/** The text with the numbers of its paragraphs blotted out: after "… Act, 2019" the 1 of the next line is not a section of it. */
function withoutNumbers({ flat, lines }: NoticeText): string {
  let text = '';
  for (const { text: line, start } of lines) {
    const length = numberOf(line)?.length ?? 0;
    if (length > 0) text += `${flat.slice(text.length, start)}\n${' '.repeat(length - 1)}`;
  }
  return text + flat.slice(text.length);
}

/** "Section 138, Negotiable Instruments Act, 1881". */
export const sectionTitle = (section: string, act: string): string =>
  [/^\d/.test(section) ? `Section ${section}` : section, act].filter(Boolean).join(', ');

/** "15 days from receipt", "by 2026-07-31". */
export function timeInWords(time: AllowedTime): string {
  if ('until' in time) return `by ${time.until}`;
  const unit = time.count === 1 ? time.unit : `${time.unit}s`;
  const from = { receipt: ' from receipt', notice: ' from the date of the notice', unstated: '' }[time.from];
  return `${time.count} ${unit}${from}`;
}

function byValue<T extends { rupees: number }>(amounts: readonly T[]): [number, T[]][] {
  const groups = new Map<number, T[]>();
  for (const amount of amounts) {
    const same = groups.get(amount.rupees);
    if (same) same.push(amount);
    else groups.set(amount.rupees, [amount]);
  }
  return [...groups].slice(0, MAX_OF_A_KIND);
}

function distinct<T extends { section: string; act: string }>(sections: readonly T[]): T[] {
  const seen = new Set<string>();
  return sections
    .filter(({ section, act }) => {
      const key = `${section}|${act}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MAX_OF_A_KIND);
}

import { isCalendarDay } from '../../../core/validation/calendar-day.js';
import type { LawStatus } from './law-status.js';

/** Lines in which an act says when it comes into force: its first section, after the list of sections. */
const READ_LENGTH = 80_000;
/** What stands before the first section of an act that was repealed as a whole, or before the list of its sections. */
const HEAD_LENGTH = 600;
const LIST_OF_SECTIONS = /\b(?:arrangement of (?:sections|clauses|rules)|(?:table of )?contents|index)\b/iu;
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const UNITS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const TEENS = [
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
];
/** Days of a month in words, by their number less one. */
const ORDINALS = [...UNITS, ...TEENS, 'twentieth', ...UNITS.map((unit) => `twenty-${unit}`), 'thirtieth', 'thirty-first'];
const DAY = String.raw`(\d{1,2}(?:st|nd|rd|th)?|[a-z]+(?:-[a-z]+)?)`;
/** "It shall come into force on the first day of January, 1964": of the act as a whole, not of one of its sections. */
const COMMENCES = new RegExp(
  String.raw`\b(?:It|This (?:Act|Code)|They|These rules) shall (?:be deemed to have )?(?:come|came) into (?:force|operation) on (?:the )?${DAY} (?:day of )?(${MONTHS}),? (1[89]\d\d|20\d\d)\b`,
  'iu',
);
const REPEALED = /\[\s?Repealed(?:\sby\s(?:the\s)?([^\]]{3,200}))?\]|\(Repealed\)/iu;
/** "w.e.f. 1-7-2024". */
const WITH_EFFECT = /\bw\.\s?e\.\s?f\.?\s?(\d{1,2})[-./](\d{1,2})[-./](1[89]\d\d|20\d\d)\b/iu;
const TITLE = /^[^,;()]{3,140}\b(?:Act|Code|Sanhita|Adhiniyam),\s\d{4}/u;

function isoDay(day: string, month: number, year: string): string | null {
  const number = Number.parseInt(day, 10) || ORDINALS.indexOf(day.toLowerCase()) + 1;
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`;
  return isCalendarDay(iso) ? iso : null;
}

/**
 * What the words of an act or of rules say about their own force: the day on which they came into force as a whole, and that they were
 * repealed as a whole. Null where they say neither.
 */
export function ownStatus(text: string): LawStatus | null {
  const flat = text.slice(0, READ_LENGTH).replace(/\s+/g, ' ');
  const [, day = '', month = '', year = ''] = COMMENCES.exec(flat) ?? [];
  const inForceFrom = day ? isoDay(day, MONTHS.split('|').findIndex((name) => name.toLowerCase() === month.toLowerCase()) + 1, year) : null;
  const head = flat.slice(0, HEAD_LENGTH);
  const repealed = REPEALED.exec(head.slice(0, LIST_OF_SECTIONS.exec(head)?.index));
  if (!repealed) return inForceFrom === null ? null : { state: 'in_force', inForceFrom, repealedOn: null, replacedBy: [] };
  const [, by = ''] = repealed;
  const [, d = '', m = '', y = ''] = WITH_EFFECT.exec(by) ?? [];
  const heir = TITLE.exec(by)?.[0];
  return {
    state: 'repealed',
    inForceFrom,
    repealedOn: d ? isoDay(d, Number(m), y) : null,
    replacedBy: heir !== undefined && !/\brepealing\b/iu.test(heir) ? [heir] : [],
  };
}

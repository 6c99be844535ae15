import { readDates } from '../../../core/text/values/dates.js';
import type { LawStatus } from './law-status.js';

/** Lines in which an act says when it comes into force: its first section, after the list of sections. */
const READ_LENGTH = 80_000;
/** What stands before the first section of an act that was repealed as a whole, or before the list of its sections. */
const HEAD_LENGTH = 600;
const LIST_OF_SECTIONS = /\b(?:arrangement of (?:sections|clauses|rules)|(?:table of )?contents|index)\b/iu;
/** "It shall come into force on the first day of January, 1964": of the act as a whole, not of one of its sections. */
const COMMENCES =
  /\b(?:It|This (?:Act|Code)|They|These rules) shall (?:be deemed to have )?(?:come|came) into (?:force|operation) on (?:the )?/giu;
/** Characters that a date takes at most. */
const DATE_LENGTH = 60;
const REPEALED = /\[\s?Repealed(?:\sby\s(?:the\s)?([^\]]{3,200}))?\]|\(Repealed\)/iu;
/** "w.e.f. 1-7-2024". */
const WITH_EFFECT = /\bw\.\s?e\.\s?f\.?\s?/giu;
const TITLE = /^[^,;()]{3,140}\b(?:Act|Code|Sanhita|Adhiniyam),\s\d{4}/u;

/** The first date that certain words lead to. */
function dayAfter(text: string, lead: RegExp): string | null {
  for (const { 0: words, index } of text.matchAll(lead)) {
    const end = index + words.length;
    const [date] = readDates(text.slice(end, end + DATE_LENGTH));
    if (date?.start === 0) return date.day;
  }
  return null;
}

/**
 * What the words of an act or of rules say about their own force: the day on which they came into force as a whole, and that they were
 * repealed as a whole. Null where they say neither.
 */
export function ownStatus(text: string): LawStatus | null {
  const flat = text.slice(0, READ_LENGTH).replace(/\s+/g, ' ');
  const inForceFrom = dayAfter(flat, COMMENCES);
  const head = flat.slice(0, HEAD_LENGTH);
  const repealed = REPEALED.exec(head.slice(0, LIST_OF_SECTIONS.exec(head)?.index));
  if (!repealed) return inForceFrom === null ? null : { state: 'in_force', inForceFrom, repealedOn: null, replacedBy: [] };
  const [, by = ''] = repealed;
  const heir = TITLE.exec(by)?.[0];
  return {
    state: 'repealed',
    inForceFrom,
    repealedOn: dayAfter(by, WITH_EFFECT),
    replacedBy: heir !== undefined && !/\brepealing\b/iu.test(heir) ? [heir] : [],
  };
}

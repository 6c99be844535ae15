import type { NoticeText } from '../text/notice-text.js';
import { type WrittenDate, readDates } from '../../../../core/text/values/dates.js';
import type { NoticeOutline } from './outline.js';

export interface NoticeDate extends WrittenDate {
  /** Index of its line. */
  line: number;
}

const LABEL =
  /(?:^|[ ,|])(?:date|dated|dated this|dt|दिनांक|दिनाँक|तारीख)(?: of (?:notice|issue|the notice))?(?: the)? ?[.:-]{0,2} ?(?:the )?$/iu;
const PLACE = /^(?:(?:at|camp)? ?[\p{Lu}][\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,2}(?: ?- ?\d{6})?,? ?)$/u;
const REFERENCE = /^(?:(?:our )?ref(?:erence)?\b|no\b|f\. ?no|file|lr\b|letter no|notice no|din\b|क्रमांक|पत्रांक)/iu;
/** A date that belongs to another paper, which the line names. */
const OTHER_PAPER =
  /\b(?:your|letter|agreement|cheque|order|invoice|memo|reply|complaint|policy|fir|bill|deed|e-?mail|loan|lease|contract|notice) (?:(?:no\.? ?)?\S{0,40}\d\S{0,40} )?(?:dated|dt\.?|of)[ :.-]{0,20}$/iu;
const OF_OTHER_PAPER = /^(?:sub|subject|re|विषय|in the matter)\b|^ref(?:erence)? ?[:.-] ?(?:your|the|agreement|cheque|loan)/iu;
/** "Notice No. 214/2026 Dated: 19.07.2026" stands in the head of the paper that it numbers. */
const OWN_NUMBER = /^(?:notice|letter|outward|memo) no\.? ?[^ ]{1,40} dated? ?[:.-] ?$/iu;
const GIVEN =
  /\b(?:given|dated|signed|issued|verified|affirmed)\b[^.]{0,80}\b(?:this|on this|the|on)(?: the)? $|\b(?:on )?this(?: the)? $|(?<![\p{L}\p{M}])आज (?:दिनांक )?$/iu;
const VERIFIED = /^(?:verif|solemn|सत्यापित)/iu;
const TOLD_BEFORE = /(?:\b(?:dated|dt|of|on|from|since|till|to|vide|and|between|w\.e\.f|no)\b|दिनांक)[ .:,]{0,20}$/iu;
const TELLING_LINE = /^(?:\d{1,2}[.)]|sub(?:ject)?\b|re\b)/iu;
/** Numbers of houses, plots and files are written like dates. */
const NUMBER_OF_A_PLACE =
  /(?:\b(?:door|house|flat|plot|shop|survey|khasra|ward|room|block|old|new|h|d|s)\b|मकान|म|खसरा|प्लॉट|वार्ड)[ .]{0,2}(?:no|number|नं|नंबर|संख्या|क्रमांक)?[ .:#-]{0,3}$/iu;
/** "… को": a day on which something was or is to be done; "… को जारी" is that of the paper. */
const HINDI_TOLD = /^(?:को(?! (?:जारी|निर्गत|प्रेषित))|से|तक|के|का|की|में)(?![\p{L}\p{M}])/u;
const SIGNED_BESIDE = /^(?:plaintiff|complainant|petitioner|applicant|advocate|counsel|sd)\b/iu;
const HEAD_LINES = 30;
/** Units before a date that say what it is the date of: a line may be as long as the file, with a date every few words. */
const LOOKED_BACK = 200;

/**
 * The date of the paper itself: in the head of a letter, at the end of a pleading or summons; never one that it tells of.
 * @param today the last day that it can have, as YYYY-MM-DD
 */
export function noticeDate(text: NoticeText, { body, tail, versus }: NoticeOutline, today: string | undefined): NoticeDate | null {
  const { lines } = text;
  const head = range(0, Math.min(body > 0 ? body : HEAD_LINES, lines.length));
  const foot = range(Math.max(tail - 2, 0), lines.length);
  // Below the parties of a case, in the head of what the court or authority sends.
  const below = range(head.length, Math.min(head.length + BELOW_PARTIES, lines.length)).filter((index) =>
    DATED_ALONE.test(lines[index]?.text ?? ''),
  );
  const parts = versus >= 0 ? [foot, [...head, ...below]] : [head, foot];
  for (const part of parts) {
    const found = dateIn(text, part, part === foot, today);
    if (found) return found;
  }
  return null;
}

const BELOW_PARTIES = 6;
const DATED_ALONE = /^(?:date|dated|दिनांक) ?[.:-]/iu;
const LAST_DAY = '9999-12-31';
const range = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from) }, (_each, index) => from + index);

function dateIn(text: NoticeText, part: readonly number[], isFoot: boolean, today = LAST_DAY): NoticeDate | null {
  let verified: NoticeDate | null = null;
  let atEnd: NoticeDate | null = null;
  for (const index of part) {
    const line = text.lines[index];
    if (!line) continue;
    for (const date of readDates(line.text)) {
      const opening = line.text.slice(0, date.start);
      const before = opening.slice(-LOOKED_BACK);
      const after = line.text.slice(date.end).trim();
      if (date.day > today || NUMBER_OF_A_PLACE.test(before) || (HINDI_TOLD.test(after) && !(isFoot && GIVEN.test(before)))) continue;
      const ofOthers = OF_OTHER_PAPER.test(opening);
      const labelled = LABEL.test(ofOthers ? before : before.replace(OTHER_PAPER, ''));
      if ((ofOthers || OTHER_PAPER.test(before)) && !(OWN_NUMBER.test(opening) && after === '') && !labelled) continue;
      const alone = opening.trim() === '' || LABEL.test(before) || PLACE.test(opening) || (REFERENCE.test(opening) && after === '');
      const found = { ...date, start: line.start + date.start, end: line.start + date.end, line: index };
      if (alone && (after === '' || /^[.,)]/.test(after) || (isFoot && SIGNED_BESIDE.test(after)) || LABEL.test(before))) return found;
      // The right column of a letterhead, which extraction puts after the address.
      if (!isFoot && after === '' && !TOLD_BEFORE.test(before) && !TELLING_LINE.test(opening)) atEnd ??= found;
      if (isFoot && GIVEN.test(before)) {
        if (!VERIFIED.test(line.text)) return found;
        verified ??= found;
      }
    }
  }
  return verified ?? atEnd ?? (isFoot ? null : underHeading(text, part));
}

const DATE_COLUMN = /(?:^| )(?:date|dated|दिनांक) ?:?(?= |$)/iu;

/** The date in a row of values, below the row with the names of the columns: "PAN: | Tax Year: | Dated: | DIN:". */
function underHeading(text: NoticeText, part: readonly number[]): NoticeDate | null {
  for (const index of part) {
    const [names, row] = [text.lines[index], text.lines[index + 1]];
    if (!names || !row || !DATE_COLUMN.test(names.text) || names.text.split(':').length < 3) continue;
    const dates = readDates(row.text);
    const [date] = dates;
    if (date && dates.length === 1 && readDates(names.text).length === 0)
      return { ...date, start: row.start + date.start, end: row.start + date.end, line: index + 1 };
  }
  return null;
}

import { readPeriods } from '../../../../core/text/values/periods.js';

/** A time allowed: "within 15 days of the receipt of this notice"; offsets of the text. */
export interface WrittenPeriod {
  count: number;
  unit: 'hour' | 'day' | 'week' | 'month';
  /** From when it runs, as far as the words say: `other` is something else than this paper, such as a delivery of goods. */
  from: 'receipt' | 'notice' | 'unstated' | 'other';
  start: number;
  end: number;
}

/** What a period is allowed by, before it. */
const ALLOWS =
  /(?<!\p{L})(?:within|in|before the expiry of|on (?:the )?expiry of|grant(?:ed|s|ing)? you|giv(?:e|en|es|ing) you|not later than)(?: (?:a|the|further|maximum|stipulated))?(?: (?:period|time|span|limit))?(?: of)? (?:next )?$/iu;
/** "Within a week": no number at all. */
const ONE =
  /(?<!\p{L})(?:within|in|before the expiry of|on (?:the )?expiry of|not later than|giv(?:e|en|es|ing) you)(?: (?:a|the) (?:period|time) of)? an? (hour|day|week|fortnight|month)(?!\p{L})/giu;
const ALLOWS_REACH = 80;
const TIME = /^'?(?: (?:time|notice|period))?/iu;
/** And in Hindi, after it. */
const ALLOWED_HINDI = /^ ?(?:की अवधि )?(?:के)? ?(?:भीतर|अन्दर|अंदर|में)/u;
/** Characters around a period that say from when it runs. */
const REACH = 110;
/** Where what a period runs from is no longer spoken of. */
const STOP = /[;:\u0001]|\b(?:failing|otherwise|else|to (?:pay|show|explain|file|submit|vacate|appear|cease|why)|as to why)\b|[.] /i;
const OTHER =
  /\b(?:receipt|receiving|delivery|date|presentation|supply|service|completion|expiry|issue|issuance) of (?:the |such |its |his |her |my client's |said |each )*(?:memo|information|intimation|goods|material|cheque|order|invoice|bill|payment|amount|money|reply|agreement|policy|claim|return|work|possession|term|tenancy|licence|lease|judgment|award|decree)|\bof (?:delivery|supply|purchase|presentation|dishonour|each|the end|the due date|booking|invoice)\b/i;
const RECEIPT = /\b(?:receipt|receiving|received?|getting|service|served|serving|deliver(?:y|ed)|being served)\b/i;
const NOTICE =
  /\b(?:hereof|hereafter|from today|from now|of (?:this|the present|the instant) (?:legal )?(?:notice|letter|communication|demand notice|order)|(?:date|day) (?:of (?:issue|issuance|this|the)|mentioned|first|above)|of issue|of issuance)\b/i;

/** The periods of a text within which something is to be done. In the order of the text. */
export function writtenPeriods(text: string): WrittenPeriod[] {
  const numbered = readPeriods(text).flatMap(({ count, unit, start, end }): WrittenPeriod[] => {
    if (unit === 'year' || !Number.isInteger(count) || count < 1) return [];
    const lead = ALLOWS.exec(text.slice(Math.max(0, start - ALLOWS_REACH), start));
    if (lead) return [english(text, { count, unit }, start - lead[0].length, end)];
    const allowed = ALLOWED_HINDI.exec(text.slice(end, end + 24));
    return allowed ? [hindi(text, { count, unit }, start, end + allowed[0].length)] : [];
  });
  const single = [...text.matchAll(ONE)].map((match) => {
    const fortnight = match[1]?.toLowerCase() === 'fortnight';
    const unit = fortnight ? 'day' : (match[1]?.toLowerCase() as WrittenPeriod['unit']);
    return english(text, { count: fortnight ? 14 : 1, unit }, match.index, match.index + match[0].length);
  });
  return [...numbered, ...single].sort((a, b) => a.start - b.start);
}

type Length = Pick<WrittenPeriod, 'count' | 'unit'>;

function english(text: string, length: Length, start: number, until: number): WrittenPeriod {
  const end = until + (TIME.exec(text.slice(until, until + 10))?.[0].length ?? 0);
  const after = text.slice(end, end + REACH);
  return { ...length, ...runsFrom(after.slice(0, STOP.exec(after)?.index ?? after.length), end, start) };
}

function hindi(text: string, length: Length, at: number, end: number): WrittenPeriod {
  const before = text.slice(Math.max(0, at - REACH), at);
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('।'), before.lastIndexOf('कि ')) + 1);
  const around = clause + text.slice(end, end + 30);
  const from: WrittenPeriod['from'] = /प्राप्त|मिलने|पाने|तामील/u.test(around)
    ? 'receipt'
    : /(?:नोटिस|सूचना|पत्र) (?:की|के) (?:दिनांक|तारीख|तिथि|जारी)|जारी होने|आज से/u.test(around)
      ? 'notice'
      : 'unstated';
  const lead = /(?:इस )?(?:नोटिस|सूचना|सूचना पत्र|पत्र) (?:की |के )?(?:प्राप्ति|प्राप्त|मिलने|पाने|तामील)[\p{L}\p{M} ]{0,20}$/u.exec(clause);
  return { ...length, from, start: lead ? at - lead[0].length : at, end };
}

/** From when an English period runs, by the words after it, which belong to it then. */
function runsFrom(after: string, end: number, start: number): Pick<WrittenPeriod, 'from' | 'start' | 'end'> {
  if (OTHER.test(after)) return { from: 'other', start, end };
  const word = RECEIPT.exec(after);
  const own = NOTICE.exec(after);
  if (word) {
    const more =
      /^(?: (?:of|by you|on you|upon you|hereof|thereof|of (?:this|the|the present|the instant|the said)(?: legal| demand| show cause)? (?:notice|letter|summons|communication|memo|memorandum|order)))+/i.exec(
        after.slice(word.index + word[0].length),
      );
    return { from: 'receipt', start, end: end + word.index + word[0].length + (more?.[0].length ?? 0) };
  }
  if (own) return { from: 'notice', start, end: end + own.index + own[0].length };
  return { from: 'unstated', start, end };
}

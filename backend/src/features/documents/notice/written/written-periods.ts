/** A time allowed: "within 15 days of the receipt of this notice"; offsets of the text. */
export interface WrittenPeriod {
  count: number;
  unit: 'hour' | 'day' | 'week' | 'month';
  /** From when it runs, as far as the words say: `other` is something else than this paper, such as a delivery of goods. */
  from: 'receipt' | 'notice' | 'unstated' | 'other';
  start: number;
  end: number;
}

const WORDS =
  'forty-eight|twenty-four|seventy-two|twenty-one|forty-five|fourteen|fifteen|eighteen|seven|eight|three|twelve|twenty|thirty|ninety|sixty|forty|four|five|nine|ten|one|two|six|an|a|पैंतालीस|पंद्रह|पन्द्रह|इक्कीस|पांच|पाँच|सात|साठ|चार|तीन|तीस|बीस|छह|छः|आठ|एक|दो|दस';
const VALUES = [
  48, 24, 72, 21, 45, 14, 15, 18, 7, 8, 3, 12, 20, 30, 90, 60, 40, 4, 5, 9, 10, 1, 2, 6, 1, 1, 45, 15, 15, 21, 5, 5, 7, 60, 4, 3, 30, 20, 6,
  6, 8, 1, 2, 10,
];
const NUMBERS: ReadonlyMap<string, number> = new Map(WORDS.split('|').map((word, index) => [word, VALUES[index] ?? 0]));
const NUMBER = String.raw`(\d{1,3}|${WORDS})`;
const ENGLISH = new RegExp(
  String.raw`(?<!\p{L})(?:within|in|before the expiry of|on (?:the )?expiry of|grant(?:ed|s|ing)? you|giv(?:e|en|es|ing) you|not later than)(?: (?:a|the|further|maximum|stipulated))?(?: (?:period|time|span|limit))?(?: of)? (?:next )?${NUMBER}(?: ?\( ?[\p{L}\d -]{1,20}\))?(?: ?\( ?\))?(?: (?:clear|working|calendar|full|consecutive))? ?-?(hour|hrs|day|week|fortnight|month)s?(?!\p{L})'?(?: (?:time|notice|period))?`,
  'giu',
);
const HINDI = new RegExp(
  String.raw`(?<!\p{L})${NUMBER}(?: ?\( ?[\p{L}\p{M}\d ]{1,20}\))? ?(घंटे|घंटों|घण्टे|घण्टों|दिनों|दिन|दिवस|दिवसों|सप्ताह|हफ्ते|माह|महीने|महीनों) ?(?:की अवधि )?के? ?(?:भीतर|अन्दर|अंदर|में)`,
  'gu',
);
const UNITS: readonly [RegExp, WrittenPeriod['unit']][] = [
  [/^(?:h|घ)/i, 'hour'],
  [/^(?:w|सप्ता|हफ)/i, 'week'],
  [/^(?:m|माह|मही)/i, 'month'],
  [/^./, 'day'],
];
const REACH = 110;
/** Where what a period runs from is no longer spoken of. */
const STOP = /[;:\u0001]|\b(?:failing|otherwise|else|to (?:pay|show|explain|file|submit|vacate|appear|cease|why)|as to why)\b|[.] /i;
const OTHER =
  /\b(?:receipt|receiving|delivery|date|presentation|supply|service|completion|expiry|issue|issuance) of (?:the |such |its |his |her |my client's |said |each )*(?:memo|information|intimation|goods|material|cheque|order|invoice|bill|payment|amount|money|reply|agreement|policy|claim|return|work|possession|term|tenancy|licence|lease|judgment|award|decree)|\bof (?:delivery|supply|purchase|presentation|dishonour|each|the end|the due date|booking|invoice)\b/i;
const RECEIPT = /\b(?:receipt|receiving|received?|service|served|serving|deliver(?:y|ed)|being served)\b/i;
const NOTICE =
  /\b(?:hereof|hereafter|from today|from now|of (?:this|the present|the instant) (?:legal )?(?:notice|letter|communication|demand notice|order)|(?:date|day) (?:of (?:issue|issuance|this|the)|mentioned|first|above)|of issue|of issuance)\b/i;

/** The periods of a text within which something is to be done. In the order of the text. */
export function writtenPeriods(text: string): WrittenPeriod[] {
  const english = [...text.matchAll(ENGLISH)].map((match) => {
    const end = match.index + match[0].length;
    const after = text.slice(end, end + REACH);
    const ctx = after.slice(0, STOP.exec(after)?.index ?? after.length);
    return { ...period(match), ...runsFrom(ctx, end, match.index) };
  });
  const hindi = [...text.matchAll(HINDI)].map((match) => {
    const before = text.slice(Math.max(0, match.index - REACH), match.index);
    const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('।'), before.lastIndexOf('कि ')) + 1);
    const around = clause + text.slice(match.index + match[0].length, match.index + match[0].length + 30);
    const from: WrittenPeriod['from'] = /प्राप्त|मिलने|पाने|तामील/u.test(around)
      ? 'receipt'
      : /नोटिस (?:की|के) (?:दिनांक|तारीख|जारी)|जारी होने|आज से/u.test(around)
        ? 'notice'
        : 'unstated';
    const lead = /(?:इस )?(?:नोटिस|सूचना|सूचना पत्र|पत्र) (?:की |के )?(?:प्राप्ति|प्राप्त|मिलने|पाने|तामील)[\p{L}\p{M} ]{0,20}$/u.exec(clause);
    const start = lead ? match.index - lead[0].length : match.index;
    return { ...period(match), from, start, end: match.index + match[0].length };
  });
  return [...english, ...hindi].filter(({ count }) => count > 0).sort((a, b) => a.start - b.start);
}

function period([, number = '', unit = '']: RegExpExecArray): Pick<WrittenPeriod, 'count' | 'unit'> {
  const count = (NUMBERS.get(number.toLowerCase()) ?? Number(number)) * (/^fort/i.test(unit) ? 14 : 1);
  return { count, unit: UNITS.find(([word]) => word.test(unit))?.[1] ?? 'day' };
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

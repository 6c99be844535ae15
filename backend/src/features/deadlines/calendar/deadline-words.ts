import type { Period } from '../../../core/calendar/periods.js';
import { weekdayOf } from '../../../core/calendar/periods.js';
import { longDate } from '../../../core/text/values/dates.js';
import { hindiDate } from '../../../core/text/values/hindi-writing.js';
import type { CountedDeadline, DeadlineStatus, SumLine } from './count-deadline.js';
import type { DeadlineRow, Pin, Words } from './deadline-row.js';

export type Language = keyof Words;

const WEEKDAYS: Record<Language, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  hi: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
};

/** `3 December 2025`, `3 दिसंबर 2025`. */
export const dayIn = (language: Language, day: string): string => (language === 'hi' ? hindiDate(day) : longDate(day));

/** `3 December 2025 (Wednesday)`. */
export const namedDay = (language: Language, day: string): string =>
  `${dayIn(language, day)} (${WEEKDAYS[language][weekdayOf(day)] ?? ''})`;

const UNITS = {
  years: { en: ['year', 'years'], hi: ['साल', 'साल'] },
  months: { en: ['month', 'months'], hi: ['महीना', 'महीने'] },
  weeks: { en: ['week', 'weeks'], hi: ['हफ़्ता', 'हफ़्ते'] },
  days: { en: ['day', 'days'], hi: ['दिन', 'दिन'] },
} as const;

/** `30 days`, `1 महीना`. */
export function periodIn(language: Language, period: Period): string {
  const [unit, count] = Object.entries(period)[0] as [keyof typeof UNITS, number];
  return `${count} ${UNITS[unit][language][count === 1 ? 0 : 1]}`;
}

const PLACE_HI: readonly (readonly [RegExp, string])[] = [
  [/\bArticle\b/g, 'अनुच्छेद'],
  [/\bOrder\b/g, 'आदेश'],
  [/\bRule\b/g, 'नियम'],
  [/\bRegulation\b/g, 'विनियम'],
  [/\bParagraph\b/g, 'पैरा'],
  [/\bEntry\b/g, 'प्रविष्टि'],
];

/** `section 138 proviso (b), Negotiable Instruments Act, 1881`, `Article 116(b), Limitation Act, 1963`; as the act names the place. */
export function pinIn(language: Language, { act, place, part = '' }: Pin): string {
  if (place === undefined) return act;
  const numbered = /^\d/.test(place) ? `${language === 'hi' ? 'धारा' : 'section'} ${place}` : place;
  const named = language === 'hi' ? PLACE_HI.reduce((text, [word, hindi]) => text.replace(word, hindi), numbered) : numbered;
  const proviso = part.replace(/ ?prov[.]? ?/u, language === 'hi' ? ' परंतुक ' : ' proviso ').trimEnd();
  return `${named}${proviso}, ${act}`;
}

/** The heading of a status, with the day that belongs to it. */
export function statusIn(language: Language, status: DeadlineStatus, { notBefore, extendedUntil }: CountedDeadline): string {
  const day = (date: string): string => dayIn(language, date);
  const english: Record<DeadlineStatus, string> = {
    in_time: 'In time',
    late_needs_cause: `Late: needs sufficient cause${extendedUntil ? `, until ${day(extendedUntil)} and no more` : ''}`,
    too_early: `Too early${notBefore ? `: not before ${day(notBefore)}` : ''}`,
    period_seems_over: 'The period seems over',
    not_known_yet: 'Not known yet',
  };
  const hindi: Record<DeadlineStatus, string> = {
    in_time: 'समय के भीतर',
    late_needs_cause: `देर: पर्याप्त कारण दिखाना होगा${extendedUntil ? `, ${day(extendedUntil)} तक, उसके बाद नहीं` : ''}`,
    too_early: `अभी जल्दी है${notBefore ? `: ${day(notBefore)} से पहले नहीं` : ''}`,
    period_seems_over: 'समय बीता हुआ लगता है',
    not_known_yet: 'अभी पता नहीं',
  };
  return (language === 'hi' ? hindi : english)[status];
}

/** The one sentence that may be repeated: it says that it is provisional. */
export function statementIn(language: Language, { periodEnds, lastDay }: CountedDeadline): string {
  const hindi = language === 'hi';
  if (!periodEnds || !lastDay)
    return hindi
      ? 'यहाँ बताया क़ानून कोई आख़िरी दिन तय नहीं करता; यह अस्थायी है, दायर करने से पहले जाँच लें।'
      : 'The law named here sets no last day; provisional, check before filing.';
  const [end, open] = [dayIn(language, periodEnds), dayIn(language, lastDay)];
  if (hindi)
    return `केवल इन तथ्यों पर समय ${end} को ख़त्म होता है${lastDay === periodEnds ? '' : `; वह दिन बंद है, अगला खुला दिन ${open} है`}; यह अस्थायी है, दायर करने से पहले जाँच लें।`;
  return `On these facts alone the period ends on ${end}${lastDay === periodEnds ? '' : `, a closed day; the next open day is ${open}`}; provisional, check before filing.`;
}

/** A line of the sum in words. */
export function lineIn(language: Language, row: DeadlineRow, line: SumLine): string {
  const { kind, holiday } = line;
  const day = line.day === null ? '' : namedDay(language, line.day);
  const period = line.period === null ? '' : periodIn(language, line.period);
  const count = line.days === null ? '' : periodIn(language, { days: line.days });
  const hindi = language === 'hi';
  const own = (words: Words | undefined): string => words?.[language] ?? '';
  switch (kind) {
    case 'start':
      return `${own(row.start)}: ${day}`;
    case 'first_day':
      return hindi ? `यह दिन नहीं गिना जाता: ${day}` : `This day is not counted: ${day}`;
    case 'wait':
      return `${own(row.wait?.text)}: ${period}, ${hindi ? `${day} तक` : `until ${day}`}`;
    case 'period':
      return hindi ? `समय ${period}: ${day} तक` : `Period of ${period}: until ${day}`;
    case 'left_out':
      return hindi ? `छोड़े गए दिन: ${count}` : `Left out: ${count}`;
    case 'end':
      return hindi ? `समय ख़त्म: ${day}` : `The period ends: ${day}`;
    case 'open_day':
      return hindi
        ? `वह दिन बंद है${holiday ? ` (${holiday})` : ''}; अगला खुला दिन: ${day}`
        : `That day is closed${holiday ? ` (${holiday})` : ''}; next open day: ${day}`;
    case 'extension':
      return `${own(row.extension?.text)}: ${line.day === null ? (hindi ? 'यहाँ कोई बाहरी सीमा तय नहीं' : 'no outer limit is set here') : hindi ? `${day} तक` : `until ${day}`}`;
    case 'outer':
      return `${own(row.outer?.text)}: ${hindi ? `${day} तक` : `until ${day}`}`;
  }
}

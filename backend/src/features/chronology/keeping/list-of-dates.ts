import { HINDI_MONTHS, MONTHS } from '../../../core/text/values/dates.js';
import { EventSource, type ChronologyEventView, DatePrecision } from '../chronology.views.js';

export type ListLanguage = 'en' | 'hi';

/** What is printed above the table. */
export interface ListHeading {
  title: string;
  court: string | null;
  caseNumber: string | null;
}

const WORDS = {
  en: { heading: 'LIST OF DATES AND EVENTS', columns: ['Date', 'Event', 'Source'], page: 'page', paragraph: 'paragraph', notes: 'Notes' },
  hi: { heading: 'तिथियों एवं घटनाओं की सूची', columns: ['तिथि', 'घटना', 'स्रोत'], page: 'पृष्ठ', paragraph: 'पैरा', notes: 'टिप्पणियाँ' },
} as const;
const MONTHS_OF = { en: MONTHS, hi: HINDI_MONTHS } as const;

/** A list of dates as the courts take it, as Markdown: heading, matter, and a table of date, event and source. */
export function listOfDates(
  events: readonly ChronologyEventView[],
  { title, court, caseNumber }: ListHeading,
  language: ListLanguage,
): string {
  const { heading, columns } = WORDS[language];
  const rows = events.map((event) => [dateText(event, language), event.text, sourceText(event, language)]);
  const table = [columns, columns.map(() => '---'), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(' | ')} |`).join('\n');
  const above = [court, caseNumber, title].filter((line) => line !== null).map((line) => `**${escaped(line)}**`);
  return [...above, `# ${heading}`, table].join('\n\n').concat('\n');
}

/** 12.03.2024; of a month "March 2024", of a year "2024". */
export function dateText({ day, precision }: Pick<ChronologyEventView, 'day' | 'precision'>, language: ListLanguage): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (precision === DatePrecision.YEAR) return year;
  if (precision === DatePrecision.MONTH) return `${MONTHS_OF[language][Number(month) - 1] ?? ''} ${year}`;
  return `${date}.${month}.${year}`;
}

/** "notice.pdf, page 2, paragraph 4". */
export function sourceText(
  { source, sourceName, page, paragraph }: Pick<ChronologyEventView, 'source' | 'sourceName' | 'page' | 'paragraph'>,
  language: ListLanguage,
): string {
  const words = WORDS[language];
  const name = sourceName ?? (source === EventSource.NOTES ? words.notes : '');
  return [name, page !== null && `${words.page} ${page}`, paragraph !== null && `${words.paragraph} ${paragraph}`]
    .filter(Boolean)
    .join(', ');
}

/** Marks of Markdown stand for themselves in what people write. */
const escaped = (text: string): string => text.replace(/[*_\\]/gu, '\\$&');
const cell = (text: string): string => escaped(text.replace(/\s+/gu, ' ').trim()).replaceAll('|', '\\|');

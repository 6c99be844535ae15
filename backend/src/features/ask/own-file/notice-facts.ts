import { provisions } from '../../../core/text/provisions.js';
import { groupIndian } from '../../../core/text/values/number-words.js';
import { dayInWords, isCalendarDay } from '../../../core/validation/calendar-day.js';
import type { KnownNotice, ReadValue } from '../../notices/notice.service.js';
import type { NoticePart } from './notice-question.js';

/** What a notice says of what is asked: sentences of the product's own, each with words of the file in quotation marks. */
export type NoticeFacts = readonly {
  text: string;
  /** The words, exactly as the file has them. */
  quotation: string;
}[];

/** Of sums and demands, no more than anyone would read. */
const MOST_OF_A_KIND = 5;
/** A sentence up to this length is quoted whole. */
const SENTENCE_MAX = 320;

interface Words {
  time(time: string): string;
  receipt: string;
  sum(sum: string): string;
  /** Of a sum that stands in it and is not part of a demand. */
  named(sum: string): string;
  date(day: string): string;
  sender(name: string): string;
  demand: string;
}
const ENGLISH: Words = {
  time: (time) => `It gives you ${time}`,
  receipt: 'The time runs from the day on which you received it, which is not counted.',
  sum: (sum) => `It demands ${sum}`,
  named: (sum) => `It names ${sum}`,
  date: (day) => `It is dated ${day}`,
  sender: (name) => `It was sent for ${name}`,
  demand: 'It demands this',
};
const HINDI: Words = {
  time: (time) => `इसमें दिया गया समय: ${time}`,
  receipt: 'समय उस दिन से चलता है जिस दिन यह आपको मिला; वह दिन नहीं गिना जाता।',
  sum: (sum) => `इसमें माँगी गई राशि: ${sum}`,
  named: (sum) => `इसमें लिखी राशि: ${sum}`,
  date: (day) => `इसकी तारीख़: ${day}`,
  sender: (name) => `यह इनकी ओर से है: ${name}`,
  demand: 'इसमें यह माँग है',
};

/**
 * What the reader of notices found of what is asked; null where it found nothing of it.
 * @param text of the file, to which the places of the values refer
 */
export function noticeFacts(
  { values, replyBy }: KnownNotice,
  parts: readonly NoticePart[],
  text: string,
  hindi: boolean,
): NoticeFacts | null {
  const words = hindi ? HINDI : ENGLISH;
  const of = (field: ReadValue['field']): ReadValue[] => values.filter((value) => value.field === field);
  const spans = provisions(text);
  const quotationOf = (value: ReadValue): string => {
    const sentence = spans.find(({ start, end }) => start <= value.start && value.end <= end);
    return sentence && sentence.end - sentence.start <= SENTENCE_MAX ? text.slice(sentence.start, sentence.end) : value.words;
  };
  const said: { text: string; quotation: string }[] = [];
  const say = (lead: string, value: ReadValue, more = ''): void => {
    const quotation = quotationOf(value);
    said.push({ text: `${lead}: “${quotation.replace(/\s+/gu, ' ')}”${more && ` ${more}`}`, quotation });
  };
  for (const part of parts) {
    switch (part) {
      case 'time':
        for (const value of of('time-allowed').slice(0, 1)) say(words.time(timeOf(value)), value, replyBy?.arithmetic ?? words.receipt);
        break;
      case 'sum': {
        const demanded = of('amount').filter((value) => value.demanded);
        // "You owe my client Rs. 5,000. Pay within ten days": whoever asks how much wants the sum, wherever it stands.
        for (const value of (demanded.length > 0 ? demanded : of('amount')).slice(0, MOST_OF_A_KIND))
          say(words[value.demanded ? 'sum' : 'named'](`Rs. ${groupIndian(Number(value.value))}`), value);
        break;
      }
      case 'date':
        for (const value of of('notice-date').slice(0, 1)) say(words.date(dayInWords(value.value)), value);
        break;
      case 'sender':
        for (const value of of('sender').slice(0, 2)) say(words.sender(value.value), value);
        break;
      case 'demand':
        for (const value of of('demand').slice(0, MOST_OF_A_KIND))
          if (!said.some(({ quotation }) => quotation === quotationOf(value))) say(words.demand, value);
        break;
    }
  }
  return said.length === 0 ? null : said;
}

/** Paragraphs of another file that are shown to who asks what it says, and the least letters of one that says something. */
const MOST_PARAGRAPHS = 12;
const LEAST_LETTERS = 20;
/** Letters of a file that are looked at for them. */
const OPENING = 20_000;

/** How a file begins that is no notice, paragraph by paragraph, for who asks what it says; null for one without text. */
export function openingFacts(text: string, hindi: boolean): NoticeFacts | null {
  const spans = provisions(text.slice(0, OPENING)).filter(({ start, end }) => end - start >= LEAST_LETTERS && end - start <= SENTENCE_MAX);
  const shown = spans.slice(0, MOST_PARAGRAPHS).map(({ start, end }) => text.slice(start, end));
  const more = spans.length > shown.length ? (hindi ? ' बाकी फ़ाइल में है।' : ' The rest stands in the file.') : '';
  const facts = shown.map((quotation, at) => ({
    text: `“${quotation.replace(/\s+/gu, ' ')}”${at === shown.length - 1 ? more : ''}`,
    quotation,
  }));
  return facts.length === 0 ? null : facts;
}

/** "15 days from receipt", "until 31 July 2026". */
const timeOf = ({ value, period }: ReadValue): string =>
  period && 'until' in period && isCalendarDay(period.until) ? `until ${dayInWords(period.until)}` : value;

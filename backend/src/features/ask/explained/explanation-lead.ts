import { asksInHindi } from '../../../core/text/hinglish/asks-in-hindi.js';
import { enumValue } from '../../../core/graphql/enum-value.js';
import { today } from '../../../core/validation/calendar-day.js';
import type { Explanation } from '../../retrieval/explaining/plain-texts.service.js';
import { type AnswerExplanation, type AnswerHelpline, ExplanationSlot } from './explanation.views.js';

/** Older than this, readers are told how long the text was not read against the law. */
const FRESH_MONTHS = 12;

/** Words that come before the law, with the places of their sentences. */
export interface Lead {
  text: string;
  sentences: { start: number; end: number }[];
}

const inDays = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
const dayOf = (at: Date): string => today(at);

const WORDS = {
  en: {
    locale: 'en-IN',
    title: 'In short',
    own: "Themis's own explanation",
    of: (day: string) =>
      `Themis's own explanation of ${day}. The text of the act is not in this library, so its words could not be compared here`,
    place: (region: string) => (region === 'IN' ? 'for all of India' : `for ${region}`),
    read: (day: string) => `read against the law on ${day}`,
    stale: (day: string) => `not read against the law since ${day}`,
    unsigned: 'not yet read by a lawyer',
    signed: (by: string, day: string) => `read by a lawyer, as ${by} confirmed on ${day}`,
    call: 'Call first',
  },
  hi: {
    locale: 'hi-IN-u-nu-latn',
    title: 'संक्षेप में',
    own: 'Themis की अपनी व्याख्या',
    of: (day: string) => `Themis की ${day} की अपनी व्याख्या। क़ानून का पाठ इस पुस्तकालय में नहीं है, इसलिए शब्द यहाँ मिलाए नहीं जा सके`,
    place: (region: string) => (region === 'IN' ? 'पूरे भारत के लिए' : `${region} के लिए`),
    read: (day: string) => `${day} को क़ानून से मिलाई गई`,
    stale: (day: string) => `${day} के बाद क़ानून से नहीं मिलाई गई`,
    unsigned: 'अभी किसी वकील ने नहीं पढ़ी',
    signed: (by: string, day: string) => `वकील ने पढ़ी है, ${by} ने ${day} को पुष्टि की`,
    call: 'पहले फ़ोन करें',
  },
} as const;

const languageOf = (question: string): 'en' | 'hi' => (asksInHindi(question) ? 'hi' : 'en');

function isStale(read: string, now: string): boolean {
  const [year = 0, month = 0, day = 0] = read.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + FRESH_MONTHS, day)).toISOString().slice(0, read.length) < now;
}

/** What readers are told of a text: whose it is, for where, of which day, and who read it. */
function noteOn({ text, signed, lacking }: NonNullable<Explanation['text']>, language: 'en' | 'hi'): string {
  const words = WORDS[language];
  const day = inDays(text.read, words.locale);
  const read = isStale(text.read, today()) ? words.stale(day) : words.read(day);
  const lawyer = signed ? words.signed(signed.by, inDays(dayOf(signed.at), words.locale)) : words.unsigned;
  const parts =
    lacking.length > 0 ? [words.of(day), words.place(text.region), lawyer] : [words.own, words.place(text.region), read, lawyer];
  return `${parts.join('; ')}${language === 'hi' ? '।' : '.'}`;
}

/** "By about day 60 (=30+30).": a number that is a sum shows it. */
function withSum(sentence: string, derived: string | undefined): string {
  if (derived === undefined) return sentence;
  const sum = String(derived.split('+').reduce((total, term) => total + Number(term), 0));
  const at = sentence.lastIndexOf(sum);
  const end =
    at < 0 ? sentence.length - 1 : at + sum.length + (/^(?:वें|वाँ|वीं|th|st|nd|rd)/u.exec(sentence.slice(at + sum.length))?.[0].length ?? 0);
  return `${sentence.slice(0, end)} (=${derived})${sentence.slice(end)}`;
}

/** What is said first of all to somebody in danger; null for nothing. */
export function helplineLead({ helplines }: Explanation, question: string): Lead | null {
  if (helplines.length === 0) return null;
  const language = languageOf(question);
  const line = `${WORDS[language].call}: ${helplines.map((each) => `${each.number} (${each[language]})`).join(', ')}${language === 'hi' ? '।' : '.'}`;
  return { text: `${line}\n\n`, sentences: [{ start: 0, end: line.length }] };
}

/** The explanation as an answer begins with it, in the language of the question; null where there is none. */
export function explanationLead({ text: explained }: Explanation, question: string): Lead | null {
  if (!explained) return null;
  const language = languageOf(question);
  let text = `**${WORDS[language].title}.** ${noteOn(explained, language)}\n\n`;
  const sentences: Lead['sentences'] = [];
  for (const sentence of explained.text.sentences) {
    const words = withSum(sentence[language], sentence.derived);
    sentences.push({ start: text.length + 2, end: text.length + 2 + words.length });
    text += `- ${words}\n`;
  }
  return { text: `${text}\n`, sentences };
}

/** The explanation as data. @param at where its words begin in the answer; null where they are not in it */
export function explanationView(
  { text: explained }: Explanation,
  question: string,
  lead: Lead | null,
  at: number | null,
): AnswerExplanation | null {
  if (!explained) return null;
  const language = languageOf(question);
  const { text, topic, topicName, signed, lacking, places } = explained;
  const span = (start: number, end: number) => ({
    spanStart: at === null ? null : at + start,
    spanEnd: at === null ? null : at + end,
  });
  return {
    topic,
    topicName,
    ...span(0, lead?.text.length ?? 0),
    note: noteOn(explained, language),
    readOn: text.read,
    region: text.region,
    signedBy: signed?.by ?? null,
    signedAt: signed?.at ?? null,
    compared: lacking.length === 0,
    lackingActs: lacking,
    form: text.form ?? null,
    sentences: text.sentences.map((sentence, number) => {
      const place = lead?.sentences[number];
      return {
        slot: enumValue(ExplanationSlot, sentence.slot),
        text: withSum(sentence[language], sentence.derived),
        ...(place ? span(place.start, place.end) : { spanStart: null, spanEnd: null }),
        pins: [...sentence.pins],
      };
    }),
    pins: places,
  };
}

/** Helplines as data. */
export const helplineViews = ({ helplines }: Explanation, question: string): AnswerHelpline[] =>
  helplines.map((each) => ({ number: each.number, purpose: each[languageOf(question)], confirmedOn: each.confirmedOn }));

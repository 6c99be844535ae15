import { asksInHindi } from '../../../core/text/hinglish/asks-in-hindi.js';
import { excerptAround } from '../../../core/text/excerpt.js';
import { hindiDate } from '../../../core/text/values/hindi-writing.js';
import { dayInWords, today } from '../../../core/validation/calendar-day.js';
import { ExplanationSlot } from '../../ask/explained/explanation.views.js';
import type { Answer } from '../../ask/ask.views.js';
import type { AnsweredExchange } from '../../conversations/conversation-answers.service.js';
import { type AnswerSlip, SlipLanguage, type SlipPart, SlipPartKind } from './answer-slips.views.js';
import { SLIP_WORDS } from './slip-words.js';

/** A slip is one page: what may be long is cut. */
const MOST_OF_QUESTION = 400;
const MOST_OF_WORDS = 420;
const MOST_QUOTED = 2;
const MOST_SECTIONS = 8;
/** Where a day is told. */
const INDIA = 'Asia/Kolkata';

type Language = `${SlipLanguage}`;

/** What an answer says in the language of the slip, where that is known in another one than the question's. */
export interface SaidInLanguage {
  /** The sentences of the explanation, in its order; null for the words of the answer. */
  sentences: readonly string[] | null;
  /** What is to be done by a deadline, by its row. */
  tasks: ReadonlyMap<string, string>;
}

export const languageOfQuestion = (question: string): SlipLanguage => (asksInHindi(question) ? SlipLanguage.HINDI : SlipLanguage.ENGLISH);

/** The slip of an answer. @param now the day on which it is made, such as "2026-03-12" */
export function slipContent(
  { question, askedAt, answer }: AnsweredExchange,
  language: SlipLanguage,
  said: SaidInLanguage,
  now = today(),
): AnswerSlip {
  const words = SLIP_WORDS[language];
  const dayOf = (day: string): string => (language === SlipLanguage.HINDI ? hindiDate(day) : dayInWords(day));
  const sentences = (answer.explanation?.sentences ?? []).map(({ slot, text }, at) => ({ slot, text: said.sentences?.[at] ?? text }));
  const told = (...slots: ExplanationSlot[]): string[] => sentences.filter(({ slot }) => slots.includes(slot)).map(({ text }) => text);
  const lines: Record<SlipPartKind, string[]> = {
    [SlipPartKind.HELPLINES]: answer.helplines.map(({ number, purpose }) => `${number}: ${purpose}`),
    [SlipPartKind.MEANING]: told(ExplanationSlot.RIGHT, ExplanationSlot.CONDITION),
    [SlipPartKind.WORDS]: sentences.length > 0 ? [] : wordsOf(answer),
    [SlipPartKind.LAST_DAY]: [...lastDays(answer, said, { words, dayOf, now }), ...told(ExplanationSlot.TIME)],
    [SlipPartKind.OFFICE]: told(ExplanationSlot.FORUM),
    [SlipPartKind.PAPERS]: told(ExplanationSlot.PAPERS),
    [SlipPartKind.COST]: told(ExplanationSlot.COST),
    [SlipPartKind.REFUSAL]: told(ExplanationSlot.REFUSAL),
    [SlipPartKind.LAW]: lawOf(answer, words.section),
  };
  const parts = Object.values(SlipPartKind).map((kind): SlipPart => ({ kind, heading: words.headings[kind], lines: lines[kind] }));
  return {
    language,
    title: words.title,
    day: dayOf(askedAt.toLocaleDateString('sv-SE', { timeZone: INDIA })),
    questionHeading: words.question,
    question: excerptAround(question, [], MOST_OF_QUESTION),
    parts: parts.filter((part) => part.lines.length > 0),
    notes: [...whose(answer, language, dayOf), words.noAdvice],
  };
}

/** What the answer quotes of the library, at the most its first two pieces. */
const wordsOf = ({ citations }: Answer): string[] =>
  citations
    .filter(({ documentId }) => documentId !== null)
    .slice(0, MOST_QUOTED)
    .map(({ quotation }) => `“${excerptAround(quotation, [], MOST_OF_WORDS)}”`);

interface DayWords {
  words: (typeof SLIP_WORDS)[Language];
  dayOf: (day: string) => string;
  now: string;
}

function lastDays({ deadlines }: Answer, { tasks }: SaidInLanguage, { words, dayOf, now }: DayWords): string[] {
  return deadlines.flatMap(({ rowId, task, lastDay, law }): string[] => {
    if (lastDay === null) return [];
    const passed = lastDay < now ? ` ${words.passed}` : '';
    return [`${words.by(dayOf(lastDay))}: ${tasks.get(rowId) ?? task} (${law}).${passed}`];
  });
}

/** The sections that the explanation rests on, or that the answer opens; each once. */
function lawOf({ explanation, sections }: Answer, section: string): string[] {
  const pinned = (explanation?.pins ?? []).map((pin) => `${/^\d/u.test(pin.section) ? `${section} ` : ''}${pin.section}, ${pin.act}`);
  const opened = sections
    .filter(({ open }) => open)
    .map(({ headingPath, unit, documentTitle }) => `${headingPath.split(' › ').at(-1) || unit}, ${documentTitle}`);
  return [...new Set(pinned.length > 0 ? pinned : opened)].slice(0, MOST_SECTIONS);
}

function whose({ explanation }: Answer, language: SlipLanguage, dayOf: (day: string) => string): string[] {
  const words = SLIP_WORDS[language];
  if (!explanation) return [words.quoted];
  const { compared, readOn, signedBy, region } = explanation;
  const law = compared ? words.read(dayOf(readOn)) : words.notHeld;
  return [`${words.own(region)}; ${law}; ${signedBy === null ? words.unsigned : words.signed(signedBy)}${words.stop}`];
}

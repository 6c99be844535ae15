import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../../../core/validation/json-file.js';
import { isSaid, placesOfWords } from '../../encoding/languages/said-signs.js';

const FILE = path.join(import.meta.dirname, 'helplines.json');
const LINE = z.strictObject({ number: z.string(), en: z.string(), hi: z.string(), source: z.string() });
const TABLE = z.strictObject({
  reviewed: z.iso.date(),
  lines: z.array(LINE),
  dangers: z.array(z.strictObject({ lines: z.array(z.string()), topics: z.array(z.string()), words: z.string() })),
});

/** A national helpline. */
export interface Helpline {
  number: string;
  /** What it is for, in both languages. */
  en: string;
  hi: string;
  /** The day on which the number was last confirmed in public material: '2026-11-29'. */
  confirmedOn: string;
}

let table: z.infer<typeof TABLE> | undefined;

/** The topics that are about danger; `npm run check` tests that they exist. */
export const topicsOfDanger = (): string[] => (table ??= readJsonFile(TABLE, FILE)).dangers.flatMap(({ topics }) => topics);

const MOST_LINES = 3;

/** A child by the age: "is 15", "girl of 12", "17 years old", "15 साल की"; it counts as the word "minor". */
const OF_A_CHILD =
  /\b(?:is|am|aged?|(?:girl|boy|daughter|son|sister|brother|child) (?:of|is)) (?:only )?(\d{1,2})\b(?! (?:days?|weeks?|months?|lakhs?|times|percent|km|kg))|(?<![\d.,])(\d{1,2})[ -]?(?:years?[ -]old|yrs? old|sa+l k[aei]|साल क[ाीे]|वर्ष क[ाीे]|बरस क[ाीे])/giu;
const MINOR = 'minor';
const AGE = { least: 1, below: 18 };

/** Whether a text tells of somebody below eighteen. */
const tellsOfChild = (question: string): boolean =>
  [...question.matchAll(OF_A_CHILD)].some(([, is, old]) => Number(is ?? old) >= AGE.least && Number(is ?? old) < AGE.below);

/**
 * The helplines for somebody in danger, the most fitting first: what the question says decides, or a topic that is about danger. Takes time
 * proportional to the question; [] where nobody is in danger.
 * @param topic id of the topic that the question surely is about
 */
export function helplinesFor(question: string, topic: string | undefined): Helpline[] {
  table ??= readJsonFile(TABLE, FILE);
  const { lines, dangers, reviewed } = table;
  const places = placesOfWords(question);
  if (tellsOfChild(question)) places.set(MINOR, [...(places.get(MINOR) ?? []), 0]);
  const numbers = dangers.flatMap((danger) =>
    (topic !== undefined && danger.topics.includes(topic)) || danger.words.split(' ').some((sign) => isSaid(sign, places))
      ? danger.lines
      : [],
  );
  return [...new Set(numbers)].slice(0, MOST_LINES).flatMap((number) => {
    const line = lines.find((each) => each.number === number);
    return line ? [{ number, en: line.en, hi: line.hi, confirmedOn: reviewed }] : [];
  });
}

import { sentences } from '../../../../core/text/sentences.js';
import type { TextSpan } from '../../../../core/text/text-span.js';

/** Where sentences and their parts between semicolons begin and end in a stretch of a text; offsets of the text. */
export const sentencesIn = (text: string, from: number, to: number): TextSpan[] =>
  sentences(text.slice(from, to), { atSemicolons: true }).map(({ start, end }) => ({ start: from + start, end: from + end }));

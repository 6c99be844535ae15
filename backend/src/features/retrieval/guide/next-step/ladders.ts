import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../../../core/validation/json-file.js';
import type { TopicLaw } from '../topic.js';

const FILE = path.join(import.meta.dirname, 'ladders.json');

/** Who decided against somebody, as people call them, and the section by which it goes on from there. */
const RUNG = z.strictObject({
  /** In small letters. */
  decidedBy: z.array(z.string().min(2)).min(1),
  /** The act of the ladder where left out. */
  act: z.string().optional(),
  section: z.string(),
});

/** By the act under which it was decided, the highest rung first. */
export const loadLadders = (file: string = FILE): ReadonlyMap<string, readonly z.infer<typeof RUNG>[]> =>
  new Map(Object.entries(readJsonFile(z.record(z.string(), z.array(RUNG)), file)));

let ladders: ReturnType<typeof loadLadders> | undefined;

/** Words in either script stand apart from others. */
const LETTER = /[\p{L}\p{M}\p{N}]/u;
function names(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + words.length))) return true;
  return false;
}

/** The section by which a matter of an act goes on from whoever decided it, by the words of a question; undefined where the ladder of the act does not say. */
export function nextRung(act: string, question: string): TopicLaw | undefined {
  const small = question.toLowerCase();
  const rung = (ladders ??= loadLadders()).get(act)?.find(({ decidedBy }) => decidedBy.some((words) => names(small, words)));
  return rung && { act: rung.act ?? act, section: rung.section };
}

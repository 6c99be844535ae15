import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from './json-file.js';

const LIST = z.array(z.string()).transform((lines): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' '))));
const FILE = z.strictObject({
  source: z.string(),
  /** Words that people take as a password, alone or with one of the endings. */
  words: LIST,
  endings: z.array(z.string()),
  /** Runs of digits, walks over the keyboard and the like. */
  exact: LIST,
});
const { words, endings, exact } = readJsonFile(FILE, path.join(import.meta.dirname, 'common-passwords.json'));

/** Whether it is one of the words with one of the endings. All of them written out would take two megabytes of memory for good. */
const hasEnding = (password: string): boolean =>
  endings.some((ending) => password.endsWith(ending) && words.has(password.slice(0, password.length - ending.length)));

/** Every password that is refused besides runs of one character, in lower case; some come more than once. */
export function* commonPasswords(): Generator<string> {
  yield* exact;
  for (const word of words) for (const ending of endings) yield word + ending;
}

/** Whether a password is among those that guessers try first, in upper or lower case; also any run of one character. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return exact.has(lower) || hasEnding(lower) || /^(.)\1*$/su.test(password);
}

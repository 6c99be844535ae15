import { literally } from '../../../core/text/literally.js';
import { LiquidError } from 'liquidjs';
import { knownWords } from '../engine/template-engine.js';
import { clauseProblem, type TemplateProblem } from './problem.js';

const SHOWN_MAX = 300;
/** How deep block tags may be nested; a real document needs three or four levels. */
const NESTING_MAX = 30;
const BLOCK = /\{%-?\s*(end)?(if|unless|for|case|comment)\b/g;
/** The largest number that a loop or a filter is given; what a condition compares with may be any. */
const COUNT_MAX = 10_000;
/** A range, what limits a loop, and the numbers after the colon of a filter, none of them in quotes; the filter `default` prints its own. */
const COUNTS =
  /\(\s*-?(\d{1,30})\s*(?=\.\.)|\.\.\s*-?(\d{1,30})|\b(?:limit|offset)\s*:\s*(\d{1,30})|\|\s*(?!default\b)\w{1,40}\s*:\s*(?:[\w.]{1,60}\s*,\s*){0,5}(\d{1,30})/g;
const QUOTED = /"[^"]*"|'[^']*'/g;
/** What a value of a form, a mark of ours or a part of a character could be taken for. */

export const UNPRINTABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ue000-\uf8ff\ufeff\ufffe\uffff]|\p{Surrogate}/u;

/** Such as U+E006. */
export const codeOf = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Place of a character in a text, counted from 1. */
export function placeAt(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
}

/** What is refused before anything is parsed: characters that nobody sees, and tags nested too deep for any reader to follow. */
export function* textProblems(clauses: string): Generator<TemplateProblem> {
  const unprintable = UNPRINTABLE.exec(clauses);
  if (unprintable) {
    const { line, column } = placeAt(clauses, unprintable.index);
    yield clauseProblem(line, column, `There is a character here that cannot be printed (${codeOf(unprintable[0])}). Delete it.`);
  }
  yield* countProblems(clauses);
  let depth = 0;
  for (const match of clauses.matchAll(BLOCK)) {
    depth = Math.max(0, depth + (match[1] ? -1 : 1));
    if (depth <= NESTING_MAX) continue;
    const { line, column } = placeAt(clauses, match.index);
    yield clauseProblem(line, column, `Tags are nested more than ${NESTING_MAX} deep here.`);
    return;
  }
}

/** Numbers that would have a loop or a filter make more than any document needs. Those that a template computes are bounded where they are used. */
function* countProblems(clauses: string): Generator<TemplateProblem> {
  let begin = 0;
  for (const part of clauses.split(/(?=\{[%{])/)) {
    // From the opening of a tag or an output to its end.
    const tag = /^\{[%{]/.test(part) ? part.slice(0, Math.max(0, part.search(/[%}]\}/))) : '';
    const bare = tag.replace(QUOTED, (text) => ' '.repeat(text.length));
    for (const match of bare.matchAll(COUNTS)) {
      const number = match.slice(1).find(Boolean) ?? '0';
      if (Number(number) <= COUNT_MAX) continue;
      const { line, column } = placeAt(clauses, begin + match.index);
      yield clauseProblem(line, column, `A loop or a filter is given ${number} here; ${COUNT_MAX.toLocaleString('en')} is the most.`);
      return;
    }
    begin += part.length;
  }
}

/** A failure of parsing or composing, with the place in the clauses that it comes from, as far as it is known. */
export function failureProblem(error: unknown, clauses: string, circumstances = ''): TemplateProblem {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof RangeError) return clauseProblem(1, 1, 'This is nested too deeply to be read.');
  const [line, column] = LiquidError.is(error) ? error.token.getPosition() : placeOfReference(message, clauses);
  const reason = plain(LiquidError.is(error) ? (error.originalError?.message ?? withoutPlace(message)) : message);
  const shown = reason.length > SHOWN_MAX ? `${reason.slice(0, SHOWN_MAX)}…` : reason;
  return clauseProblem(line ?? 1, column ?? 1, circumstances === '' ? shown : `${shown} (${circumstances})`);
}

/** The engine ends its messages with the place, which has a column of its own. */
const withoutPlace = (message: string): string => message.replace(/,(?: file:[^,]*,)? line:\d+, col:\d+$/, '');

/** References are resolved when the document is composed, where only their names are known. */
function placeOfReference(message: string, clauses: string): [number, number] {
  const name = /"([a-z][a-z0-9_]*)"/.exec(message)?.[1];
  const tag = message.includes('used twice') ? '(?:clause|sub|item|subitem|para|schedule)' : 'ref';
  const places = name ? [...clauses.matchAll(new RegExp(`\\{%-?\\s*${tag}\\s+${literally(name)}\\b`, 'g'))] : [];
  const at = message.includes('used twice') ? places.at(-1) : places[0];
  const { line, column } = placeAt(clauses, at?.index ?? 0);
  return [line, column];
}

const PLAIN: readonly [RegExp, (...groups: string[]) => string][] = [
  [/^tag "(.*)" not found$/s, (name) => `There is no tag "${name}". The tags are: ${knownWords().tags.join(', ')}.`],
  [/^undefined filter: (.*)$/s, (name) => `There is no filter "${name}". The filters are: ${knownWords().filters.join(', ')}.`],
  [/^tag (.*) not closed$/s, (tag) => `${tag} is never closed by an end tag.`],
  [/^output (.*) not closed$/s, (output) => `${output} is never closed by }}.`],
  [/^expected "\|" before filter$/, () => 'Before this, "|" or "}}" is missing.'],
  [/^maximum call stack size exceeded$/i, () => 'This is nested too deeply to be read.'],
  [/^memory alloc limit exceeded$/, () => 'The loops run too often, or the filters make too much text.'],
  [/^illegal tag: ?(.*)$/s, (rest) => `This is no tag that can be understood: ${rest}`],
];

function plain(reason: string): string {
  const text = withoutPlace(reason);
  for (const [pattern, words] of PLAIN) {
    const match = pattern.exec(text);
    if (match) return words(...match.slice(1).map((group) => group.slice(0, 60)));
  }
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?:]$/.test(sentence) ? sentence : `${sentence}.`;
}

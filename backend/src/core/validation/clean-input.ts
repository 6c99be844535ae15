import { BadRequestError } from '../errors/common-errors.js';

/** Levels of lists and objects that an input may have; the deepest form of a template has five. */
export const INPUT_DEPTH_MAX = 32;

/** Half of a character of UTF-16: it cannot be stored as UTF-8, and JSON can smuggle it in as an escape. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Refuses what no part of the product can keep or walk through: text with a NUL or half a character, and values nested deeper
 * than `INPUT_DEPTH_MAX`. It looks at one level after the other, so that it is linear and stops at the level too many.
 * @throws BadRequestError
 */
export function refuseUnusableInput(value: unknown): void {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > INPUT_DEPTH_MAX) throw new BadRequestError('The request is nested too deeply.');
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item === 'string') refuseUnusableText(item);
      else if (Array.isArray(item)) for (const element of item) next.push(element);
      else if (typeof item === 'object' && item !== null) {
        for (const [key, element] of Object.entries(item)) {
          refuseUnusableText(key);
          next.push(element);
        }
      }
    }
    level = next;
  }
}

function refuseUnusableText(text: string): void {
  if (text.includes('\0') || LONE_SURROGATE.test(text)) throw new BadRequestError('The request cannot be read.');
}

import { ValidationError } from '../errors/common-errors.js';

/** More than the largest form or conversation that any input takes: 60 fields of a template, 20 turns of two values each. */
const VALUES_MAX = 1000;
/** A name or an id that is an argument by itself, with no class of input to say how long it may be; no longer than an address. */
const LONE_TEXT_MAX = 2048;
export const MORE_THAN_ANY_FORM = 'The request holds more than any form takes';

/**
 * Refuses an input with more values than any of ours has, before it is transformed and checked value by value:
 * a list of a hundred thousand turns would keep the process busy for seconds only to be refused. How deep it may be is bounded by
 * `refuseUnusableInput`.
 * @throws ValidationError
 */
export function boundInput(input: unknown): void {
  if (typeof input === 'string' && input.length > LONE_TEXT_MAX)
    throw new ValidationError([{ field: 'input', message: `A name must be at most ${LONE_TEXT_MAX} characters` }]);
  const waiting: unknown[] = [input];
  let count = 0;
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const inner: unknown[] = Array.isArray(value) ? value : Object.values(value);
    count += inner.length;
    if (count > VALUES_MAX) throw new ValidationError([{ field: 'input', message: MORE_THAN_ANY_FORM }]);
    for (const each of inner) if (each !== undefined) waiting.push(each);
  }
}

import type { Liquid } from 'liquidjs';

/** Characters of a text that goes through a filter; the longest value of a form has a tenth of them. */
const TEXT_MAX = 200_000;

/** What Liquid, its stack, and the bounds here and in `template-engine.ts` say of a template that asks for too much. */
const LIMIT =
  /^memory alloc limit exceeded|^maximum call stack|^the document becomes longer than|^a text in the filter|^the filter \w+ takes/i;

/** Whether an error of composing, by its message, says that the template asks for more than it may. */
export const isOverLimit = (message: string): boolean => LIMIT.test(message);

type Filter = (value: unknown, ...given: unknown[]) => unknown;

/** What registers filters of ours, each of which then refuses texts that only a template which makes them grow could give it. */
export const withBoundedTexts = (engine: Liquid): { registerFilter(name: string, filter: Filter): void } => ({
  registerFilter(name, filter) {
    engine.registerFilter(name, (value: unknown, ...given: unknown[]) => {
      for (const each of [value, ...given])
        if (typeof each === 'string' && each.length > TEXT_MAX)
          throw new Error(`a text in the filter ${name} is longer than ${TEXT_MAX.toLocaleString('en')} characters`);
      return filter(value, ...given);
    });
  },
});

/** A number that a template gives to a filter. @throws Error where it is not a whole number within the bounds */
export function countOf(filter: string, given: unknown, { min, max }: { min: number; max: number }): number {
  const count = Number(given);
  if (!Number.isInteger(count) || count < min || count > max)
    throw new Error(`the filter ${filter} takes a whole number from ${min} to ${max}`);
  return count;
}

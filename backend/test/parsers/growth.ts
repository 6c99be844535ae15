import type { Parser } from './parser.js';

/** The longer text has so many times the length. */
const FACTOR = 8;
const SIZE = 2500;
/** A run that takes less says nothing about growth. CPU microseconds. */
const NEGLIGIBLE = 30_000;
/** Smaller times are mostly the clock's. CPU microseconds. */
const LEAST = 400;
/** CPU time ~ length ^ exponent: 1 is linear, 2 quadratic; n·log n and the caches' limits stay below. */
export const GREATEST_EXPONENT = 1.6;
const ATTEMPTS = 6;
/** A suspicion is confirmed on a text that is longer by this factor again. */
const CONFIRMING_FACTOR = 4;

async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  try {
    await work();
  } catch {
    // A refusal is an answer too.
  }
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * How the CPU time of a parser grows from a text to one eight times as long.
 * @param begin called with the length before each run
 * @returns the exponent: the smallest of several attempts, 0 where the time is negligible. One above the limit is confirmed further on,
 *   since a cache that overflows or a collection of garbage makes a single step steep; what is not linear stays steep.
 */
export async function growthExponent(
  { run, size = SIZE }: Parser,
  text: (length: number) => string,
  begin: (length: number) => Promise<void>,
): Promise<number> {
  const timed = async (length: number): Promise<number> => {
    const given = text(length);
    await begin(given.length);
    return cpuTime(() => run(given));
  };
  // The longer text first: most parsers are done with it in no time, even while the compiler is still at work.
  let large = await timed(size * FACTOR);
  if (large <= NEGLIGIBLE) return 0;
  await timed(Math.ceil(size / FACTOR));
  let small = await timed(size);
  const exponent = (): number => Math.log(large / Math.max(small, LEAST)) / Math.log(FACTOR);
  for (let attempt = 1; attempt < ATTEMPTS && large > NEGLIGIBLE && exponent() > GREATEST_EXPONENT; attempt++) {
    small = Math.max(small, await timed(size));
    large = Math.min(large, await timed(size * FACTOR));
  }
  if (large <= NEGLIGIBLE) return 0;
  if (exponent() <= GREATEST_EXPONENT) return exponent();
  const larger = await timed(size * FACTOR * CONFIRMING_FACTOR);
  // A parser that refuses the longer text confirms nothing.
  return larger < large ? exponent() : Math.min(exponent(), Math.log(larger / large) / Math.log(CONFIRMING_FACTOR));
}

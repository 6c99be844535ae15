const NUMERATORS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 };
const DENOMINATORS: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
  sixteenth: 16,
};
const PERCENT = /(?<![\d.])(\d{1,3}(?:\.\d{1,4})?)\s?(?:%|per cent)/iu;
const FRACTION = /(?<![\d./])(\d{1,4})\s?\/\s?(\d{1,4})(?![\d./])/u;
const WORDS = new RegExp(String.raw`\b(${Object.keys(NUMERATORS).join('|')})[\s-](${Object.keys(DENOMINATORS).join('|')})s?\b`, 'iu');

/** The part of a whole that a share is, such as "Asha Mehta: one half", "1/3" or "25%": from 0 to 1; null where it is not said clearly. */
export function shareOf(text: string): number | null {
  const said = [PERCENT.exec(text), FRACTION.exec(text), WORDS.exec(text)].filter((match) => match !== null);
  const [match, other] = said;
  if (!match || other) return null;
  const [, upper = '', lower] = match;
  const part =
    lower === undefined
      ? Number(upper) / 100
      : (NUMERATORS[upper.toLowerCase()] ?? Number(upper)) / (DENOMINATORS[lower.toLowerCase()] ?? Number(lower));
  return part > 0 && part <= 1 ? part : null;
}

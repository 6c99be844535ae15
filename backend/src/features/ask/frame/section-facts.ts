/** What a reader looks for first in a section. */
export type FactKind = 'time' | 'punishment' | 'amount';

/** Words of a section that state a time limit, a punishment or an amount; offsets are UTF-16 units of the text given. */
export interface SectionFact {
  kind: FactKind;
  start: number;
  end: number;
}

const NUMBER = String.raw`(?:\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty(?:[- ](?:one|four))?|thirty|forty[- ]five|forty|sixty|ninety|a hundred and twenty|one hundred and (?:eighty|twenty))`;
const TIME = new RegExp(
  String.raw`\b(?:within|not later than|not less than|before the (?:expiry|expiration) of|after the (?:expiry|expiration) of|for)\s(?:a\s(?:further\s)?period\sof\s)?${NUMBER}\s(?:working\s)?(?:hours?|days?|weeks?|months?|years?)\b`,
  'giu',
);
const PUNISHMENT =
  /\b(?:punishable|punished)\swith\s(?:death|(?:simple\s|rigorous\s)?imprisonment|fine)[^.;:—]{0,160}|\bliable\sto\sa\s(?:penalty|fine)[^.;:—]{0,120}/giu;
const AMOUNT = new RegExp(
  String.raw`(?:\brupees\s|\bRs\.?\s?|₹\s?)(?:\d[\d,]{0,14}(?:\s(?:hundred|thousand|lakhs?|crores?))?|(?:one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty(?:-five)?|thirty|forty|fifty|seventy-five)(?:\s(?:hundred|thousand|lakhs?|crores?)){0,2})`,
  'giu',
);
const MOST = 6;

/** The time limits, punishments and amounts that a section states, in the order of the text. */
export function sectionFacts(text: string): SectionFact[] {
  const found = (kind: FactKind, pattern: RegExp): SectionFact[] =>
    [...text.matchAll(pattern)].map((match) => ({ kind, start: match.index, end: match.index + match[0].trimEnd().length }));
  const punishments = found('punishment', PUNISHMENT);
  const apart = (fact: SectionFact): boolean => !punishments.some(({ start, end }) => fact.start < end && start < fact.end);
  return [...punishments, ...[...found('time', TIME), ...found('amount', AMOUNT)].filter(apart)]
    .sort((a, b) => a.start - b.start)
    .slice(0, MOST);
}

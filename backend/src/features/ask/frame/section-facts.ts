import { readQuantities } from '../../../core/text/values/quantities.js';

/** What a reader looks for first in a section. */
export type FactKind = 'time' | 'punishment' | 'amount';

/** Words of a section that state a time limit, a punishment or an amount; offsets are UTF-16 units of the text given. */
export interface SectionFact {
  kind: FactKind;
  start: number;
  end: number;
}

const LIMITS =
  /\b(?:within|not later than|not less than|before the (?:expiry|expiration) of|after the (?:expiry|expiration) of|for)\s(?:a\s(?:further\s)?period\sof\s)?$/iu;
const LIMITS_REACH = 60;
const PUNISHMENT =
  /\b(?:punishable|punished)\swith\s(?:death|(?:simple\s|rigorous\s)?imprisonment|fine)[^.;:—]{0,160}|\bliable\sto\sa\s(?:penalty|fine)[^.;:—]{0,120}/giu;
/** A sum that is named as one: "rupees five hundred", "₹ 25,000". */
const SIGNED = /^(?:rupees|rs|₹)/iu;
const MOST = 6;

/** The time limits, punishments and amounts that a section states, in the order of the text. */
export function sectionFacts(text: string): SectionFact[] {
  const punishments = [...text.matchAll(PUNISHMENT)].map((match): SectionFact => ({
    kind: 'punishment',
    start: match.index,
    end: match.index + match[0].trimEnd().length,
  }));
  const apart = (fact: SectionFact): boolean => !punishments.some(({ start, end }) => fact.start < end && start < fact.end);
  return [...punishments, ...[...quantities(text)].filter(apart)].sort((a, b) => a.start - b.start).slice(0, MOST);
}

function* quantities(text: string): Generator<SectionFact> {
  for (const { unit, start, end } of readQuantities(text)) {
    if (unit === 'sum') {
      if (SIGNED.test(text.slice(start, end))) yield { kind: 'amount', start, end };
    } else if (unit !== 'share') {
      const limit = LIMITS.exec(text.slice(Math.max(0, start - LIMITS_REACH), start));
      if (limit) yield { kind: 'time', start: start - limit[0].length, end };
    }
  }
}

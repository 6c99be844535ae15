/** Words that prints leave out of a party's name, or add to it. */
const WITHOUT_MEANING = new Set(
  `the and others other another anr ors etc m s ms messrs mr mrs shri sri smt km dr ltd limited pvt private co company corpn corporation inc llp
  dead d deceased th thr through by its his her their lr lrs legal representatives representative heirs rep appellant respondent petitioner`.split(
    /\s+/u,
  ),
);
const VERSUS = /\s(?:v\.?|vs\.?|versus)\s/iu;

/** "Kusum Ingots & Alloys Ltd. v. Pennar Peterson Securities Ltd. and Ors." and every other way of writing it: one key; null where a party has no name. */
export function caseName(parties: string): string | null {
  const [first = '', second = ''] = parties.split(VERSUS);
  const [one, other] = [partyKey(first), partyKey(second)];
  return one && other ? `case ${one} v ${other}` : null;
}

/**
 * The names under which others may cite a judgment: name and year of the report, which appears in the year of the judgment or up to
 * two years later.
 */
export function caseKeys(parties: string, year: number | null): string[] {
  const name = caseName(parties);
  return name === null || year === null ? [] : [0, 1, 2].map((later) => `${name} ${year + later}`);
}

function partyKey(party: string): string {
  const words =
    party
      .toLowerCase()
      .split(';')[0]
      ?.replace(/\((?:\d{1,2}|d|dead|deceased)\)/gu, ' ')
      .replace(/(?<=\b\p{L})\.\s?(?=\p{L}\b)/gu, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => !WITHOUT_MEANING.has(word)).join(' ');
}

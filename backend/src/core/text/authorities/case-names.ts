import type { TextSpan } from '../text-span.js';

/** Words that prints leave out of a party's name, or add to it. */
const WITHOUT_MEANING = new Set(
  `the and others other another anr ors etc m s ms messrs mr mrs shri sri smt km dr ltd limited pvt private co company corpn corporation inc llp
  dead d deceased th thr through by its his her their lr lrs legal representatives representative heirs rep appellant respondent petitioner`.split(
    /\s+/u,
  ),
);
/** Between two parties. */
export const VERSUS = /\s(?:v\.?|vs\.?|versus)\s/giu;
const CAPITAL = /^['‘]?\p{Lu}/u;
const FILLER = /^,?(?:of|and|the|for|&|m\/s\.?|\((?:d|dead|deceased)\))$/iu;
/** Words that belong to a name only before these: "Secretary of State for India in Council", "Asha Rao (D) by LRs." */
const BEFORE: readonly [filler: RegExp, next: RegExp][] = [
  [/^in$/u, /^Council$/u],
  [/^(?:by|through|thr\.?)$/iu, /^(?:L\.?Rs?\b|Legal$)/u],
];
/** Capital only where they begin a sentence. */
const LEADS =
  /^(?:In|The|See|Also|And|Or|Vide|Thus|Following|Reference|Reliance|Relying|Per|By|On|To|Of|As|Where|While|However|Similarly|Again|Later|Court|Recently|Likewise)$/u;
const MOST_WORDS = 12;
const SHORT_FORM = /^(?:Ltd|Pvt|Smt|Corpn|Bros|Engg|Mfg|Govt|Ors|Anr|Co|Inc|\p{Lu}(?:\.\p{Lu})*)[.,]$/u;
const ENDS = /(?:[;:?!]|\p{Ll}{3}[.,]|\d[.,)\]]?)$/u;
/** How far from "v." a party's name may reach, in UTF-16 units. */
const REACH = 180;

/** "Asha Mehta v. Ravi Kumar" in a text; offsets of it. */
export interface NamedCase extends TextSpan {
  first: string;
  second: string;
}

/** "Kusum Ingots & Alloys Ltd. v. Pennar Peterson Securities Ltd. and Ors." and every other way of writing it: one key; null where a party has no name. */
export function caseName(parties: string): string | null {
  const [first = '', second = ''] = parties.split(VERSUS);
  const [one, other] = [partyWords(first), partyWords(second)].map((words) => words.join(' '));
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

/** The words of a party's name that every print has, in small letters. */
export function partyWords(party: string): string[] {
  const words =
    party
      .toLowerCase()
      .split(';')[0]
      ?.replace(/\((?:\d{1,2}|d|dead|deceased)\)/gu, ' ')
      .replace(/(?<=\b\p{L})\.\s?(?=\p{L}\b)/gu, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => !WITHOUT_MEANING.has(word));
}

/**
 * The cases that a text names by their parties, in its order, without overlap.
 * @param limit at most
 */
export function namedCases(text: string, limit: number): NamedCase[] {
  // Marks of emphasis around a name are none of it, and no name goes on in the next paragraph.
  const plain = text.replace(/\n(?=[^\S\n]*\n)/gu, ';').replace(/[*_\s]/gu, ' ');
  const found: NamedCase[] = [];
  for (const match of plain.matchAll(VERSUS)) {
    if (found.length === limit) break;
    const from = Math.max(found.at(-1)?.end ?? 0, match.index - REACH);
    const first = partyBefore(plain.slice(from, match.index));
    const after = match.index + match[0].length;
    const second = partyAfter(plain.slice(after, after + REACH));
    if (!first || !second) continue;
    found.push({ first: first.name, second: second.name, start: from + first.start, end: after + second.end });
  }
  return found;
}

/** The capital words that end here, and where they begin. */
export function partyBefore(text: string): { name: string; start: number } | null {
  // What stands before a bracket that is not closed belongs to something else.
  const open = /^.*[([“"](?=[^)\]”"([“]*$)/su.exec(text)?.[0].length ?? 0;
  const words = [...text.slice(open).matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ word, start: open + index }));
  const at = (index: number): string => words[index]?.word ?? '';
  let first = words.length;
  while (first > 0 && words.length - first < MOST_WORDS) {
    const word = at(first - 1);
    const ends = first < words.length && ENDS.test(word) && !SHORT_FORM.test(word);
    const belongs = CAPITAL.test(word) || FILLER.test(word) || BEFORE.some(([filler, name]) => filler.test(word) && name.test(at(first)));
    if (ends || !belongs) break;
    first--;
  }
  while (first < words.length && (/^(?:of|and|the|for|&)$/u.test(at(first)) || LEADS.test(at(first)))) first++;
  const name = words.slice(first);
  return name[0] ? { name: name.map(({ word }) => word).join(' '), start: name[0].start } : null;
}

/** The capital words that begin here, and where they end. */
function partyAfter(text: string): { name: string; end: number } | null {
  const words = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ word, index }));
  let last = 0;
  let past = 0;
  while (past < words.length && past < MOST_WORDS) {
    const word = words[past]?.word ?? '';
    if (!CAPITAL.test(word) && !(past > 0 && FILLER.test(word))) break;
    past += 1;
    if (CAPITAL.test(word)) last = past;
    if (/[^\p{L}\p{M}\p{N}&)'’]$/u.test(word) && !SHORT_FORM.test(word)) break;
  }
  const end = words[last - 1];
  if (!end) return null;
  const name = text
    .slice(0, end.index + end.word.length)
    .replace(/(?<=[\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/u, '')
    .trim();
  return name === '' ? null : { name: name.replace(/\s+/gu, ' '), end: text.indexOf(name) + name.length };
}

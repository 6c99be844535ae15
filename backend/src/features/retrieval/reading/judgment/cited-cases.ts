import { caseCitations, type CaseCitation } from '../../../../core/text/law-names/case-citations.js';
import { caseName } from './case-name.js';

/** A judgment that a text cites. */
export interface CitedCase {
  /** The citation's key, or that of a name and a year; see `caseKeys`. */
  key: string;
  /** "K.L. Tripathi v. State Bank of India, 1984 (1) SCC 43" */
  written: string;
}

/** Citations that are read in one text, and judgments that are kept of them. */
const MOST_READ = 1000;
export const MOST_CITED_CASES = 200;
/** How far before its citation a case is named, in UTF-16 units. */
const REACH = 180;

const VERSUS = /\s(?:v\.?|vs\.?|versus)\s/giu;
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
/** What may stand between a case and its citation. */
const MARKS = /(?<![\s,;:([–—-])[\s,;:([–—-]+$/u;
const BETWEEN = /(?:\(supra\)|\breported\s(?:in|as|at))$/iu;
const withoutMarks = (text: string): string => text.replace(MARKS, '').replace(BETWEEN, '').replace(MARKS, '');

/**
 * The judgments that a text cites, each once, in its order and bounded: by citation and, where a name stands before it, by name and year.
 * @param own keys of the text's own citations
 */
export function citedCases(text: string, own: ReadonlySet<string>): CitedCase[] {
  const found = new Map<string, CitedCase>();
  const citations = caseCitations(text, MOST_READ).filter(({ key }) => !own.has(key));
  for (const [at, citation] of citations.entries()) {
    if (found.size >= MOST_CITED_CASES) break;
    const name = nameBefore(text, citation, citations[at - 1]);
    const written = name ? `${name}, ${citation.written}` : citation.written;
    const known = found.get(citation.key);
    if (!known || (name && known.written === citation.written)) found.set(citation.key, { key: citation.key, written });
    const named = name ? caseName(name) : null;
    if (name && named && !found.has(`${named} ${citation.year}`))
      found.set(`${named} ${citation.year}`, { key: `${named} ${citation.year}`, written });
  }
  return [...found.values()].slice(0, MOST_CITED_CASES);
}

/** "A v. B" where it stands right before a citation, or before others of the same judgment; null where none does. */
function nameBefore(text: string, { start }: CaseCitation, before: CaseCitation | undefined): string | null {
  const from = Math.max(0, start - REACH, before && start - before.end > 4 ? before.end : 0);
  const around = withoutMarks(text.slice(from, before && start - before.end <= 4 ? before.start : start));
  const versus = [...around.matchAll(VERSUS)].at(-1);
  if (!versus) return null;
  const second = around
    .slice(versus.index + versus[0].length)
    .replace(/\s+/gu, ' ')
    .trim();
  if (second.length < 2 || second.length > 110 || /\d{3}|[;:]|[.)”"]\s\p{Lu}\p{Ll}+\s\p{Ll}/u.test(second) || !CAPITAL.test(second))
    return null;
  const first = partyBefore(around.slice(0, versus.index));
  return first && `${first} v. ${second}`;
}

/** The capital words that end here. */
function partyBefore(text: string): string | null {
  // What stands before a bracket that is not closed belongs to something else.
  const words = text
    .replace(/^.*[([“"](?=[^)\]”"([“]*$)/su, '')
    .split(/\s+/u)
    .filter(Boolean);
  let first = words.length;
  while (first > 0 && words.length - first < MOST_WORDS) {
    const word = words[first - 1] ?? '';
    const ends =
      first < words.length &&
      /(?:[;:?!]|\p{Ll}{3}[.,]|\d[.,)\]]?)$/u.test(word) &&
      !/^(?:Ltd|Pvt|Smt|Corpn|Bros|Engg|Mfg|Govt)[.,]$/u.test(word);
    const next = words[first] ?? '';
    const belongs = CAPITAL.test(word) || FILLER.test(word) || BEFORE.some(([filler, name]) => filler.test(word) && name.test(next));
    if (ends || !belongs) break;
    first--;
  }
  let name = words.slice(first);
  while (name.length > 0 && (/^(?:of|and|the|for|&)$/u.test(name[0] ?? '') || LEADS.test(name[0] ?? ''))) name = name.slice(1);
  return name.length > 0 ? name.join(' ') : null;
}

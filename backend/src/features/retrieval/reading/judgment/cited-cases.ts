import { caseCitations, type CaseCitation } from '../../../../core/text/law-names/case-citations.js';
import { caseName, partyBefore, VERSUS } from '../../../../core/text/authorities/case-names.js';

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
  if (second.length < 2 || second.length > 110 || /\d{3}|[;:]|[.)”"]\s\p{Lu}\p{Ll}+\s\p{Ll}/u.test(second) || !/^['‘]?\p{Lu}/u.test(second))
    return null;
  const first = partyBefore(around.slice(0, versus.index));
  return first && `${first.name} v. ${second}`;
}

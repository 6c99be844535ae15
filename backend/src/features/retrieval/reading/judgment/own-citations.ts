import type { Line } from '../structure/lines.js';
import { type CaseCitation, caseCitations } from '../../../../core/text/law-names/case-citations.js';

/** Lines at the head of a judgment among which its own citations stand, before its first paragraph. */
const HEAD_LINES = 60;
export const MOST_OWN_CITATIONS = 12;
const FIRST_PARAGRAPH = /^[[(]?1[\])]?\.?\s+[[(“"'‘\p{Lu}\p{Lo}]/u;
/** What a line of citations says besides. */
const LABELS =
  /\b(?:neutral|equivalent|citations?|cited as|reported (?:in|as|at)|reported|no|number|non-?reportable|reportable|not reportable|also|and|or|page|dated?)\b/giu;

/** The citations that a judgment gives itself at its head, in lines of their own; neutral ones first, each once. */
export function ownCitations(lines: readonly Line[]): CaseCitation[] {
  const found = new Map<string, CaseCitation>();
  const head = lines.slice(0, HEAD_LINES);
  const first = head.findIndex(({ text }) => FIRST_PARAGRAPH.test(text));
  for (const { text, start } of first < 0 ? head : head.slice(0, first)) {
    const cited = caseCitations(text, MOST_OWN_CITATIONS);
    if (cited.length === 0) continue;
    const rest = cited.reduceRight((line, citation) => line.slice(0, citation.start) + ' ' + line.slice(citation.end), text);
    if (/[\p{L}\p{N}]/u.test(rest.replace(LABELS, ''))) continue;
    for (const citation of cited)
      if (!found.has(citation.key)) found.set(citation.key, { ...citation, start: start + citation.start, end: start + citation.end });
  }
  return [...found.values()].sort((a, b) => Number(b.neutral) - Number(a.neutral)).slice(0, MOST_OWN_CITATIONS);
}

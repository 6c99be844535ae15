import { FoldedText } from '../../../core/text/authorities/folded-text.js';
import type { Authority, LawDoubt } from '../../retrieval/known-law/law-authorities.service.js';
import { clauseOfLines } from '../checks/clause-labels.js';
import { findingAt, type Finding } from '../checks/finding.js';
import { textLines } from '../checks/text-lines.js';

/** An authority of a draft that neither the guide nor the library has. */
export interface Doubted {
  authority: Authority;
  doubt: LawDoubt | 'judgment' | 'number';
}

/** Where a draft may have its authorities from. */
export interface DraftTexts {
  content: string;
  /** Values of the form, as a client sent them. */
  given: Record<string, unknown>;
  /** The words of the template itself; '' where none is known. */
  template: string;
}

/** A field that is no longer than this and names a case is its title, not an argument. */
const CASE_TITLE_MAX = 160;

/**
 * Authorities of a draft that were not found, each once. What the template itself says is known to be right; what was entered in the form
 * is only marked, and the case that the draft is about, as a field or the number of a case that was entered names it, is left alone.
 */
export function unknownAuthorities({ content, given, template }: DraftTexts, doubted: readonly Doubted[]): Finding[] {
  const lines = textLines(content);
  const clauses = clauseOfLines(lines);
  const ready = new FoldedText(template);
  const fields = Object.entries(given).map(([name, value]) => ({
    name,
    length: textOf(value).length,
    words: new FoldedText(textOf(value)),
  }));
  const told = new Set<string>();
  return doubted.flatMap(({ authority, doubt }) => {
    const { written, start, end } = authority;
    const entered = fields.find(({ words }) => words.holds(written));
    const field = entered?.name;
    const isOwnCase = authority.kind === 'case-number' || (authority.kind === 'case' && entered && entered.length <= CASE_TITLE_MAX);
    const key = written.toLowerCase();
    if (told.has(key) || ready.holds(written) || (entered && isOwnCase)) return [];
    const line = lines.findLast((each) => each.start <= start);
    if (!line) return [];
    told.add(key);
    const clause = clauses[line.number - 1];
    return [
      {
        ...findingAt('unknown-authority', messageFor(authority, doubt, field !== undefined), line, start - line.start, end - start),
        serious: field === undefined,
        ...(field !== undefined && { field }),
        ...(clause && { clause }),
      },
    ];
  });
}

/** Everything that a value of a form says. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join('\n') : '';

function messageFor({ written }: Authority, doubt: Doubted['doubt'], entered: boolean): string {
  const why = doubt === 'section' ? ': the law has no section of this number' : '';
  const then = entered ? 'You entered it yourself; make sure that it is right.' : 'Nobody entered it: look it up, or take it out.';
  return `"${written}" was not found in the library${why}. ${then}`;
}

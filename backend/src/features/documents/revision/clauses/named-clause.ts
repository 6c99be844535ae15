import { bareName } from '../../values/name-words.js';
import type { CarriedOut } from '../carrying/apply-field.js';
import { namesLike } from '../library/find-clause.js';
import { bodyEndOf, byNumber, byTitle, type LineRange } from '../numbered/find-lines.js';
import type { NumberedLine } from '../numbered/numbered-text.js';

const AROUND = /^(?:the|an?|(?:clause|section|paragraph|para) (?:on|about|for|of)) | (?:clause|section|provision|paragraph|para)$/i;

/** Lines of the clause, paragraph or item that is named by its number or by its title; null where the draft has none, or several. */
export function clauseNamed(lines: readonly NumberedLine[], name: string, content: string): LineRange | null {
  const bodyEnd = bodyEndOf(content);
  const bare = bareName(name, AROUND, AROUND);
  const found = byNumber(lines, name.replace(/^the /i, ''), bodyEnd) ?? byTitle(lines, bare, bodyEnd);
  if (found) return found;
  const others = namesLike(bare).flatMap((each) => byTitle(lines, each, bodyEnd) ?? []);
  return new Set(others.map(({ from }) => from)).size === 1 ? (others[0] ?? null) : null;
}

export const noClause = (name: string): CarriedOut => ({ refusal: `The document has no clause "${name.slice(0, 80)}".` });

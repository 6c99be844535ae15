/** A ready clause. */
export interface LibraryClause {
  title: string;
  /** What people call it, in lower case and without hyphens; the first wins where two clauses share one. */
  names: readonly string[];
  /** May hold `{owner}`, `{occupier}`, `{premises}` and `{money}`, which stand for the document's own words, and `{rate}`, `{months}`. */
  paragraphs: readonly string[];
}

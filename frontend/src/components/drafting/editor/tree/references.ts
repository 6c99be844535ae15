/** A list of clause numbers behind the word: "clauses 9.3, 9.4 and 10(a)". */
const REFERENCE =
  /\b(?:sub-)?clauses?\s+\d+(?:\.\d+)*(?:\([a-z]{1,4}\))*(?:(?:,\s*|\s+(?:and|or|to)\s+)\d+(?:\.\d+)*(?:\([a-z]{1,4}\))*)*/gi;
const NUMBER = /\d+(?:\.\d+)*(?:\([a-z]{1,4}\))*/g;
/** "clause 4 of the Lease Deed" refers to another document. */
const ELSEWHERE = /^\s+of\s+(?!this\b|these\b)/i;
/** What a reference to a deleted clause becomes; the check of the draft finds it. */
const GONE = '[●]';

export interface ReferenceChange {
  /** In UTF-16 units of the text. */
  start: number;
  end: number;
  text: string;
}

/**
 * What has to change in the references of a text to clauses of its own document.
 * @param moved where each clause that moved stands now; null for one that is gone
 */
export function referenceChanges(text: string, moved: ReadonlyMap<string, string | null>): ReferenceChange[] {
  return [...text.matchAll(REFERENCE)].flatMap((match) => {
    if (ELSEWHERE.test(text.slice(match.index + match[0].length))) return [];
    return [...match[0].matchAll(NUMBER)].flatMap((number) => {
      const to = moved.get(number[0]);
      if (to === undefined || to === number[0]) return [];
      const start = match.index + number.index;
      return [{ start, end: start + number[0].length, text: to ?? GONE }];
    });
  });
}

/** A stretch of a text, in UTF-16 units. */
export interface Stretch {
  start: number;
  end: number;
}

/** A part of a text; `citation` is the position of the citation that it belongs to in their list, null for none. */
export interface TextPart {
  text: string;
  citation: number | null;
  /** Whether it is the first part of its citation. */
  first: boolean;
}

/** A text cut at the ends of its citations. Where several lie over each other, a part belongs to the shortest: a section within a quotation. */
export function textParts(text: string, citations: readonly Stretch[]): TextPart[] {
  const ends = citations.flatMap(({ start, end }) => [start, end]).filter((at) => at > 0 && at < text.length);
  const cuts = [...new Set([0, ...ends, text.length])].sort((a, b) => a - b);
  const begun = new Set<number>();
  return cuts.slice(1).map((end, at) => {
    const start = cuts[at] ?? 0;
    const citation = shortestOver(citations, start, end);
    const first = citation !== null && !begun.has(citation);
    if (citation !== null) begun.add(citation);
    return { text: text.slice(start, end), citation, first };
  });
}

function shortestOver(citations: readonly Stretch[], start: number, end: number): number | null {
  let best: number | null = null;
  let length = Infinity;
  for (const [at, each] of citations.entries()) {
    if (each.start > start || each.end < end || each.end - each.start >= length) continue;
    [best, length] = [at, each.end - each.start];
  }
  return best;
}

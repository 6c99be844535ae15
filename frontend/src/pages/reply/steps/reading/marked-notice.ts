/** A stretch of the notice, with the values that were read from it. */
export interface Segment {
  text: string;
  start: number;
  ids: readonly string[];
}

interface Span {
  id: string;
  start: number;
  end: number;
}

/** The text cut at the borders of all spans, which may lie in one another. */
export function segmentsOf(text: string, spans: readonly Span[]): Segment[] {
  const inside = spans.filter(({ start, end }) => start >= 0 && start < end && end <= text.length);
  const borders = [...new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b);
  const byStart = [...inside].sort((a, b) => a.start - b.start);
  let open: Span[] = [];
  let next = 0;
  return borders.slice(0, -1).map((start, index) => {
    const end = borders[index + 1] ?? text.length;
    open = open.filter((span) => span.end > start);
    for (let span = byStart[next]; span && span.start <= start; span = byStart[next]) {
      open.push(span);
      next += 1;
    }
    return { text: text.slice(start, end), start, ids: open.map(({ id }) => id) };
  });
}

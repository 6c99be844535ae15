import type { Line } from './lines.js';

/**
 * A section that the text layer has put on the line on which the one before it ends: "such jurisdiction.] [226. Power of High Courts.—".
 * The stop before it and the dash after its heading tell it from the number of a section that is cited.
 */
const INNER = /(?<=[.\]]\s?)\[{0,2}\d{1,3}[A-Z]{0,3}\.\s?(?=\p{Lu}[^.\n]{2,120}(?:\n[^.\n]{1,120})?\.\s?[—–])/gu;

/** The lines of a text, those apart that begin a section in the middle of one. */
export function withInnerStarts(text: string, lines: readonly Line[]): Line[] {
  let at = 0;
  const found = [...text.matchAll(INNER)].map(({ index }) => index);
  if (found.length === 0) return [...lines];
  return lines.flatMap((line) => {
    while ((found[at] ?? Infinity) <= line.start) at += 1;
    const cuts: number[] = [];
    for (; (found[at] ?? Infinity) < line.end; at += 1) cuts.push(found[at] as number);
    const edges = [line.start, ...cuts, line.end];
    return edges.slice(1).map((end, i): Line => {
      const start = edges[i] as number;
      const own = text.slice(start, end).trimEnd();
      return { start, end: start + own.length, text: own, afterBlank: i === 0 && line.afterBlank };
    });
  });
}

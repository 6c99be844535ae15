import type { Line } from './lines.js';

/** Where a section may begin. */
export interface SectionStart {
  line: number;
  label: string;
  heading: string;
  bodyStart: number;
  /** Past the number, where the section's first words stand. */
  textStart: number;
  key: number;
  weight: number;
}

/** Lines that the heading alone takes up. */
const MAX_LINES = 2;
const MAX_HEADING = 300;
/** What shows that a line is not just a heading: the first sub-section, or a heading with its dash. */
const BODY = /\(1\)|[—–―]|--/u;

/**
 * Prints that give the heading of a section in a line of its own before the section with its heading: "26. Secret contraventions." and then
 * "[26. Secret contraventions.—(1) Whoever …". The section begins at the second; the first says nothing and belongs to no section.
 * @param candidates all lines that may begin a section, in order
 * @param chosen those that do
 * @returns the sections, and the lines between them that only repeat a heading
 */
export function withoutRepeats(
  text: string,
  lines: readonly Line[],
  candidates: readonly SectionStart[],
  chosen: readonly SectionStart[],
): { starts: SectionStart[]; repeats: ReadonlySet<number> } {
  const repeats = new Set<number>();
  const places = new Map(candidates.map((start, at) => [start, at]));
  const starts = chosen.map((start) => {
    const at = places.get(start) ?? -1;
    const before = candidates[at - 1];
    const next = candidates[at + 1];
    const [first, second] =
      next && announces(text, lines, start, next) ? [start, next] : before && announces(text, lines, before, start) ? [before, start] : [];
    if (!first || !second) return start;
    for (let line = first.line; line < second.line; line++) repeats.add(line);
    // Only a dash shows where the heading of the second one ends.
    const dashed = second.weight > first.weight || !first.heading;
    const heading = dashed ? second.heading : first.heading;
    const bodyStart = dashed ? second.bodyStart : pastHeading(text, second.textStart, first.heading);
    return { ...second, heading, bodyStart, weight: Math.max(first.weight, second.weight) };
  });
  return { starts, repeats };
}

function announces(text: string, lines: readonly Line[], first: SectionStart, second: SectionStart): boolean {
  const apart = second.line - first.line;
  if (first.label !== second.label || apart > MAX_LINES) return false;
  const alone = text.slice(first.textStart, (lines[second.line - 1] as Line).end);
  return alone.length <= MAX_HEADING && !BODY.test(alone);
}

const isTelling = (character: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(character);

/** Where the words after a heading begin, when a text begins with the heading; where it begins otherwise. */
function pastHeading(text: string, start: number, heading: string): number {
  const wanted = [...heading.toLowerCase()].filter(isTelling);
  let at = start;
  for (const letter of wanted) {
    while (at < text.length && at - start <= 2 * MAX_HEADING && !isTelling(text[at] ?? '')) at++;
    if (text[at]?.toLowerCase() !== letter) return start;
    at++;
  }
  return wanted.length === 0 ? start : at + (/^[\].\s—–―-]*/u.exec(text.slice(at, at + MAX_HEADING))?.[0].length ?? 0);
}

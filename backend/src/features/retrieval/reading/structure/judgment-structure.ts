import { looksLikeHeading, splitLines, type Line } from './lines.js';
import { numberingChain } from './numbering.js';
import type { Unit } from './unit.js';

const PARAGRAPH = /^[[(]?(\d{1,4})[\])]?(?:\.\s*|\s{1,6}|(?<=[\])])\s*)(?=[[(“"'‘\p{Lu}\p{Lo}])/u;
/** A slip of the print, or the rest of a sentence that ended its line with a number: "39. in the event, if no undertaking is filed". */
const SMALL_PARAGRAPH = /^(\d{1,4})\.\s{1,6}(?=\p{Ll})/u;
const WEIGHT = { paragraph: 2, small: 1 };
const MAX_PARAGRAPH_GAP = 3;
const MIN_PARAGRAPHS = 3;
const MIN_SHARE = 0.4;

/**
 * Numbered paragraphs of a judgment with the headings above them; null when the judgment does not number its paragraphs.
 */
export function parseJudgment(text: string): Unit[] | null {
  const lines = splitLines(text);
  const candidates = lines.flatMap((line, at) => {
    const [capital, small] = [PARAGRAPH.exec(line.text), SMALL_PARAGRAPH.exec(line.text)];
    const match = capital ?? small;
    if (!match) return [];
    const label = match[1] as string;
    const weight = capital ? WEIGHT.paragraph : WEIGHT.small;
    return [{ at, label, key: Number(label), weight, bodyStart: line.start + match[0].length }];
  });
  const numbered = numberingChain(candidates, MAX_PARAGRAPH_GAP).map((i) => candidates[i] as (typeof candidates)[number]);
  // With a small letter it counts only where the numbers on both sides leave room for just this one.
  const chain = numbered.filter(
    ({ weight, key }, i) => weight === WEIGHT.paragraph || (numbered[i - 1]?.key === key - 1 && numbered[i + 1]?.key === key + 1),
  );
  const first = chain[0];
  const last = chain.at(-1);
  if (!first || !last || chain.length < MIN_PARAGRAPHS || first.key > MAX_PARAGRAPH_GAP) return null;
  const covered = text.length - (lines[first.at] as Line).start;
  if (covered < text.length * MIN_SHARE) return null;

  const starts = new Map(chain.map((start) => [start.at, start]));
  const units: Unit[] = [];
  let heading = '';
  let open: Omit<Unit, 'end'> | null = null;
  const close = (end: number): void => {
    if (open && end > open.start) units.push({ ...open, end });
    open = null;
  };
  for (const [at, line] of lines.entries()) {
    const start = starts.get(at);
    const next = lines[at + 1];
    if (start) {
      close(line.start);
      const path = heading ? [heading, `Paragraph ${start.label}`] : [`Paragraph ${start.label}`];
      open = { kind: 'paragraph', label: start.label, path, heading: '', start: line.start, bodyStart: start.bodyStart };
    } else if (at > first.at && looksLikeHeading(line.text) && (line.afterBlank || starts.has(at + 1)) && next) {
      close(line.start);
      heading = line.text;
      if (!starts.has(at + 1)) open = { kind: 'text', label: '', path: [heading], heading, start: line.start, bodyStart: line.end };
    } else {
      open ??= { kind: 'text', label: '', path: heading ? [heading] : [], heading: '', start: line.start, bodyStart: line.start };
    }
  }
  close(text.length);
  return units;
}

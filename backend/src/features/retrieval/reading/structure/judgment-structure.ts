import { looksLikeHeading, splitLines, type Line } from './lines.js';
import { numberingChain } from './numbering.js';
import type { Unit } from './unit.js';

const PARAGRAPH = /^[[(]?(\d{1,4})[\])]?(?:\.\s*|\s{1,6}|(?<=[\])])\s*)(?=[[(“"'‘\p{Lu}\p{Lo}])/u;
const MAX_PARAGRAPH_GAP = 3;
const MIN_PARAGRAPHS = 3;
const MIN_SHARE = 0.4;

/**
 * Numbered paragraphs of a judgment with the headings above them; null when the judgment does not number its paragraphs.
 */
export function parseJudgment(text: string): Unit[] | null {
  const lines = splitLines(text);
  const candidates = lines.flatMap((line, at) => {
    const match = PARAGRAPH.exec(line.text);
    return match ? [{ at, label: match[1] as string, key: Number(match[1]), weight: 1, bodyStart: line.start + match[0].length }] : [];
  });
  const chain = numberingChain(candidates, MAX_PARAGRAPH_GAP).map((i) => candidates[i] as (typeof candidates)[number]);
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

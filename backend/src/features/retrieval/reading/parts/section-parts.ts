import { trimmedSpan } from '../../../../core/text/text-span.js';
import { type Step, subdivide } from '../structure/subdivisions.js';
import type { Part, PartKind } from './part.js';
import { ownWords } from './own-words.js';
import { apartFromNotes } from './notes.js';

/** A part that is being read, with the step that leads to it. */
interface Open {
  step: Step | null;
  part: Part;
}

/**
 * Reads a section into opening words, sub-sections and clauses (nested), the words after the last clause, provisos, exceptions,
 * explanations, illustrations, footnotes and what States have amended. Every place is exact, so that a quotation of a part is word for
 * word. Takes time proportional to the text.
 * @param from where its words begin, after its number and heading; see `bodyStart`
 */
export function partsOf(text: string, from = 0): Part {
  const { ownEnd, notes } = apartFromNotes(text, from);
  const root: Part = { kind: 'section', label: '', style: null, ordinal: 1, ...trimmedSpan(text, from, ownEnd), parts: [] };
  const runs = subdivide(text, root.start, ownEnd);
  const path: Open[] = [{ step: null, part: root }];
  for (const [at, { start, steps }] of runs.entries()) {
    const end = runs[at + 1]?.start ?? ownEnd;
    const known = path.slice(1).findIndex(({ step }, depth) => step !== steps[depth]);
    path.length = known < 0 ? Math.min(path.length, steps.length + 1) : known + 1;
    const returned = path.length === steps.length + 1 && at > 0;
    for (const step of steps.slice(path.length - 1)) {
      const parent = path.at(-1)?.part ?? root;
      const part = partOf(step, start);
      parent.parts.push(part);
      path.push({ step, part });
    }
    const words = ownWords(text, { start, end }, returned);
    for (const own of words) path.at(-1)?.part.parts.push(own);
    const last = words.at(-1)?.end ?? 0;
    for (const { part } of path) part.end = Math.max(part.end, last);
  }
  root.parts = [...root.parts, ...notes];
  settle(root);
  return root;
}

const partOf = ({ kind, label, style, ordinal }: Step, start: number): Part => ({
  kind: kind satisfies PartKind,
  label,
  style,
  ordinal: Math.max(1, ordinal),
  start,
  end: start,
  parts: [],
});

/** Leaves out parts without words, counts the others, and takes the only words of a part for the part itself. */
function settle(root: Part): void {
  const waiting = [root];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    part.parts = part.parts.filter(({ start, end }) => end > start);
    // The second paragraph is the one after the opening words.
    const counts = new Map<PartKind, number>([['paragraph', part.parts[0]?.kind === 'opening' ? 1 : 0]]);
    for (const each of part.parts) {
      const count = (counts.get(each.kind) ?? 0) + 1;
      counts.set(each.kind, count);
      if (each.kind !== 'item') each.ordinal = count;
      waiting.push(each);
    }
    const [only] = part.parts;
    if (part.kind !== 'section' && part.parts.length === 1 && only?.kind === 'opening') part.parts = [];
  }
}

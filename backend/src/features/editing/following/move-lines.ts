import { QUESTIONS } from '../questions.js';
import type { OrderOf, ReadInstruction } from '../reading/read-instruction.js';
import type { DraftScene } from '../targets/draft-scene.js';
import { citedIn } from '../reading/masks.js';
import { findLines } from '../targets/find-lines.js';
import { type Candidate, decide, type Outcome } from './readings/candidate.js';

/** A clause with all that stands below it, at another place. */
export function moveLines(scene: DraftScene, { masks }: ReadInstruction, { reading, place }: OrderOf<'move'>): Outcome {
  const { target, other, side } = reading;
  const within = place === '' ? null : edgeWithin(scene, citedIn(place, masks), side);
  if (place !== '' && within === null && other === '') return { problem: '' };
  if (side === 'swap') return swapped(scene, citedIn(target, masks));
  const moved = findLines(scene, target, masks);
  const beside = other === '' ? null : findLines(scene, other, masks);
  if (moved.lines.length === 0) return { problem: 'Nothing in the draft says that.' };
  const behind = beside ? beside.lines : [within ?? edgeOf(scene, side)];
  const candidates = moved.lines.flatMap((at) => behind.flatMap((place) => moving(scene, at, place, side) ?? []));
  const isSure = moved.isSure && (beside?.isSure ?? true) && moved.lines.length === 1 && behind.length === 1;
  return decide(scene, candidates, isSure, QUESTIONS.moved, 'It stands there already, or cannot stand there.');
}

/** Two lines of which one stands right behind the other, each in the place of the other. */
function swapped(scene: DraftScene, cited: readonly string[]): Outcome {
  const [first, second, ...others] = cited.map((label) => scene.lineOf(label)).sort((a, b) => a - b);
  if (first === undefined || second === undefined || others.length > 0 || first < 0) return { problem: '' };
  const isNext = lineBefore(scene, second) === first;
  const candidate = moving(scene, first, second, 'after');
  return isNext && candidate
    ? decide(scene, [candidate], true, QUESTIONS.moved, '')
    : { problem: 'These two do not stand behind each other.' };
}

/** The last clause, or the first one. */
const edgeOf = (scene: DraftScene, side: string): number => {
  const clauses = scene.tree.nodes.flatMap(({ kind }, at) => (kind === 'clause' ? [at] : []));
  return (side === 'start' ? clauses[0] : clauses.at(-1)) ?? 0;
};

/** The last or the first line of the clause that is named, "to the end of clause 5"; null where none is, or where it has no lines. */
function edgeWithin(scene: DraftScene, [cited]: readonly string[], side: string): number | null {
  const head = cited === undefined ? -1 : scene.lineOf(cited);
  const own = scene.parents.flatMap((parent, at) => (parent === head ? [at] : []));
  return head < 0 || (side !== 'end' && side !== 'start') ? null : ((side === 'start' ? own[0] : own.at(-1)) ?? null);
}

function moving(scene: DraftScene, at: number, beside: number, side: string): Candidate | null {
  const node = scene.tree.nodes[at];
  const isBefore = side === 'before' || side === 'start';
  const after = isBefore ? lineBefore(scene, beside) : beside;
  const behind = scene.tree.nodes[after];
  if (!node || !behind || after === at) return null;
  const label = scene.cited[beside] || scene.shown(beside);
  return {
    label: `Move ${scene.shown(at)} ${isBefore ? 'before' : 'after'} ${label}`,
    suggestion: `Move clause ${scene.cited[at] ?? ''} ${isBefore ? 'before' : 'after'} clause ${scene.cited[beside] ?? ''}`,
    operations: [{ do: 'move', node: node.id, after: behind.id }],
    values: {},
  };
}

/** The line that something is put behind to stand before a line: the one of its kind above it, or what both stand under. */
export function lineBefore(scene: DraftScene, at: number): number {
  const { nodes } = scene.tree;
  const kind = nodes[at]?.kind;
  const parent = scene.parents[at] ?? -1;
  for (let index = at - 1; index > parent; index -= 1)
    if (nodes[index]?.kind === kind && scene.parents[index] === scene.parents[at]) return index;
  return parent >= 0
    ? parent
    : Math.max(
        0,
        nodes.slice(0, at).findLastIndex(({ text }) => text.trim() !== ''),
      );
}

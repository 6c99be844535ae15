import { readTree, type Block } from '../../../../shared/document/draft-tree.js';
import type { Proposal } from '../proposals.operations.js';

type Change = Proposal['changes'][number];

/** One place of a change, to be shown between or instead of the blocks of the draft. */
export interface ShownPlace {
  change: Pick<Change, 'id' | 'message' | 'asked'>;
  segments: Change['segments'];
  /** Which of the places of its change it is, from 1. */
  at: number;
  /** How many places the change has. */
  count: number;
}

export type ReviewItem = { blocks: readonly Block[] } | { place: ShownPlace };

interface Span {
  start: number;
  end: number;
}

/**
 * A draft with each proposed change at its paragraph. A paragraph that a change covers whole is replaced by the comparison, which has all of
 * its words; next to one that it covers in part, such as a table, the comparison follows.
 */
export function changesInDraft(text: string, changes: readonly Pick<Change, 'id' | 'message' | 'asked' | 'places'>[]): ReviewItem[] {
  const { nodes } = readTree(text);
  let end = 0;
  const spans = nodes.map(({ gap, source }): Span => {
    const start = end + (gap?.length ?? 0);
    end = start + (source?.length ?? 0);
    return { start, end };
  });
  const hidden = new Set<number>();
  const before: ShownPlace[][] = Array.from({ length: nodes.length + 1 }, () => []);
  for (const change of changes) {
    change.places.forEach(({ segments, ...place }, index) => {
      const { first, last, whole } = nodesAt(spans, place);
      for (let node = first; whole && node <= last; node += 1) hidden.add(node);
      before[whole || last < first ? first : last + 1]?.push({ change, segments, at: index + 1, count: change.places.length });
    });
  }
  return before.flatMap((places, index): ReviewItem[] => {
    const shown = places.map((place) => ({ place }));
    const node = nodes[index];
    return node && !hidden.has(index) ? [...shown, { blocks: node.blocks }] : shown;
  });
}

/** The nodes that a place touches, from `first` to `last`, and whether it covers them whole; without any, `first` is the node after it. */
function nodesAt(spans: readonly Span[], { start, end }: Span): { first: number; last: number; whole: boolean } {
  const following = spans.findIndex((span) => span.end > start);
  const first = following < 0 ? spans.length : following;
  let last = first - 1;
  while ((spans[last + 1]?.start ?? Infinity) < end) last += 1;
  const isInside = last < first && (spans[first]?.start ?? Infinity) < start;
  if (isInside) last = first;
  const whole = last >= first && (spans[first]?.start ?? 0) >= start && (spans[last]?.end ?? 0) <= end;
  return { first, last, whole };
}

import type { RetrievedPassage } from './passage-payload.js';

/** Characters that a joined passage may have. */
const MAX_JOINED_LENGTH = 4200;

function adjoining(a: RetrievedPassage, b: RetrievedPassage): [RetrievedPassage, RetrievedPassage] | null {
  if (a.documentId !== b.documentId || a.unit !== b.unit) return null;
  const [first, second] = a.start <= b.start ? [a, b] : [b, a];
  const consecutive = Math.max(...first.ordinals) + 1 === Math.min(...second.ordinals);
  const overlap = second.start < first.end;
  if (!consecutive || (!overlap && first.end + (second.gap?.length ?? NaN) !== second.start)) return null;
  return second.end - first.start <= MAX_JOINED_LENGTH ? [first, second] : null;
}

function join(better: RetrievedPassage, first: RetrievedPassage, second: RetrievedPassage): RetrievedPassage {
  const overlap = Math.max(0, first.end - second.start);
  return {
    ...better,
    start: first.start,
    end: second.end,
    pageFrom: first.pageFrom,
    pageTo: second.pageTo,
    gap: first.gap,
    text: `${first.text}${overlap ? '' : (second.gap ?? '')}${second.text.slice(overlap)}`,
    ordinals: [...first.ordinals, ...second.ordinals],
  };
}

/** Joins passages that adjoin in the same unit, at the place of the better ranked one; the text still equals its span. */
export function mergeNeighbours(passages: readonly RetrievedPassage[]): RetrievedPassage[] {
  const out: RetrievedPassage[] = [];
  for (const passage of passages) {
    let open = passage;
    let place = out.length;
    for (let i = out.length - 1; i >= 0; i--) {
      const other = out[i] as RetrievedPassage;
      const pair = adjoining(other, open);
      if (!pair) continue;
      open = join(i < place ? other : open, ...pair);
      out.splice(i, 1);
      place = i;
    }
    out.splice(place, 0, open);
  }
  return out;
}

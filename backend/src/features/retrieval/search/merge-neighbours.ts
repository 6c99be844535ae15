import type { RetrievedPassage } from '../library/retrieved-passage.js';

/** Characters that a joined passage may have: parts of one unit, and units of one chapter of a rulebook or contract. */
const MAX_UNIT_LENGTH = 4200;
const MAX_SIBLINGS_LENGTH = 1800;

/** Sections and paragraphs of acts and judgments are cited one by one; the rules and clauses of other texts are read together. */
const SINGLE_UNITS: ReadonlySet<string> = new Set(['act', 'judgment']);

const samePath = (a: readonly string[], b: readonly string[], depth: number): boolean =>
  a.length === b.length && a.slice(0, depth).every((name, i) => name === b[i]);

/** How long the two may be when joined; 0 when they do not belong together. */
function allowed(a: RetrievedPassage, b: RetrievedPassage): number {
  if (a.documentId !== b.documentId || a.found !== b.found) return 0;
  if (a.unit === b.unit && samePath(a.headingPath, b.headingPath, a.headingPath.length)) return MAX_UNIT_LENGTH;
  return !SINGLE_UNITS.has(a.documentType) && samePath(a.headingPath, b.headingPath, a.headingPath.length - 1) ? MAX_SIBLINGS_LENGTH : 0;
}

function adjoining(a: RetrievedPassage, b: RetrievedPassage): [RetrievedPassage, RetrievedPassage] | null {
  const length = allowed(a, b);
  if (!length) return null;
  const [first, second] = a.start <= b.start ? [a, b] : [b, a];
  const [last, next] = [first.ordinals.reduce((a, b) => Math.max(a, b)), second.ordinals.reduce((a, b) => Math.min(a, b))];
  const overlap = second.start < first.end;
  if (last + 1 !== next || (!overlap && first.end + (second.gap?.length ?? NaN) !== second.start)) return null;
  return second.end - first.start <= length ? [first, second] : null;
}

/** What parts of one unit have in common: the whole unit where they are of different sub-sections. */
function sharedNames({ within }: RetrievedPassage, joined: readonly RetrievedPassage[]): string[] {
  const end = within.findIndex((name, i) => joined.some((part) => part.within[i] !== name));
  return within.slice(0, end < 0 ? within.length : end);
}

function join(better: RetrievedPassage, first: RetrievedPassage, second: RetrievedPassage): RetrievedPassage {
  const overlap = Math.max(0, first.end - second.start);
  return {
    ...better,
    within: sharedNames(better, first.unit === second.unit ? [first, second] : [better]),
    subunits: [...first.subunits, ...second.subunits],
    start: first.start,
    end: second.end,
    pageFrom: first.pageFrom,
    pageTo: second.pageTo,
    ...((first.fromScan ?? second.fromScan) && { fromScan: true }),
    gap: first.gap,
    text: `${first.text}${overlap ? '' : (second.gap ?? '')}${second.text.slice(overlap)}`,
    ordinals: [...first.ordinals, ...second.ordinals],
    parts: [...first.parts, ...second.parts],
  };
}

/**
 * Joins passages that adjoin in the same unit, or in the same chapter of a rulebook or contract, at the place of the better
 * ranked one, whose heading path the whole keeps; `parts` give the path of each stretch. The text still equals its span.
 */
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

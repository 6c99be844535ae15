import { distance } from 'fastest-levenshtein';
import { normalized } from '../../../core/text/normalized.js';

export interface SourceWord {
  folded: string;
  start: number;
  end: number;
}

/** Share of the claimed words that may differ from the source. */
const MAX_DIFFERENCE = 0.2;
const MIN_WORDS = 6;
/** The most seeds (runs of words in common) that are followed up, and the most steps of all their alignments together. */
const MAX_SEEDS = 40;
const MAX_STEPS = 4_000_000;
/** The length of the stretch of the source that is aligned with the claim, as a multiple of the claim's. */
const WINDOW = 4;
/** Anything longer is not a word that could be misspelt. */
const MAX_WORD = 60;
const SEED_LENGTH = 3;

/** The words of a text, folded, with their places. */
export function sourceWords(text: string): SourceWord[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    folded: normalized(match[0], 'NFKD').toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const differs = (a: string, b: string): number => {
  if (a === b) return 0;
  const comparable = Math.min(a.length, b.length) > 4 && Math.max(a.length, b.length) <= MAX_WORD && Math.abs(a.length - b.length) <= 1;
  return comparable && distance(a, b) <= 1 ? 0.5 : 1;
};

/** Best alignment of all claimed words with a run of the source's (Sellers 1980: edit distance with free ends in the source). */
function align(claimed: readonly SourceWord[], source: readonly SourceWord[]): { cost: number; first: number; last: number } {
  let costs = source.map(() => 0);
  let starts = source.map((_, i) => i + 1);
  costs.unshift(0);
  starts.unshift(0);
  for (const [row, word] of claimed.entries()) {
    const nextCosts = [row + 1];
    const nextStarts = [0];
    for (let i = 0; i < source.length; i++) {
      const replace = (costs[i] as number) + differs(word.folded, (source[i] as SourceWord).folded);
      const skipClaimed = (costs[i + 1] as number) + 1;
      const skipSource = (nextCosts[i] as number) + 1;
      const best = Math.min(replace, skipClaimed, skipSource);
      nextCosts.push(best);
      nextStarts.push((best === replace ? starts[i] : best === skipClaimed ? starts[i + 1] : nextStarts[i]) as number);
    }
    costs = nextCosts;
    starts = nextStarts;
  }
  let last = 0;
  for (let i = 1; i < costs.length; i++) if ((costs[i] as number) < (costs[last] as number)) last = i;
  return { cost: costs[last] as number, first: starts[last] as number, last: last - 1 };
}

/** The stretch of the source that a misquoted passage was taken from, or null when too many words differ. */
export function nearestWindow(source: readonly SourceWord[], claimed: string, near: number): { start: number; end: number } | null {
  const wanted = sourceWords(claimed);
  const followed = Math.min(MAX_SEEDS, Math.floor(MAX_STEPS / (WINDOW * wanted.length ** 2)));
  if (wanted.length < MIN_WORDS || followed === 0) return null;
  const seeds = new Map<string, number>();
  for (let i = 0; i + SEED_LENGTH <= wanted.length; i++)
    seeds.set(
      wanted
        .slice(i, i + SEED_LENGTH)
        .map((w) => w.folded)
        .join(' '),
      i,
    );
  const votes = new Map<number, number>();
  for (let i = 0; i + SEED_LENGTH <= source.length; i++) {
    const at = seeds.get(`${source[i]?.folded} ${source[i + 1]?.folded} ${source[i + 2]?.folded}`);
    if (at === undefined) continue;
    const bucket = Math.floor(Math.max(0, i - at) / wanted.length);
    votes.set(bucket, (votes.get(bucket) ?? 0) + 1);
  }
  const buckets = [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, followed);
  let best: { cost: number; start: number; end: number; away: number } | null = null;
  for (const [bucket] of buckets) {
    const window = source.slice(Math.max(0, (bucket - 1) * wanted.length), (bucket + WINDOW - 1) * wanted.length);
    const { cost, first, last } = align(wanted, window);
    const start = window[first]?.start;
    const end = window[last]?.end;
    if (start === undefined || end === undefined || end <= start || cost > wanted.length * MAX_DIFFERENCE) continue;
    const away = Math.abs(start - near);
    if (!best || cost < best.cost || (cost === best.cost && away < best.away)) best = { cost, start, end, away };
  }
  return best && { start: best.start, end: best.end };
}

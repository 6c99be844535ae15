import { conceptsOf } from './concepts.js';

/** Something that an instruction may mean. */
export interface Candidate<T> {
  item: T;
  about: ReadonlyMap<string, number>;
  labelled: ReadonlySet<string>;
  /** Candidates with the same id are one. */
  id: string;
  bonus: number;
}

/** What a label that the instruction names whole adds, so that "rent" is the rent rather than what depends on it. */
const LABEL_BONUS = 0.16;
/** A word that the draft does not have counts for less than one that it has once. */
const UNKNOWN = 0.4;

/** What speaks of less of a topic than is enough is meant where nothing else speaks of it at all. */
const ALONE = { share: 0.45, lead: 0.4, weight: 2 };

const KNOWN = new WeakMap<object, (concept: string) => number>();

/** How much a concept says in a draft: the rarer it is, the more. */
export function importance(state: { content: string }): (concept: string) => number {
  const weight = KNOWN.get(state) ?? weightsOf(state.content);
  KNOWN.set(state, weight);
  return weight;
}

function weightsOf(content: string): (concept: string) => number {
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  const counts = new Map<string, number>();
  for (const line of lines) for (const concept of new Set(conceptsOf(line))) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  return (concept) => {
    const held = counts.get(concept);
    return Math.log(1 + lines.length / (1 + (held ?? 0))) * (held === undefined ? UNKNOWN : 1);
  };
}

/** The one candidate that speaks of what a topic names; undefined where none does, or another nearly as much. */
export function closest<T>(
  candidates: readonly Candidate<T>[],
  topic: readonly string[],
  weight: (concept: string) => number,
  { enough, margin }: { enough: number; margin: number },
): T | undefined {
  const whole = topic.reduce((sum, concept) => sum + weight(concept), 0);
  if (topic.length === 0 || whole === 0) return undefined;
  const scored = new Map<string, { item: T; score: number; share: number }>();
  for (const { item, about, labelled, id, bonus } of candidates) {
    const share = topic.reduce((sum, concept) => sum + weight(concept) * (about.get(concept) ?? 0), 0) / whole;
    const named = [...labelled].filter((concept) => topic.includes(concept)).length;
    const score = share + bonus + (labelled.size > 0 ? (LABEL_BONUS * named) / labelled.size : 0);
    const held = scored.get(id);
    if (!held || score > held.score) scored.set(id, { item, score, share });
  }
  const [first, second] = [...scored.values()].sort((a, b) => b.score - a.score);
  const lead = first && first.score - (second?.score ?? 0);
  if (!first || lead === undefined || lead < margin) return undefined;
  return first.share >= enough || (first.share >= ALONE.share && lead >= ALONE.lead && whole >= ALONE.weight) ? first.item : undefined;
}

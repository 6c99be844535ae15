import { analyse } from '../../encoding/analyser.js';
import type { PassagePayload } from '../../library/passage-payload.js';
import type { PassageMatch } from '../../library/retrieved-passage.js';
import type { Concept } from './expand.js';

/** A legal word that stands for an everyday one counts for less than the word itself. */
const ALTERNATIVE_SHARE = 0.7;
const OPENING_TERMS = 40;

/**
 * Terms of the passages read last, by their text: a question compares the same passages several times, and the next question many of them
 * again.
 */
const read = new Map<string, readonly string[]>();
/** The most characters of text kept with their terms, about 20 MB in total; the least recently read passage is dropped first. */
const MOST_CHARACTERS = 4_000_000;
let characters = 0;

function termsIn(text: string): readonly string[] {
  const known = read.get(text);
  const terms = known ?? analyse(text);
  if (known) read.delete(text);
  else characters += text.length;
  read.set(text, terms);
  for (const oldest of read.keys()) {
    if (characters <= MOST_CHARACTERS) break;
    read.delete(oldest);
    characters -= oldest.length;
  }
  return terms;
}

/** The positions of the terms that are asked for; all others only take up positions. */
function positions(terms: readonly string[], asked: ReadonlySet<string>): Map<string, number[]> {
  const out = new Map<string, number[]>();
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at] as string;
    if (!asked.has(term)) continue;
    const list = out.get(term);
    if (list) list.push(at);
    else out.set(term, [at]);
  }
  return out;
}

/** Whether some position of `b` directly follows one of `a`; both ascend. */
function follows(a: readonly number[] = [], b: readonly number[] = []): boolean {
  let next = 0;
  for (const at of a) {
    while (next < b.length && (b[next] as number) <= at) next++;
    if (b[next] === at + 1) return true;
  }
  return false;
}

/** Compares passages with the concepts of one question. */
export class PassageMatcher {
  private readonly weights: number[];
  private readonly mass: number;
  private readonly asked: ReadonlySet<string>;
  /** Titles and headings repeat from candidate to candidate. */
  private readonly analysed = new Map<string, string[]>();

  constructor(
    private readonly concepts: readonly Concept[],
    idf: ReadonlyMap<string, number>,
  ) {
    this.weights = concepts.map(({ term, weight }) => (weight > 0 ? (idf.get(term) ?? 0) : 0));
    this.mass = this.weights.reduce((sum, weight) => sum + weight, 0) || 1;
    this.asked = new Set(concepts.flatMap(({ term, alternatives }) => [term, ...alternatives]));
  }

  match(passage: PassagePayload): PassageMatch {
    const text = positions(termsIn(passage.text), this.asked);
    const heading = new Set(this.termsOf(passage.heading));
    const around = new Set([passage.title, ...passage.headingPath].flatMap((name) => this.termsOf(name)));
    const told = [...heading].filter((term) => this.asked.has(term)).length;
    return {
      coverage: this.share((term) => text.has(term) || heading.has(term) || around.has(term)),
      heading: this.share((term) => heading.has(term)),
      headingPrecision: heading.size ? told / heading.size : 0,
      opening: this.share((term) => (text.get(term)?.[0] ?? OPENING_TERMS) < OPENING_TERMS),
      proximity: this.proximity(text),
    };
  }

  private termsOf(name: string): string[] {
    const terms = this.analysed.get(name) ?? analyse(name);
    this.analysed.set(name, terms);
    return terms;
  }

  private share(has: (term: string) => boolean): number {
    let sum = 0;
    for (const [i, { term, alternatives }] of this.concepts.entries()) {
      sum += (this.weights[i] as number) * (has(term) ? 1 : alternatives.some(has) ? ALTERNATIVE_SHARE : 0);
    }
    return sum / this.mass;
  }

  private proximity(text: ReadonlyMap<string, number[]>): number {
    let close = 0;
    let all = 0;
    for (let i = 0; i + 1 < this.concepts.length; i++) {
      const weight = Math.min(this.weights[i] as number, this.weights[i + 1] as number);
      all += weight;
      const [first, second] = [this.forms(i), this.forms(i + 1)];
      if (first.some((a) => second.some((b) => follows(text.get(a), text.get(b))))) close += weight;
    }
    return all ? close / all : 0;
  }

  private forms(at: number): string[] {
    const concept = this.concepts[at] as Concept;
    return [concept.term, ...concept.alternatives];
  }
}

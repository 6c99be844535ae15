import type { SparseVector } from '../../../ports/retrieval-index/retrieval-index.js';
import { analyse, tally } from './analyser.js';
import { tokenId } from './murmur3.js';

/** Must change whenever the same passage could get other weights; recorded in every generation. */
export const ENCODER_VERSION = 'bm25f-4';

/** Fixed for all generations of this version, so that both stores score alike; measured on acts, judgments and contracts. */
export const MEAN_PASSAGE_TERMS = 80;

/** Saturation and length normalisation, chosen over all development sets together: docs/retrieval-lab-book.md. */
export const K1 = 1.6;
export const B = 0.9;
const HEADINGS_FIELD = 1.5;
const TITLE_FIELD = 0.6;

export interface PassageFields {
  title: string;
  headings: readonly string[];
  /** Unit number ('26', '12', '4.10.1'), or '' when the passage belongs to no numbered unit. */
  unit: string;
  text: string;
  /** Questions that the passage answers; a field of their own, which no word of a question meets by itself. */
  questions?: readonly string[];
}

/** The term that stands for a numbered unit, so that "section 26" finds section 26 and not every mention of it. */
export const unitTerm = (unit: string): string => `§${unit.toLowerCase()}`;

/** The term of a word in the questions that a passage answers: found only by a search that looks for it there. */
export const askedTerm = (term: string): string => `?${term}`;

function add(sums: Map<string, number>, terms: readonly string[], weight: number): void {
  for (const term of terms) sums.set(term, (sums.get(term) ?? 0) + weight);
}

function toVector(weights: ReadonlyMap<string, number>): SparseVector {
  const byId = new Map<number, number>();
  for (const [term, weight] of weights) {
    const id = tokenId(term);
    byId.set(id, (byId.get(id) ?? 0) + weight);
  }
  const ids = [...byId.keys()].sort((x, y) => x - y);
  return { termIds: Uint32Array.from(ids), weights: Float32Array.from(ids, (id) => byId.get(id) ?? 0) };
}

/**
 * BM25F (Robertson, Zaragoza, Taylor 2004): the field-weighted term frequency is saturated once,
 * w = tf·(k1+1) / (tf + k1), tf = Σ_field weight_f · tf_f / norm_f; only the text is normalised by length,
 * norm = 1 − b + b·length/avgdl. The store multiplies by the IDF.
 */
export function encodePassage({ title, headings, unit, text, questions = [] }: PassageFields): SparseVector {
  const terms = analyse(text);
  const frequency = new Map<string, number>();
  add(frequency, terms, 1 / (1 - B + (B * terms.length) / MEAN_PASSAGE_TERMS));
  add(frequency, [...new Set(headings.flatMap(analyse))], HEADINGS_FIELD);
  add(frequency, [...new Set(analyse(title))], TITLE_FIELD);
  if (unit) frequency.set(unitTerm(unit), 1);
  // Each question counts once, and all are short, so that they need no normalisation.
  for (const question of questions) add(frequency, [...new Set(analyse(question))].map(askedTerm), 1);
  return toVector(saturated(frequency));
}

function saturated(frequency: ReadonlyMap<string, number>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [term, tf] of frequency) weights.set(term, (tf * (K1 + 1)) / (tf + K1));
  return weights;
}

/** The weights that `encodePassage` gives to the `wanted` terms of a passage, without the work on all its other terms. */
export function weightsOf(wanted: ReadonlySet<string>, { title, headings, unit, text }: PassageFields): Map<string, number> {
  const { counts, length } = tally(text, wanted);
  const only = (terms: readonly string[]): string[] => [...new Set(terms.filter((term) => wanted.has(term)))];
  const frequency = new Map([...counts].map(([term, count]) => [term, count / (1 - B + (B * length) / MEAN_PASSAGE_TERMS)]));
  add(frequency, only(headings.flatMap(analyse)), HEADINGS_FIELD);
  add(frequency, only(analyse(title)), TITLE_FIELD);
  if (unit && wanted.has(unitTerm(unit))) frequency.set(unitTerm(unit), 1);
  return saturated(frequency);
}

/** A query vector from weighted terms; equal terms are summed, weights of zero or less dropped. */
export function encodeQuery(terms: Iterable<readonly [term: string, weight: number]>): SparseVector {
  const weights = new Map<string, number>();
  for (const [term, weight] of terms) if (weight > 0) weights.set(term, (weights.get(term) ?? 0) + weight);
  return toVector(weights);
}

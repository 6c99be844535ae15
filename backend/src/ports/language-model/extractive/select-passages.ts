import type { AnswerSource, RelatedTerms } from '../language-model.js';
import { isProviso, sentences } from '../sentences.js';
import { termsOf } from './terms.js';

/** Sentences of one source, each an exact slice of its text, in the order of the text. */
export interface SelectedPassage {
  source: AnswerSource;
  quotations: string[];
}

interface Candidate {
  text: string;
  proviso: boolean;
  heading: boolean;
  counts: Map<string, number>;
  length: number;
  score: number;
}

interface WeightedTerm {
  term: string;
  alternatives: readonly string[];
  weight: number;
}

interface ScoredSource {
  source: AnswerSource;
  candidates: Candidate[];
  /** Share of the question's weight that source, heading and title cover, 0 to 1. */
  coverage: number;
  best: number;
}

const MAX_SOURCES = 4;
const MAX_SENTENCES_PER_SOURCE = 3;
const MAX_QUOTATION_LENGTH = 1200;
/** Below this share of the question's weighted terms a source is not about it; retrieval has its own, stricter threshold before. */
const MIN_COVERAGE = 0.25;
/** A further sentence, or source, is quoted only if it scores this share of the best one. */
const MIN_SHARE_OF_BEST = 0.55;
const MIN_SOURCE_SHARE = 0.25;
/** What a legal word counts beside the everyday one that it stands for. */
const RELATED_WEIGHT = 0.6;
/** A source that retrieval ranked lower needs a better sentence: divisor 1 + RANK_PENALTY · rank. */
const RANK_PENALTY = 1;
const OPENING_WEIGHT = 1.35;
const K1 = 1.2;
const B = 0.4;

/**
 * Picks the sentences that answer `question` best, with the provisos that limit them. Sentences are scored by BM25 (Robertson and
 * Zaragoza 2009) over all sentences of all sources, as the collection; sources come in the order of their best sentence.
 * @returns nothing when no source is about the question.
 */
export function selectPassages(
  question: string,
  sources: readonly AnswerSource[],
  related: readonly RelatedTerms[] = [],
): SelectedPassage[] {
  const asked = askedTerms(question, related);
  const scored = asked.size > 0 ? score(asked, sources) : [];
  const cited = sources.filter((source) => source.cited).map((source) => citedPassage(source, scored));
  const found = scored.filter(({ source, coverage, best }) => !source.cited && coverage >= MIN_COVERAGE && best > 0);
  found.sort((a, b) => b.best - a.best);
  const best = found[0]?.best ?? 0;
  // Whoever names a section wants that section; others would only stand beside it.
  const others = cited.length > 0 ? [] : found.filter((each) => each.best >= best * MIN_SOURCE_SHARE);
  return [...cited, ...others.map(({ source, candidates }) => ({ source, quotations: quotations(candidates, best) }))].slice(
    0,
    MAX_SOURCES,
  );
}

/** What a cited unit says to the question, or how it begins when the question only names it. */
function citedPassage(source: AnswerSource, scored: readonly ScoredSource[]): SelectedPassage {
  const known = scored.find((each) => each.source === source);
  if (known && known.best > 0) return { source, quotations: quotations(known.candidates, known.best) };
  const all = candidatesOf(source);
  const body = all.filter(({ heading }) => !heading);
  return { source, quotations: (body.length > 0 ? body : all).slice(0, MAX_SENTENCES_PER_SOURCE).map(({ text }) => shortened(text)) };
}

/** The question's terms, each with the words that may stand for it. */
type AskedTerms = ReadonlyMap<string, readonly string[]>;

function askedTerms(question: string, related: readonly RelatedTerms[]): AskedTerms {
  const asked = new Map<string, readonly string[]>(termsOf(question).map((term) => [term, []]));
  for (const { term, alternatives } of related) if (asked.has(term) || alternatives.length > 0) asked.set(term, alternatives);
  return asked;
}

/** How often a text has a term or, counting for less, a word that stands for it. */
function frequency(counts: ReadonlyMap<string, number>, term: string, alternatives: readonly string[]): number {
  return (counts.get(term) ?? 0) + RELATED_WEIGHT * sum(alternatives.map((word) => counts.get(word) ?? 0));
}

function score(asked: AskedTerms, sources: readonly AnswerSource[]): ScoredSource[] {
  const perSource = sources.map((source) => candidatesOf(source));
  const all = perSource.flat();
  const averageLength = all.reduce((sum, { length }) => sum + length, 0) / Math.max(1, all.length);
  const weights = [...asked].map(([term, alternatives]): WeightedTerm => {
    const holding = all.filter(({ counts }) => frequency(counts, term, alternatives) > 0).length;
    return { term, alternatives, weight: Math.log(1 + (all.length - holding + 0.5) / (holding + 0.5)) };
  });
  const total = sum(weights.map(({ weight }) => weight));
  return sources.map((source, rank) => {
    const candidates = perSource[rank] ?? [];
    const about = new Set(termsOf(`${source.title} ${source.headingPath}`));
    for (const { counts } of candidates) for (const term of counts.keys()) about.add(term);
    for (const candidate of candidates)
      candidate.score = candidate.heading
        ? 0
        : (bm25(candidate, weights, averageLength) * opening(candidate, candidates)) / (1 + RANK_PENALTY * rank);
    const covered = weights.filter(({ term, alternatives }) => about.has(term) || alternatives.some((word) => about.has(word)));
    const coverage = sum(covered.map(({ weight }) => weight)) / total;
    return { source, candidates, coverage, best: Math.max(0, ...candidates.map((candidate) => candidate.score)) };
  });
}

/** "26. Receipt to be given for rent paid.": names a section and says nothing. */
const HEADING_ALONE = /^\[?\d+[A-Z]{0,3}\.\s+[^.;:]{3,160}[.—-]*$/u;
/** A clause of one sentence looks the same but for its verb. */
const FINITE_VERB = /\b(?:shall|may|must|will|can|is|are|was|were|has|have|does|means|includes)\b/iu;

function candidatesOf(source: AnswerSource): Candidate[] {
  return sentences(source.text).map(({ start, end }, index, all) => {
    const text = source.text.slice(start, end);
    const counts = new Map<string, number>();
    const found = termsOf(text);
    for (const term of found) counts.set(term, (counts.get(term) ?? 0) + 1);
    const heading = index === 0 && all.length > 1 && HEADING_ALONE.test(text) && !FINITE_VERB.test(text);
    return { text, heading, proviso: isProviso(text), counts, length: found.length, score: 0 };
  });
}

/** A section states its rule first and its machinery after; the first sentence after the heading counts a little more. */
function opening(candidate: Candidate, all: readonly Candidate[]): number {
  return candidate === all.find(({ heading }) => !heading) ? OPENING_WEIGHT : 1;
}

function bm25({ counts, length }: Candidate, terms: readonly WeightedTerm[], averageLength: number): number {
  const norm = K1 * (1 - B + (B * length) / Math.max(1, averageLength));
  return sum(
    terms.map(({ term, alternatives, weight }) => {
      const tf = frequency(counts, term, alternatives);
      return (weight * tf * (K1 + 1)) / (tf + norm);
    }),
  );
}

function quotations(candidates: readonly Candidate[], best: number): string[] {
  const order = candidates.map((_, index) => index).sort((a, b) => (candidates[b]?.score ?? 0) - (candidates[a]?.score ?? 0));
  const chosen = new Set(order.slice(0, 1));
  for (const index of order.slice(1, MAX_SENTENCES_PER_SOURCE)) {
    if ((candidates[index]?.score ?? 0) >= best * MIN_SHARE_OF_BEST) chosen.add(index);
  }
  // A set that grows while it is walked: the rule that an explanation brings may be an item that needs its lead.
  for (const index of chosen) for (const companion of companions(candidates, index)) chosen.add(companion);
  return [...chosen].sort((a, b) => a - b).map((index) => shortened(candidates[index]?.text ?? ''));
}

/** "(b) be paid to the tenant": one of several items, which say nothing without the words that lead to them. */
const LIST_ITEM = /^\((?:[a-z]{1,2}|[ivx]{1,5})\)\s/u;
/** Sentences between an item and its lead. */
const LEAD_REACH = 6;

function leadOf(candidates: readonly Candidate[], index: number): number | null {
  if (!LIST_ITEM.test(candidates[index]?.text ?? '')) return null;
  for (let at = index - 1; at >= Math.max(0, index - LEAD_REACH); at -= 1) {
    const { text = '', proviso = false, heading = false } = candidates[at] ?? {};
    if (!LIST_ITEM.test(text) && !proviso) return heading ? null : at;
  }
  return null;
}

/** A proviso is never quoted without what it limits, nor a rule without its first proviso. */
function companions(candidates: readonly Candidate[], index: number): number[] {
  if (candidates[index]?.proviso) {
    let main = index;
    while (main > 0 && candidates[main]?.proviso) main -= 1;
    return [main];
  }
  const lead = leadOf(candidates, index);
  return [...(lead === null ? [] : [lead]), ...(candidates[index + 1]?.proviso ? [index + 1] : [])];
}

/** Cut after a whole word, so that what is shown is still an exact slice of the source. */
function shortened(text: string): string {
  if (text.length <= MAX_QUOTATION_LENGTH) return text;
  const cut = text.slice(0, MAX_QUOTATION_LENGTH);
  return cut.slice(0, Math.max(cut.search(/\s\S*$/u), 1));
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

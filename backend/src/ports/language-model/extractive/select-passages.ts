import type { AnswerSource, RelatedTerms } from '../language-model.js';
import { type Candidate, candidatesOf, countsOf } from './candidates.js';
import { completed, FULL_STOP } from './companions.js';
import { continuation, type LeadIn } from './lead-ins.js';
import { termsOf } from './terms.js';

/** What is quoted of one source, in the order of its text. */
export interface SelectedPassage {
  source: AnswerSource;
  /** Exact slices of the text, each with what introduces it. */
  quotations: { text: string; lead: LeadIn }[];
  /** A list or a section that the question asks for is longer than what is quoted of it. */
  partial: boolean;
}

interface WeightedTerm {
  term: string;
  alternatives: readonly string[];
  weight: number;
}

interface ScoredSource {
  source: AnswerSource;
  candidates: Candidate[];
  /** Of each candidate. */
  scores: number[];
  /** Share of the question's weight that source, heading and title cover, 0 to 1. */
  coverage: number;
  best: number;
}

const MAX_SOURCES = 4;
const MAX_SENTENCES_PER_SOURCE = 2;
const MAX_QUOTATION_LENGTH = 1200;
/** Characters of a section up to which it is quoted whole; of a longer one what meets the question, or its beginning. */
const MAX_CITED_LENGTH = 2400;
/** Likewise where several are quoted. */
const MAX_LENGTH_BESIDE = 1500;
/** From more quotations of a long section on, only its best sentence is quoted where several sections are: the next is not lost behind them. */
const MAX_QUOTATIONS_BESIDE = 2;
/** Below this share of the question's weighted terms a source is not about it; retrieval has its own, stricter threshold before. */
const MIN_COVERAGE = 0.25;
/** A further sentence, or source, is quoted only if it scores this share of the best one. */
const MIN_SHARE_OF_BEST = 0.7;
const MIN_SOURCE_SHARE = 0.5;
/** What a legal word counts beside the everyday one that it stands for. */
const RELATED_WEIGHT = 0.6;
/** What the heading of a section counts beside its best sentence. */
const HEADING_WEIGHT = 0.5;
/** A section states its rule first and its machinery after. */
const OPENING_WEIGHT = 1.35;
const K1 = 1.2;
const B = 0.4;
/** Such a section says nothing any more. */
const REPEALED = /^\W*(?:repealed|omitted)\b/iu;

/**
 * Picks the sentences that answer `question` best, with what they may not be quoted without. Sentences are scored by BM25 (Robertson and
 * Zaragoza 2009) over all sentences of all sources, as the collection; sources come in the order of the
 * retrieval, which knows the whole library.
 * @returns nothing when no source is about the question.
 */
export function selectPassages(
  question: string,
  sources: readonly AnswerSource[],
  related: readonly RelatedTerms[] = [],
): SelectedPassage[] {
  const asked = askedTerms(question, related);
  const scored = score(asked, sources);
  const cited = scored.filter(({ source }) => source.cited).slice(0, MAX_SOURCES);
  // What search chose, or the question cites, is quoted; others would only stand beside it.
  const law = cited.flatMap((each) => citedPassage(each, cited.length > 1));
  const rest = cited.length > 0 ? scored.filter(({ source }) => source.origin === 'reference') : scored;
  return [...matching(rest), ...law];
}

/** Passages that are about the question by their own words, such as those of the asker's file. */
function matching(scored: readonly ScoredSource[]): SelectedPassage[] {
  const found = scored.filter(({ source, coverage, best }) => coverage >= MIN_COVERAGE && best > 0 && !REPEALED.test(source.heading ?? ''));
  const best = largest(found.map((each) => each.best));
  return found
    .filter((each) => each.best >= best * MIN_SOURCE_SHARE)
    .slice(0, MAX_SOURCES)
    .map((each) => bestOf(each));
}

/**
 * A section that is to be quoted: whole where it is short, else what meets the question, else how it begins. Beside others, a section that
 * is quoted whole is one quotation, so that the next is not lost behind the parts of this one.
 */
function citedPassage(section: ScoredSource, beside: boolean): SelectedPassage[] {
  const { excerpt } = section.source;
  if (excerpt)
    return [
      {
        source: section.source,
        quotations: excerpt.quotations.map(({ text, lead, state }) => ({ text, lead: { lead, state } })),
        partial: excerpt.more,
      },
    ];
  const longest = beside ? MAX_LENGTH_BESIDE : MAX_CITED_LENGTH;
  const { source, candidates, best } = section;
  const start = candidates[0]?.start ?? 0;
  const length = (candidates.at(-1)?.end ?? start) - start;
  if (length > longest && best > 0) {
    const passage = bestOf(section);
    return [beside && passage.quotations.length > MAX_QUOTATIONS_BESIDE ? bestOf(section, 1) : passage];
  }
  const unfit = candidates.findIndex(({ end }) => end - start > longest);
  // A sentence that is too long by itself is shortened, so that something is always shown.
  const shown = unfit < 0 ? candidates.length : Math.max(1, unfit);
  const quotations = joined(source, candidates, [...candidates.keys()].slice(0, shown), beside);
  return quotations.length > 0 ? [{ source, quotations, partial: unfit >= 0 }] : [];
}

function bestOf({ source, candidates, scores }: ScoredSource, sentences = MAX_SENTENCES_PER_SOURCE): SelectedPassage {
  const top = largest(scores);
  const order = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, sentences);
  const picked = order.filter((index) => (scores[index] ?? 0) >= top * MIN_SHARE_OF_BEST);
  const { chosen, cut } = completed(candidates, picked);
  return { source, quotations: joined(source, candidates, chosen), partial: cut };
}

const NUMBERED = /^\W?\(?\d/u;

/** Neighbours as one quotation; what is cited by a name of its own, a sub-section or a proviso, begins a new one unless `whole`. */
function joined(
  source: AnswerSource,
  candidates: readonly Candidate[],
  chosen: readonly number[],
  whole = false,
): SelectedPassage['quotations'] {
  const spans: { start: number; end: number; last: number }[] = [];
  for (const index of chosen) {
    const candidate = candidates[index];
    if (!candidate) continue;
    const before = spans.at(-1);
    const section = NUMBERED.test(candidate.text) && FULL_STOP.test(candidates[index - 1]?.text ?? '');
    const adjoins = before?.last === index - 1 && (whole || (candidate.kind !== 'proviso' && !section));
    if (before && adjoins && candidate.end - before.start <= MAX_QUOTATION_LENGTH)
      Object.assign(before, { end: candidate.end, last: index });
    else spans.push({ start: candidate.start, end: candidate.end, last: index });
  }
  return spans.map(({ start, end }, at) => {
    const text = shortened(source.text.slice(start, end));
    return { text, lead: at === 0 ? { lead: 'none', state: '' } : continuation(text) };
  });
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
  const averageLength = sum(all.map(({ length }) => length)) / Math.max(1, all.length);
  const weights = [...asked].map(([term, alternatives]): WeightedTerm => {
    // A word that no sentence has tells no more than one that a single sentence has: "back" must not outweigh the deposit that is asked for.
    const holding = Math.max(1, all.filter(({ counts }) => frequency(counts, term, alternatives) > 0).length);
    return { term, alternatives, weight: Math.log(1 + (all.length - holding + 0.5) / (holding + 0.5)) };
  });
  const total = sum(weights.map(({ weight }) => weight));
  return sources.map((source, place) => {
    const candidates = perSource[place] ?? [];
    const heading = termsOf(source.heading ?? '');
    const about = new Set([...termsOf(`${source.title} ${source.headingPath}`), ...heading]);
    for (const { counts } of candidates) for (const term of counts.keys()) about.add(term);
    const scores = candidates.map((candidate, index) => bm25(candidate, weights, averageLength) * (index === 0 ? OPENING_WEIGHT : 1));
    const headed = bm25({ counts: countsOf(heading), length: heading.length }, weights, averageLength);
    const covered = weights.filter(({ term, alternatives }) => about.has(term) || alternatives.some((word) => about.has(word)));
    const coverage = total > 0 ? sum(covered.map(({ weight }) => weight)) / total : 0;
    const top = largest(scores);
    return { source, candidates, scores, coverage, best: top > 0 ? top + HEADING_WEIGHT * headed : 0 };
  });
}

function bm25({ counts, length }: Pick<Candidate, 'counts' | 'length'>, terms: readonly WeightedTerm[], averageLength: number): number {
  const norm = K1 * (1 - B + (B * length) / Math.max(1, averageLength));
  return sum(
    terms.map(({ term, alternatives, weight }) => {
      const tf = frequency(counts, term, alternatives);
      return (weight * tf * (K1 + 1)) / (tf + norm);
    }),
  );
}

/** Cut after a whole word, so that what is shown is still an exact slice of the source. */
function shortened(text: string): string {
  if (text.length <= MAX_QUOTATION_LENGTH) return text;
  const cut = text.slice(0, MAX_QUOTATION_LENGTH);
  return cut.slice(0, Math.max(cut.search(/\s\S*$/u), 1));
}

const largest = (scores: readonly number[]): number => scores.reduce((most, score) => Math.max(most, score), 0);

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

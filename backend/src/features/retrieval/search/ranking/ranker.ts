import { withinTime } from '../../../../core/concurrency/time-guard.js';
import type { Filter, RetrievalIndex, SearchQuery, SearchResult } from '../../../../ports/retrieval-index/retrieval-index.js';
import { encodeQuery, unitTerm } from '../../encoding/encoder.js';
import type { KnownTerms } from '../../encoding/term-statistics.js';
import type { Guidance, Guide } from '../../guide/guide.js';
import { stateLoss } from '../../guide/state-law.js';
import { and, toPassage } from '../hit-passages.js';
import { alsoAsked, askedWords, byQuestions, type HeldQuestions, nearQuestions } from '../meaning/asked.js';
import { alsoMeant, byMeaning } from '../meaning/meant.js';
import type { MeaningOfQuestion } from '../meaning/question-meaning.js';
import { type Concept, concepts, weightedTerms } from '../query/expand.js';
import { PassageMatcher } from '../query/passage-match.js';
import type { QueryPlan } from '../query/plan-query.js';
import { balanced, LONG_QUESTION, translated, withContext } from '../query/question-weights.js';
import { asksMeaning, type MatchedPassage, rerank } from '../query/rerank.js';
import { byCitations, byState, guided, guidedFilter, joined } from './guided.js';
import { completed } from './rank-fusion.js';

/** Labels of a cited unit that are searched for as words, too: "Order 37" stands for all of its rules. */
const MOST_LABELS = 4;

/** How many passages are reranked; 96 % of the development questions' gold passages are among them. */
const MIN_CANDIDATES = 50;
/** Passages of the ranking that completes another one's second half; each has to be read again. */
const COMPLETING_CANDIDATES = 20;
/** Places that the ranking by the question's words keeps when others complete it. */
const KEPT = { plain: 5, reworded: 3 };
/** The most words of a model that are looked for, and the weight of each, relative to a word of the question. */
const MAX_ADDED_WORDS = 20;
const ADDED_WEIGHT = 0.4;
/** The ranking that looks for them holds the question's own words as well. */
const REWORDED_WEIGHT = 2;

const NO_QUESTIONS: ReadonlyMap<string, number> = new Map();
/** Sections whose own questions are near. */
const ASKED_CANDIDATES = 20;

/** Passages of the sections that the guide leads to, and the weight of being one of them in their own ranking. */
const LED_CANDIDATES = 100;
/** Sections that the guide leads to before all others are looked for by themselves: they may share no word with the question. */
const LEADING_UNITS = 6;
const LEAD_WEIGHT = 0.01;
/** A question as it was read, and where it is searched. */
export interface ReadQuestion {
  plan: QueryPlan;
  filter: Filter | undefined;
  /** Further words to look for, as terms of the index. */
  words: readonly string[];
  guidance: Guidance;
  /** The States that the question names. */
  states: readonly string[];
  meaning: MeaningOfQuestion;
  /** What is already known about terms. */
  terms: KnownTerms;
}

/** See `SearchRequest`. */
export interface RankRequest {
  first: number;
  generation?: string;
  complete?: boolean;
  signal?: AbortSignal;
}

export interface Ranked {
  generation: string;
  degraded: 'dense-unavailable' | undefined;
  /** The ranking by the question's words, best first. */
  passages: MatchedPassage[];
  /** The same, completed by others. */
  fused: MatchedPassage[];
  /** IDF of a term that no passage has. */
  rarest: number;
}

/** Ranks the passages of the library for a question. */
export class Ranker {
  constructor(
    private readonly index: Pick<RetrievalIndex, 'search' | 'idf'>,
    private readonly guide: Guide,
    private readonly held: HeldQuestions,
  ) {}

  /** The terms that a ranking for a question asks the store about, as far as they are the question's own. */
  termsOf(plan: QueryPlan): readonly string[] {
    return this.wordsOf(plan).looked;
  }

  private wordsOf(plan: QueryPlan) {
    const english = this.guide.englishFor(plan.rest);
    const asked = withContext(translated(concepts(plan.rest), english), plan.context);
    const own = asked.filter(({ weight }) => weight > 0).map((concept) => ({ ...concept, alternatives: [] }));
    const terms = weightedTerms(asked);
    const inQuestions = this.held.any() ? askedWords(own) : [];
    const looked = [...new Set([...terms, ...inQuestions].map(([term]) => term).concat(asked.map(({ term }) => term)))];
    return { asked, own, terms, inQuestions, looked };
  }

  /**
   * The ranking by the question's words with the everyday ones turned into legal ones decides; without those, and with a
   * model's words, rankings of their own complete it.
   */
  async rank({ plan, filter, words, guidance, states, meaning, terms: known }: ReadQuestion, request: RankRequest): Promise<Ranked> {
    const {
      asked,
      own,
      terms,
      inQuestions,
      looked: lookedOwn,
      isOfMeaning,
    } = await withinTime(() => ({ ...this.wordsOf(plan), isOfMeaning: asksMeaning(plan.rest) }));
    const named = plan.documentIds.length ? and(filter, { field: 'documentId', in: plan.documentIds }) : filter;
    const added = [...new Set(words)].filter((word) => !asked.some(({ term }) => term === word)).slice(0, MAX_ADDED_WORDS);
    const more = [...asked, ...added.map((term) => ({ term, weight: ADDED_WEIGHT, alternatives: [] }))];
    const looked = [...new Set([...lookedOwn, ...more.map(({ term }) => term)])];
    const weights = await known.weights(looked, request);
    const units = plan.references.flatMap(({ units }) => units.slice(0, MOST_LABELS).map((unit) => [unitTerm(unit), 1] as const));
    const find = (weighted: readonly (readonly [string, number])[], limit: number) =>
      this.index.search({
        lexical: encodeQuery([...weighted, ...units]),
        filter: named,
        limit,
        generation: request.generation,
        signal: request.signal,
      });
    const candidates = Math.max(MIN_CANDIDATES, request.first);
    const askedFor = (query: Pick<SearchQuery, 'lexical' | 'dense'>) =>
      this.index.search({ ...query, filter: named, limit: ASKED_CANDIDATES, generation: request.generation, signal: request.signal });
    const findLed = (led: Guidance['units']): Promise<SearchResult> | null => {
      const leads = guidedFilter(led);
      if (!leads) return null;
      return this.index.search({
        lexical: encodeQuery([...balanced(terms, asked.length, weights), ...led.map(({ unit }) => [unitTerm(unit), LEAD_WEIGHT] as const)]),
        filter: named ? and(named, leads) : leads,
        limit: LED_CANDIDATES,
        generation: request.generation,
        signal: request.signal,
      });
    };
    const [result, leading, led, plain, reworded, near, askedByWords, askedByMeaning] = await Promise.all([
      find(balanced(terms, asked.length, weights), candidates),
      findLed(guidance.units.slice(0, LEADING_UNITS)),
      findLed(guidance.units.slice(LEADING_UNITS)),
      request.complete !== false && own.length > 0 && own.length < 2 * LONG_QUESTION && terms.length > own.length
        ? find(balanced(weightedTerms(own), own.length, weights), COMPLETING_CANDIDATES)
        : null,
      added.length > 0 ? find(balanced(weightedTerms(more), asked.length, weights), candidates) : null,
      meaning.vector
        ? this.index.search({
            lexical: encodeQuery([]),
            dense: meaning.vector,
            filter: named,
            limit: candidates,
            generation: request.generation,
            signal: request.signal,
          })
        : null,
      inQuestions.length > 0 ? askedFor({ lexical: encodeQuery(inQuestions) }) : null,
      inQuestions.length > 0 && meaning.vector
        ? askedFor({ lexical: encodeQuery([]), dense: { ...meaning.vector, field: 'questions' } })
        : null,
    ]);
    const { generation } = result;
    // Another generation may have been promoted in between.
    const { idf, rarest } = generation === weights.generation ? weights : await known.weights(looked, { ...request, generation });
    const ofGeneration = (found: SearchResult | null) => (found?.generation === generation && !found.degraded ? found : null);
    const meant = ofGeneration(near);
    const [byWords, ofMeaning] = [ofGeneration(askedByWords), ofGeneration(askedByMeaning)];
    const questions = nearQuestions({ words: byWords, meaning: ofMeaning }, inQuestions, idf);
    const order = (
      { hits }: SearchResult,
      matched: readonly Concept[],
      by: SearchResult | null = null,
      nearest: ReadonlyMap<string, number> = NO_QUESTIONS,
    ) =>
      guided(
        byState(
          byCitations(
            byQuestions(
              byMeaning(
                rerank(
                  hits.map((hit) => toPassage(hit, 'ranking')),
                  new PassageMatcher(matched, idf),
                  isOfMeaning,
                ),
                by,
              ),
              nearest,
            ),
            (documentId) => this.guide.citing.share(documentId),
          ),
          (documentId) => (plan.documentIds.includes(documentId) ? 0 : stateLoss(this.guide.statesOf(documentId), states)),
        ),
        guidance,
      );
    const withLed = [leading, led].reduce<SearchResult>((all, more) => (more?.generation === generation ? joined(all, more) : all), result);
    const found = alsoMeant(withLed, meant);
    const passages = order(alsoAsked(found, byWords, ofMeaning), asked, meant, questions);
    const others = [
      ...(plain?.generation === generation ? [{ passages: order(plain, own), weight: 1 }] : []),
      ...(reworded?.generation === generation ? [{ passages: order(reworded, more), weight: REWORDED_WEIGHT }] : []),
    ];
    return {
      generation,
      degraded: meaning.unavailable ? ('dense-unavailable' as const) : near?.degraded,
      passages,
      fused: completed(passages, others, reworded ? KEPT.reworded : KEPT.plain),
      rarest,
    };
  }
}

import type { Embedder } from '../../../ports/embedder/embedder.js';
import { EmbedderUnavailableError } from '../../../ports/embedder/errors.js';
import type { Filter, Hit, RetrievalIndex, SearchResult } from '../../../ports/retrieval-index/retrieval-index.js';
import { analyse } from '../encoding/analyser.js';
import { CitedPassages } from './cited-passages.js';
import { encodeQuery, unitTerm } from '../encoding/encoder.js';
import { completed } from './rank-fusion.js';
import { mergeNeighbours } from './merge-neighbours.js';
import { partsOf, type PassagePayload } from '../library/passage-payload.js';
import type { RetrievedPassage } from '../library/retrieved-passage.js';
import { DocumentNames } from './query/document-names.js';
import { planQuery, type QueryPlan } from './query/plan-query.js';
import { type Concept, concepts, weightedTerms } from './query/expand.js';
import { PassageMatcher } from './query/passage-match.js';
import { rerank } from './query/rerank.js';
import { assessRelevance, type Relevance } from './relevance.js';
import { toFilter, type SearchFilters } from './search-filters.js';
import type { SourceCatalogue } from '../library/source-catalogue.js';
import { termWeights, type TermWeights } from '../encoding/term-statistics.js';

export interface SearchRequest {
  question: string;
  filters?: SearchFilters;
  /** Passages wanted, 1 to 100. */
  first: number;
  /** Search this generation instead of the active one. */
  generation?: string;
  /** Join hits that adjoin in the same unit or chapter; on by default. */
  merge?: boolean;
  /** Complete the ranking with one by the question's own words alone; on by default. */
  complete?: boolean;
  /** Further words to look for, asked for only where nothing is cited; '' when there are none. */
  words?: () => Promise<string>;
  signal?: AbortSignal;
}

export interface SearchResponse {
  generation: string;
  passages: RetrievedPassage[];
  /** Whether the library speaks to the question at all. */
  relevance: Relevance;
  plan: QueryPlan;
  degraded?: 'dense-unavailable';
}

const MAX_FIRST = 100;
/** Passages that are reranked; of the development questions' gold passages 96 % are among them. */
const MIN_CANDIDATES = 50;
/** Passages of a cited unit; where a part of it is cited, all that a long section may have. */
const MAX_UNIT_HITS = { whole: 20, part: 200 };
/** Concepts from which a question counts as long; at twice as many the damping is full. */
const LONG_QUESTION = 6;
const MAX_DAMPING = 0.5;
/** Passages of the ranking that completes another one's second half; each has to be read again. */
const COMPLETING_CANDIDATES = 20;
/** Places that the ranking by the question's words keeps when others complete it. */
const KEPT = { plain: 5, reworded: 3 };
/** Words of a model that are looked for, and what each weighs beside a word of the question. */
const MAX_ADDED_WORDS = 20;
const ADDED_WEIGHT = 0.4;
/** The ranking that looks for them holds the question's own words as well. */
const REWORDED_WEIGHT = 2;

/** An id that no document has. */
const NO_DOCUMENT = '';

/** A generation of an earlier version tells no parts. */
function payloadOf(hit: Hit): PassagePayload {
  const payload = hit.payload as unknown as Omit<PassagePayload, 'within' | 'subunits'> & Partial<PassagePayload>;
  return { ...payload, within: payload.within ?? [], subunits: payload.subunits ?? [] };
}

function toPassage(hit: Hit, found: RetrievedPassage['found']): RetrievedPassage {
  const { lexicalScore: lexical, lexicalRank, denseRank } = hit;
  const payload = payloadOf(hit);
  return {
    ...payload,
    documentVersion: hit.docVersion,
    ordinals: [hit.ordinal],
    parts: partsOf(payload),
    score: hit.score,
    found,
    scoreParts: { lexical, lexicalRank, denseRank },
  };
}

/** Question to passages: exact references first, then BM25F (fused with dense vectors where an embedder is set), reranked. */
export class Searcher {
  private readonly names = new DocumentNames();
  private namesVersion: string | undefined;

  constructor(
    private readonly index: RetrievalIndex,
    private readonly embedder: Embedder,
    private readonly titles: SourceCatalogue,
  ) {}

  /** @throws NoActiveGenerationError when nothing was ever indexed. */
  async search(request: SearchRequest): Promise<SearchResponse> {
    const first = Math.min(Math.max(1, request.first), MAX_FIRST);
    const names = await this.documentNames();
    const plan = planQuery(request.question, names);
    const filter = toFilter(withActs(request.filters, names));
    const exact = await this.lookUp(plan, filter, request);
    const words = exact.length === 0 ? analyse((await request.words?.()) ?? '') : [];
    const ranked = await this.rank(plan, filter, { ...request, first }, words);
    const seen = new Set(exact.map((passage) => `${passage.documentId}#${passage.ordinals[0]}`));
    const rest = ranked.fused.filter((passage) => !seen.has(`${passage.documentId}#${passage.ordinals[0]}`));
    const all = [...exact, ...rest];
    return {
      generation: ranked.generation,
      passages: (request.merge === false ? all : mergeNeighbours(all)).slice(0, first),
      relevance: assessRelevance(ranked.passages, ranked.rarest, { reference: exact.length > 0, document: plan.binding }),
      plan,
      ...(ranked.degraded && { degraded: ranked.degraded }),
    };
  }

  private async documentNames(): Promise<DocumentNames> {
    const { version, entries } = await this.titles.snapshot();
    if (this.namesVersion !== version) this.names.update(entries);
    this.namesVersion = version;
    return this.names;
  }

  /** The passages of the cited units; a unit number alone, without a document, is left to ranking. */
  private async lookUp(plan: QueryPlan, filter: Filter | undefined, request: SearchRequest): Promise<RetrievedPassage[]> {
    if (!plan.references.length || !plan.documentIds.length) return [];
    const found = new CitedPassages();
    for (const { units, steps } of plan.references) {
      const { hits } = await this.index.search({
        lexical: encodeQuery(units.map((unit) => [unitTerm(unit), 1])),
        filter: and(filter, { field: 'documentId', in: plan.documentIds }, { field: 'unit', in: units.map((unit) => unit.toLowerCase()) }),
        limit: steps.length ? MAX_UNIT_HITS.part : MAX_UNIT_HITS.whole,
        generation: request.generation,
        signal: request.signal,
      });
      found.add(
        hits.map((hit) => toPassage(hit, 'reference')).sort((a, b) => a.documentId.localeCompare(b.documentId) || a.start - b.start),
        steps,
      );
    }
    return found.all();
  }

  /** An embedding service that is down costs the dense leg, not the answer. */
  private async embed({ question, signal }: SearchRequest): Promise<Float32Array | null | 'unavailable'> {
    try {
      if (!this.embedder.model()) return null;
      return (await this.embedder.embed([question], 'query', signal))[0] ?? null;
    } catch (error) {
      if (error instanceof EmbedderUnavailableError) return 'unavailable';
      throw error;
    }
  }

  /**
   * The ranking by the question's words with the everyday ones turned into legal ones decides; without those, and with a
   * model's words, rankings of their own complete it.
   */
  private async rank(plan: QueryPlan, filter: Filter | undefined, request: SearchRequest, words: readonly string[]) {
    const asked = concepts(plan.rest);
    const own = asked.filter(({ weight }) => weight > 0).map((concept) => ({ ...concept, alternatives: [] }));
    const named = plan.documentIds.length ? and(filter, { field: 'documentId', in: plan.documentIds }) : filter;
    const added = [...new Set(words)].filter((word) => !asked.some(({ term }) => term === word)).slice(0, MAX_ADDED_WORDS);
    const more = [...asked, ...added.map((term) => ({ term, weight: ADDED_WEIGHT, alternatives: [] }))];
    const terms = weightedTerms(asked);
    const looked = [...new Set([...terms.map(([term]) => term), ...more.map(({ term }) => term)])];
    const [dense, weights] = await Promise.all([this.embed(request), termWeights(this.index, looked, request)]);
    const units = plan.references.flatMap(({ units }) => units.map((unit) => [unitTerm(unit), 1] as const));
    const find = (weighted: readonly (readonly [string, number])[], limit: number, vector: typeof dense = null) =>
      this.index.search({
        lexical: encodeQuery([...weighted, ...units]),
        ...(vector instanceof Float32Array && { dense: vector }),
        filter: named,
        limit,
        generation: request.generation,
        signal: request.signal,
      });
    const candidates = Math.max(MIN_CANDIDATES, request.first);
    const [result, plain, reworded] = await Promise.all([
      find(balanced(terms, asked.length, weights), candidates, dense),
      request.complete !== false && own.length > 0 && own.length < 2 * LONG_QUESTION && terms.length > own.length
        ? find(balanced(weightedTerms(own), own.length, weights), COMPLETING_CANDIDATES)
        : null,
      added.length > 0 ? find(balanced(weightedTerms(more), asked.length, weights), candidates) : null,
    ]);
    const { generation } = result;
    // Another generation may have been promoted in between.
    const { idf, rarest } = generation === weights.generation ? weights : await termWeights(this.index, looked, { ...request, generation });
    const order = ({ hits }: SearchResult, matched: readonly Concept[]) =>
      rerank(
        hits.map((hit) => toPassage(hit, 'ranking')),
        new PassageMatcher(matched, idf),
        plan.rest,
      );
    const passages = order(result, asked);
    const others = [
      ...(plain?.generation === generation ? [{ passages: order(plain, own), weight: 1 }] : []),
      ...(reworded?.generation === generation ? [{ passages: order(reworded, more), weight: REWORDED_WEIGHT }] : []),
    ];
    return {
      generation,
      degraded: dense === 'unavailable' ? ('dense-unavailable' as const) : result.degraded,
      passages,
      fused: completed(passages, others, reworded ? KEPT.reworded : KEPT.plain),
      rarest,
    };
  }
}

/** In a long question every single word decides less: rare ones are damped so that passages which meet many of them win. */
function balanced(terms: readonly [string, number][], length: number, { idf, rarest }: TermWeights): readonly [string, number][] {
  const damping = MAX_DAMPING * Math.min(1, Math.max(0, length / LONG_QUESTION - 1));
  if (damping === 0) return terms;
  return terms.map(([term, weight]) => [term, weight * (rarest / (idf.get(term) ?? rarest)) ** damping]);
}

/** Acts that no document of the library is called by leave nothing to search: a filter is never widened. */
function withActs(filters: SearchFilters | undefined, names: DocumentNames): SearchFilters | undefined {
  if (!filters?.acts?.length) return filters;
  const named = filters.acts.flatMap((act) => names.findLaws(act)[0]?.documentIds ?? names.describe(act)?.documentIds ?? []);
  const documentIds = filters.documentIds?.length ? named.filter((id) => filters.documentIds?.includes(id)) : named;
  return { ...filters, documentIds: documentIds.length > 0 ? documentIds : [NO_DOCUMENT] };
}

function and(...parts: (Filter | undefined)[]): Filter {
  return { and: parts.filter((part): part is Filter => part !== undefined) };
}

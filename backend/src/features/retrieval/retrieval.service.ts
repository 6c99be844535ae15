import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { inSpan } from '../../core/observability/tracing/traced.js';
import type { ContentOrigin } from '../../core/confidentiality/content-origin.js';
import { withinTime } from '../../core/concurrency/time-guard.js';
import { JobsService } from '../../core/jobs/service/jobs.service.js';
import type { JobContext, JobRecord } from '../../core/jobs/job-definition.js';
import { today } from '../../core/validation/calendar-day.js';
import { Embedder } from '../../ports/embedder/embedder.js';
import { ManifestMismatchError } from '../../ports/retrieval-index/errors.js';
import { type IndexStats, RetrievalIndex } from '../../ports/retrieval-index/retrieval-index.js';
import type { GoldenQuestion } from './library/source-library.js';
import type { GoldenOutcome } from './search/golden-check.js';
import { type GenerationSummary, IndexGenerations, type RollBack } from './generations/index-generations.js';
import type { RebuildResult } from './generations/index-rebuild.js';
import { IndexWriter, usableModel } from './generations/generation-updates.js';
import { ExpectedIndex } from './generations/expected-index.js';
import { IndexWatch } from './generations/index-watch.js';
import { IndexJobs } from './generations/index-jobs.js';
import type { VectorsMade } from './generations/passage-vectors.js';
import { QuestionRunner } from './generations/question-runner.js';
import { INDEX_REBUILDING } from './retrieval.errors.js';
import type { CanonicalText } from './library/source-text.js';
import {
  type GarbledSource,
  type PreparedSource,
  Preparation,
  type SearchedText,
  type SearchedTexts,
  type SearchTurn,
  type StoredFile,
} from './preparation/preparation.js';
import type { WholeText } from './preparation/preparation-tasks.js';
import type { Excerpt, ExcerptOrder } from './search/excerpts/excerpt.js';
import { concepts } from './search/query/expand.js';
import { contextIn } from './search/query/follow-up.js';
import { knowledgeOf } from './quotation/law-knowledge.js';
import { translated } from './search/query/question-weights.js';
import { CitationGate, type GateSource } from './quotation/citation-verifier.js';
import { INDEX_SUBJECT, REBUILD_INDEX } from './retrieval.jobs.js';
import { KeptQuestions } from './questions/kept-questions.js';
import type { RetrievedPassage } from './library/retrieved-passage.js';
import { type Consultation, Consultant, type ConsultRequest } from './search/consultation.js';
import { QuestionMeaning } from './search/meaning/question-meaning.js';
import { statesIn } from './encoding/languages/places.js';
import { Searcher, type SearchRequest } from './search/searcher.js';
import { Guide } from './guide/guide.js';
import { type FoundSamples, SampleLibrary } from './samples/sample-library.js';
import { type LibrarySource, SourceLibrary } from './library/source-library.js';
import type { DocumentType } from './reading/structure/unit.js';
import type { SourcePage } from './reading/text-cleaner.js';

// What a feature that uses this service needs to name.
export type { CanonicalText, DocumentIdentity } from './library/source-text.js';
export type { DocumentFacts } from './reading/metadata.js';
export type { OutlineEntry } from './reading/outline.js';
export { undatedAct } from './reading/undated-acts.js';
export { caseKeys } from '../../core/text/authorities/case-names.js';
export type { ReadingReport } from './reading/reading-report.js';
export { fullPath, partsOf, type PassagePart, type PassagePayload } from './library/passage-payload.js';
export type { RetrievedPassage } from './library/retrieved-passage.js';
export { CitationGate, type GatedQuotation, offsetIn } from './quotation/citation-verifier.js';
export type { Authority } from './quotation/read-authorities.js';
export { AROUND_ONLY } from './quotation/whole-text.js';
export type { CatalogueEntry } from './library/source-catalogue.js';
export type { GoldenQuestion } from './library/source-library.js';
export type { GoldenOutcome } from './search/golden-check.js';
export type { MissingLaw, Misnumbered } from './search/law-reader.js';
export type { Excerpt, ExcerptOrder } from './search/excerpts/excerpt.js';
export type { Topic, TopicLaw } from './guide/topic.js';
export { unitLabels } from './guide/unit-label.js';
export type { Doubt } from './search/query/doubts.js';
export type { OwnTopic, OwnTopics } from './library/own-topics.js';
export type { Consultation } from './search/consultation.js';
export type { Relation } from './search/following/section-links.js';
export { CERTAIN } from './search/confidence/confidence.js';
export { type FoundSection, headingOf } from './search/sections.js';
export { dayIn, type KnownLawStatus, type LawStatus, stampOf, type StampLanguage } from './reading/law-status.js';
export { endOfForce, sectionStamp } from './guide/section-force.js';
export type { Succession } from './guide/successors.js';
export { analyse } from './encoding/analyser.js';
export { questionTerms, tellingWords } from './search/query/query-terms.js';
export { statesIn } from './encoding/languages/places.js';
export { personalLawsIn } from './guide/personal-law.js';
export type { GenerationSummary } from './generations/index-generations.js';
export { SourceLibrary, type IndexedDocument, type LibraryEntry, type LibrarySource } from './library/source-library.js';

export interface SearchAnswer {
  /** Null when nothing was loaded yet. */
  generation: string | null;
  passages: RetrievedPassage[];
  /** The question without the words that named a document. */
  asked: string;
  /** False: the passages only share words with the question; an answer must not quote them. */
  relevant: boolean;
}

/** Whoever asks says what the question comes from: it may be of a confidential matter. */
interface FromSomewhere {
  origin: ContentOrigin;
}

/** What other features may do with the index: search it, write one document, rebuild it. */
@Injectable()
export class RetrievalService {
  private readonly samples = new SampleLibrary();

  constructor(
    private readonly index: RetrievalIndex,
    private readonly embedder: Embedder,
    private readonly questions: QuestionRunner,
    private readonly searcher: Searcher,
    private readonly consultant: Consultant,
    private readonly guide: Guide,
    private readonly writer: IndexWriter,
    private readonly indexJobs: IndexJobs,
    private readonly kept: IndexGenerations,
    private readonly preparation: Preparation,
    private readonly jobs: JobsService,
    private readonly library: SourceLibrary,
    private readonly expected: ExpectedIndex,
    private readonly watch: IndexWatch,
    private readonly keptQuestions: KeptQuestions,
  ) {}

  /** Passages that answer a question, best first; none when nothing has been loaded yet. @throws LibraryUnavailableError */
  async search(request: SearchRequest & FromSomewhere): Promise<SearchAnswer> {
    const found = await inSpan('search', () => this.questions.run(request.generation, () => this.searcher.search(request)));
    if (!found) return { generation: null, passages: [], asked: request.question, relevant: false };
    const { generation, passages, relevance, plan } = found;
    const day = request.asOn ?? today();
    return {
      generation,
      passages: passages.map((passage) => ({ ...passage, stamp: this.guide.stampOf(passage, day) })),
      asked: plan.rest || request.question,
      relevant: relevance.sufficient,
    };
  }

  /**
   * The sections that an answer to a question opens and names, and what else there is to say; null when nothing has been loaded yet.
   * @throws LibraryUnavailableError
   */
  async consult(request: ConsultRequest & FromSomewhere): Promise<Consultation | null> {
    const consulted = await inSpan('search', () => this.questions.run(request.generation, () => this.consultant.consult(request)));
    // Names of unknown laws are words of the question, and those are not stored.
    const named = (consulted?.missing ?? []).filter(({ missing }) => missing === 'act').map(({ act }) => act);
    this.library.noteMissing([...named, ...(consulted?.absent ?? [])]);
    return consulted;
  }

  /**
   * The sections that texts cite, opened exactly: nothing that only resembles what they say. Null where they cite none, or nothing was
   * loaded yet. Its generation is '' where nothing that they cite can be looked for.
   * @throws LibraryUnavailableError; for long texts what `Preparation.citedPlaces` throws
   */
  async consultCited(texts: readonly string[], { asOn, ...turn }: SearchTurn & Pick<ConsultRequest, 'asOn'>): Promise<Consultation | null> {
    const places = await this.preparation.citedPlaces(texts, turn);
    const found = await this.questions.run(undefined, async () => {
      const consulted = await this.consultant.consultCited(places, { asOn, signal: turn.signal });
      // The index is not asked about citations of unknown laws.
      return { generation: consulted?.generation || null, consulted };
    });
    return found?.consulted ?? null;
  }

  /** The questions (of those before it, oldest first) that a question follows up; '' for one that stands alone. */
  async contextOf(question: string, earlier: readonly string[]): Promise<string> {
    if (earlier.length === 0) return '';
    await this.guide.prepare();
    return withinTime(() => contextIn(this.guide, question, earlier));
  }

  /** Whether the guide has a topic of this id that is switched on. */
  async hasTopic(id: string): Promise<boolean> {
    await this.searcher.catchUpGuide();
    return this.guide.topicOf(id) !== undefined;
  }

  /** The legal words that a question's everyday ones may stand for; all as terms of the index. */
  relatedTerms(question: string): Promise<{ term: string; alternatives: readonly string[] }[]> {
    return withinTime(() => concepts(question).filter(({ alternatives }) => alternatives.length > 0));
  }

  /** What of each section is quoted in answer to a question. Throws like `Preparation.searchText`. */
  async excerpts(
    orders: readonly ExcerptOrder[],
    { question, asked }: { question: string; asked: string },
    turn: SearchTurn,
  ): Promise<Excerpt[]> {
    if (orders.length === 0) return [];
    const words = await withinTime(() => {
      const terms = translated(concepts(asked), this.guide.englishFor(asked));
      return { question, terms, states: statesIn(question) };
    });
    return this.preparation.excerpts(orders, words, turn);
  }

  /** Searches a text that is in no index, such as a user's own document. Throws like `Preparation.searchText`. */
  searchText(stored: Uint8Array, filename: string, question: string, first: number, turn: SearchTurn): Promise<SearchedText> {
    return this.preparation.searchText(stored, filename, question, first, turn);
  }

  /** Searches several texts that are in no index, such as a user's own documents. Throws like `Preparation.searchText`. */
  searchTexts(files: readonly StoredFile[], question: string, first: number, turn: SearchTurn): Promise<SearchedTexts> {
    return this.preparation.searchTexts(files, question, first, turn);
  }

  /** Searches the invented acts that test keys ask in the place of the library. */
  searchSamples(question: string, first: number): Promise<FoundSamples> {
    return this.samples.search(question, first);
  }

  /** The pages of a stored text, one after the other. Throws like `Preparation.searchText`. */
  wholeText(stored: Uint8Array, turn: SearchTurn): Promise<WholeText> {
    return this.preparation.wholeText(stored, turn);
  }

  /** The check that every quotation in an answer has to pass; whole texts are searched in a thread, in the user's turn. */
  citationGate(sources: readonly GateSource[], turn: SearchTurn): CitationGate {
    return new CitationGate(sources, this.preparation.wholeTexts(turn), knowledgeOf(this.guide));
  }

  /**
   * The stored text of a library document; null when it is gone.
   * @param version of the passages whose spans refer to it; the current one when left out
   */
  async sourceText(documentId: string, version?: number): Promise<CanonicalText | null> {
    if (version !== undefined) return this.library.textOf(documentId, version);
    return (await this.library.load(documentId))?.source ?? null;
  }

  /** The stored texts of several documents, each in the version that passages refer to; those that are gone are left out. */
  sourceTexts(versions: ReadonlyMap<string, number>): Promise<Map<string, CanonicalText>> {
    return this.library.textsOf(versions);
  }

  /** Turns pages into canonical text and what the document says about itself. */
  prepare(pages: readonly SourcePage[], type: DocumentType, filename: string): Promise<PreparedSource | GarbledSource> {
    return this.preparation.prepare(pages, type, filename);
  }

  /** What a text that was prepared earlier says about itself when it is read as a document of this type. */
  describe(source: CanonicalText, type: DocumentType, filename: string): Promise<Omit<PreparedSource, 'source'>> {
    return this.preparation.describe(source, type, filename);
  }

  /** For jobs, before they start work that would be wasted. @throws JobMustWait while the index cannot be reached */
  requireIndex(): Promise<void> {
    return this.indexJobs.requireIndex();
  }

  /**
   * Replaces a document in the index in one step. For jobs. @returns passages indexed; null when the active generation was built
   * with something else: a rebuild, which will include the document, is then queued or under way.
   * @throws NothingToIndexError; JobMustWait while the index cannot be reached
   */
  async write(source: LibrarySource, signal?: AbortSignal, made?: VectorsMade): Promise<number | null> {
    try {
      return await this.indexJobs.write(source, signal, made);
    } catch (error) {
      if (!(error instanceof ManifestMismatchError)) throw error;
      await this.requestRebuild();
      return null;
    }
  }

  remove(documentId: string): Promise<void> {
    return this.writer.remove(documentId);
  }

  /** Starts a rebuild, or joins the one under way; with a manager in its transaction, to be dispatched after it. */
  requestRebuild(requestedBy?: string, manager?: EntityManager): Promise<JobRecord> {
    return this.jobs.enqueue(REBUILD_INDEX, {}, { subject: INDEX_SUBJECT, requestedBy, manager });
  }

  /** @throws JobMustWait while the index cannot be reached, or another build is under way */
  rebuild(context: JobContext): Promise<RebuildResult> {
    return this.indexJobs.rebuild(context);
  }

  /** Every generation there is, the newest first. */
  generations(): Promise<GenerationSummary[]> {
    return this.kept.list();
  }

  /** What a rollback would change now. @throws NoPreviousGenerationError, IncompatibleGenerationError */
  planRollBack(): Promise<RollBack> {
    return this.kept.planRollBack();
  }

  /** Searches go to the previous generation from now on. @throws ActiveGenerationChangedError when the plan is out of date */
  rollBack(plan: RollBack): Promise<void> {
    return this.kept.rollBack(plan);
  }

  /** Asks the golden questions of the active generation; both ranks of an outcome are its own. */
  tryGoldenQuestions(questions: readonly GoldenQuestion[], signal?: AbortSignal): Promise<GoldenOutcome[]> {
    return this.kept.tryOut(this.searcher, questions, signal);
  }

  /** Asks them by words alone and with the sentence model. */
  tryMeaning(questions: readonly GoldenQuestion[], signal?: AbortSignal): Promise<GoldenOutcome[]> {
    const byWords = new Searcher(this.questions.index, new QuestionMeaning(null), this.library, this.guide, this.keptQuestions);
    return this.kept.gainOfMeaning(byWords, this.searcher, questions, signal);
  }

  /** Runs a real search for one term, and detects an index that was lost. */
  async health(): Promise<{ ok: boolean; writable: boolean; detail: string; reason?: string }> {
    const [health, expected] = await Promise.all([this.index.health(), this.expected.read()]);
    if (!health.ok) return health;
    const active = await this.index.activeGeneration();
    const whole = expected.lostAt === null && (await this.expected.accepts(active?.id ?? null));
    return whole ? health : { ...health, ok: false, detail: INDEX_REBUILDING, reason: INDEX_REBUILDING };
  }

  /** @returns null before the first document. */
  async stats(): Promise<IndexStats | null> {
    return (await this.index.activeGeneration()) ? this.index.stats() : null;
  }

  adapter(): string {
    return this.index.describe();
  }

  /** Notices an index that was lost, and has it rebuilt. */
  lookForLoss(): Promise<void> {
    return this.watch.lookForLoss();
  }

  /** The model that can embed now; undefined when it is unavailable, null when none is set. */
  model(): string | null | undefined {
    const model = usableModel(this.embedder);
    return model && model.name;
  }

  /** Whether the active generation matches this code and holds exactly what the library has. */
  inStep(): Promise<boolean> {
    return this.watch.inStep();
  }
}

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { TextTooComplexError } from '../../../core/concurrency/text-too-complex.error.js';
import { withinTime } from '../../../core/concurrency/time-guard.js';
import type { AppError } from '../../../core/errors/app-error.js';
import { RateLimitedError, TooManyWaitingError } from '../../../core/errors/common-errors.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { loggers } from '../../../core/observability/loggers.js';
import { LIGHT_CHARACTERS, lightCall, textThreads } from '../../../core/concurrency/text-threads.js';
import { WorkerClient } from '../../../core/workers/worker-client.js';
import type { PoolCallOptions, WorkerPool } from '../../../core/concurrency/worker-pool.js';
import type { AnswerOf, ArgumentOf } from '../../../core/workers/worker-protocol.js';
import type { IndexDocument } from '../../../ports/retrieval-index/retrieval-index.js';
import type { AskedWords, Excerpt, ExcerptOrder } from '../search/excerpts/excerpt.js';
import type { CanonicalText, DocumentIdentity } from '../library/source-text.js';
import type { DocumentFacts } from '../reading/metadata.js';
import type { PassagePayload } from '../library/passage-payload.js';
import type { DocumentType } from '../reading/structure/unit.js';
import type { FileOutline } from './text-search.js';
import type { CitedPlace } from '../search/citing/written-citations.js';
import type { Authority } from '../quotation/read-authorities.js';
import type { Claim } from '../quotation/read-claims.js';
import type { WholeTextSearch } from '../quotation/whole-text.js';
import type { WholeSection } from '../questions/sections-to-ask.js';
import type { PassageQuestions } from './indexing.js';
import { PREPARATION_TASKS, type WholeText } from './preparation-tasks.js';
import type { OutlineEntry } from '../reading/outline.js';
import type { ReadingReport } from '../reading/reading-report.js';
import { storedPagesError } from './stored-pages.js';
import type { SourcePage } from '../reading/text-cleaner.js';

/** Enough for the largest file that can be uploaded, many times over. */
const CALL_LIMIT_MS = 120_000;

const LIBRARY_MODULE = new URL('./preparation.worker.js', import.meta.url);
const SEARCH_MODULE = new URL('./text-search.worker.js', import.meta.url);

type Tasks = typeof PREPARATION_TASKS;

/** Of the work on a text, not of the database that counts it. */
const isRefusal = (error: unknown): error is AppError =>
  error instanceof TextTooComplexError || error instanceof TooManyWaitingError || error instanceof RateLimitedError;

/** A text as it is stored, what it says about itself, and what reading it revealed. */
export interface PreparedSource {
  source: CanonicalText;
  facts: DocumentFacts;
  report: ReadingReport;
  /** Its sections; none for a judgment. */
  outline: OutlineEntry[];
}

/** The first unreadable page of a text that is unusable because it has too many of them. */
export interface GarbledSource {
  garbledPage: number;
}

/** The user a file is searched for; `signal` aborts when nobody is waiting for the answer any more. */
export interface SearchTurn {
  userId: string;
  signal?: AbortSignal;
}

/** A text with the passages of it that bear on a question, best first, and what it consists of. */
export interface SearchedText extends FileOutline {
  source: CanonicalText;
  passages: PassagePayload[];
}

/** A text as it is stored, its pages as JSON, under the name of its file. */
export interface StoredFile {
  filename: string;
  stored: Uint8Array;
}

/** The passages of several texts that bear on a question, best first, and the texts that they are of. */
export interface SearchedTexts {
  passages: PassagePayload[];
  texts: { filename: string; source: CanonicalText }[];
}

/** Cleaning, cutting and encoding of whole documents, in threads so that the event loop stays free: one for the library, others for users' files. */
@Injectable()
export class Preparation implements OnApplicationShutdown {
  private readonly thread = new WorkerClient<Tasks>(LIBRARY_MODULE, { timeoutMs: CALL_LIMIT_MS });
  private readonly searches: WorkerPool<Tasks>;

  constructor(limits: RateLimits) {
    this.searches = textThreads(SEARCH_MODULE, { limits, refusals: storedPagesError });
  }

  prepare(pages: readonly SourcePage[], type: DocumentType, filename: string): Promise<PreparedSource | GarbledSource> {
    return this.thread.call('prepare', { pages, type, filename });
  }

  /** What a text that was prepared earlier says about itself when it is read as a document of this type. */
  describe(source: CanonicalText, type: DocumentType, filename: string): Promise<Omit<PreparedSource, 'source'>> {
    return this.thread.call('describe', { source, type, filename });
  }

  /** The document as the index takes it, in one call. */
  document(identity: DocumentIdentity, source: CanonicalText): Promise<IndexDocument> {
    return this.thread.call('document', { identity, source });
  }

  payloads(identity: DocumentIdentity, source: CanonicalText): Promise<PassagePayload[]> {
    return this.thread.call('payloads', { identity, source });
  }

  encode(
    identity: DocumentIdentity,
    payloads: readonly PassagePayload[],
    dense?: readonly (readonly Float32Array[])[],
    questions?: PassageQuestions,
  ): Promise<IndexDocument> {
    return this.thread.call('encode', { identity, payloads, dense, questions });
  }

  /** The numbered sections of an act or of rules. */
  sections(identity: DocumentIdentity, source: CanonicalText): Promise<WholeSection[]> {
    return this.thread.call('sections', { identity, source });
  }

  /**
   * The passages of one text that bear on a question, best first, with the text that their spans refer to.
   * @param stored its pages as JSON, which is parsed in the thread too
   * @throws RateLimitedError, TooManyWaitingError, TextTooComplexError, StoredDataError; the signal's reason
   */
  async searchText(stored: Uint8Array, filename: string, question: string, first: number, turn: SearchTurn): Promise<SearchedText> {
    return this.search('searchText', { stored, filename, question, first }, turn);
  }

  /**
   * The passages of several texts that bear on a question, best first, as if they were one collection. Throws like `searchText`.
   * @param files names are different; a passage has that of its file as the id of its document
   */
  searchTexts(files: readonly StoredFile[], question: string, first: number, turn: SearchTurn): Promise<SearchedTexts> {
    return this.search('searchTexts', { files, question, first }, turn);
  }

  /** The pages of a stored text, one after the other; a long one is parsed in a thread. No pattern is involved. Throws like `searchText`. */
  async wholeText(stored: Uint8Array, turn: SearchTurn): Promise<WholeText> {
    return stored.byteLength <= LIGHT_CHARACTERS ? PREPARATION_TASKS.wholeText({ stored }) : this.search('wholeText', { stored }, turn);
  }

  /** What of each section is quoted in answer to a question; long sections are read in a thread. Throws like `searchText`. */
  async excerpts(orders: readonly ExcerptOrder[], asked: AskedWords, turn: SearchTurn): Promise<Excerpt[]> {
    const length = orders.reduce((sum, { text }) => sum + text.length, 0);
    return length <= LIGHT_CHARACTERS
      ? withinTime(() => PREPARATION_TASKS.excerpts({ orders, asked }))
      : this.search('excerpts', { orders, asked }, turn);
  }

  /** The numbers of law that texts cite. Throws like `searchText`. */
  citedPlaces(texts: readonly string[], turn: SearchTurn): Promise<CitedPlace[]> {
    return this.search('citedPlaces', { texts }, turn, lightCall(texts, turn.signal));
  }

  /** Everything that a text cites. Throws like `searchText`. */
  authorities(text: string, turn: SearchTurn): Promise<Authority[]> {
    return this.search('authorities', { text }, turn, lightCall([text], turn.signal));
  }

  /** What a text says about the law, one by one. Throws like `searchText`. */
  claims(text: string, turn: SearchTurn): Promise<Claim[]> {
    return this.search('claims', { text }, turn, lightCall([text], turn.signal));
  }

  /**
   * Looks for quotations and authorities in whole sources, on behalf of a user. Anything that could not be looked for, because that takes
   * too long or the user's time for texts is used up, counts as not found: nothing is shown that was not seen in its source.
   */
  wholeTexts(turn: SearchTurn): WholeTextSearch {
    return {
      locate: async (text, wanted) => (await this.unlessRefused('locate', { text, wanted }, turn)) ?? wanted.map(() => null),
      held: async (text, wanted) => (await this.unlessRefused('held', { text, wanted }, turn)) ?? wanted.map(() => false),
    };
  }

  private async unlessRefused<K extends 'locate' | 'held'>(task: K, argument: ArgumentOf<Tasks, K>, turn: SearchTurn) {
    try {
      return await this.search(task, argument, turn);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      loggers.index.warn({ task, code: error.code }, 'a whole text could not be searched');
      return null;
    }
  }

  private search<K extends keyof Tasks>(
    task: K,
    argument: ArgumentOf<Tasks, K>,
    { userId, signal }: SearchTurn,
    options: PoolCallOptions = { signal },
  ): Promise<AnswerOf<Tasks, K>> {
    return this.searches.call(userId, task, argument, options);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.thread.close(), this.searches.close()]);
  }
}

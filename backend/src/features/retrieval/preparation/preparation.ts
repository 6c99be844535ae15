import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { textThreads } from '../../../core/workers/text-threads.js';
import { WorkerClient } from '../../../core/workers/worker-client.js';
import type { IndexDocument } from '../../../ports/retrieval-index/retrieval-index.js';
import type { CanonicalText, DocumentIdentity } from '../library/source-text.js';
import type { DocumentFacts } from '../reading/metadata.js';
import type { PassagePayload } from '../library/passage-payload.js';
import type { DocumentType } from '../reading/structure/unit.js';
import type { PREPARATION_TASKS } from './preparation-tasks.js';
import type { ReadingReport } from '../reading/reading-report.js';
import type { SourcePage } from '../reading/text-cleaner.js';

/** Enough for the largest file that can be uploaded, many times over. */
const CALL_LIMIT_MS = 120_000;

/** For a user's own file, of which the largest takes some three seconds. */
const SEARCH_LIMIT_MS = 10_000;
const MODULE = new URL('./preparation.worker.js', import.meta.url);

/** A text as it is stored, what it says of itself, and what reading it has shown. */
export interface PreparedSource {
  source: CanonicalText;
  facts: DocumentFacts;
  report: ReadingReport;
}

/** On whose behalf a file is searched; `signal` aborts when nobody waits for the answer any longer. */
export interface SearchTurn {
  userId: string;
  signal?: AbortSignal;
}

/** Cleaning, cutting and encoding of whole documents, in threads so that the event loop stays free: one for the library, others for users' files. */
@Injectable()
export class Preparation implements OnApplicationShutdown {
  private readonly thread = new WorkerClient<typeof PREPARATION_TASKS>(MODULE, { timeoutMs: CALL_LIMIT_MS });
  private readonly searches = textThreads<typeof PREPARATION_TASKS>(MODULE, { limitMs: SEARCH_LIMIT_MS });

  constructor(private readonly limits: RateLimits) {}

  prepare(pages: readonly SourcePage[], type: DocumentType, filename: string): Promise<PreparedSource> {
    return this.thread.call('prepare', { pages, type, filename });
  }

  /** The document as the index takes it, in one call. */
  document(identity: DocumentIdentity, source: CanonicalText): Promise<IndexDocument> {
    return this.thread.call('document', { identity, source });
  }

  payloads(identity: DocumentIdentity, source: CanonicalText): Promise<PassagePayload[]> {
    return this.thread.call('payloads', { identity, source });
  }

  encode(identity: DocumentIdentity, payloads: readonly PassagePayload[], dense?: readonly Float32Array[]): Promise<IndexDocument> {
    return this.thread.call('encode', { identity, payloads, dense });
  }

  /**
   * The passages of one text that bear on a question, best first, with the text that their spans refer to.
   * @throws RateLimitedError, TooManyWaitingError, TextTooComplexError; the signal's reason
   */
  async searchText(
    pages: readonly SourcePage[],
    filename: string,
    question: string,
    first: number,
    { userId, signal }: SearchTurn,
  ): Promise<{ source: CanonicalText; passages: PassagePayload[] }> {
    await this.limits.check('text-time-user', userId);
    return this.limits.charge('text-time-user', userId, () =>
      this.searches.call(userId, 'searchText', { pages, filename, question, first }, signal),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.thread.close(), this.searches.close()]);
  }
}

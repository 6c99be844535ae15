import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { JobsService } from '../../../core/jobs/service/jobs.service.js';
import { loggers } from '../../../core/observability/loggers.js';
import { IndexUnavailableError, IndexUnreadableError } from '../../../ports/retrieval-index/errors.js';
import { type GenerationInfo, RetrievalIndex } from '../../../ports/retrieval-index/retrieval-index.js';
import { type LibraryEntry, SourceLibrary } from '../library/source-library.js';
import { IndexRebuildingError } from '../retrieval.errors.js';
import { INDEX_SUBJECT, REBUILD_INDEX } from '../retrieval.jobs.js';
import { type Expected, ExpectedIndex } from './expected-index.js';
import { IndexWriter } from './generation-updates.js';
import { SentenceModelState } from './sentence-model-state.js';
import { difference } from './index-rebuild.js';

/**
 * Between the two looks that must agree that documents are missing: a deletion removes the document from the index first and its row
 * afterwards.
 */
const SECOND_LOOK_MS = 2_000;
/** A rebuild that failed is not requested again before this time has passed. */
const ASK_AGAIN_MS = 5 * 60_000;

/** Compares the index with what it should be, and has it rebuilt where it is not. */
@Injectable()
export class IndexWatch {
  constructor(
    private readonly index: RetrievalIndex,
    private readonly writer: IndexWriter,
    private readonly expected: ExpectedIndex,
    private readonly library: SourceLibrary,
    private readonly jobs: JobsService,
    private readonly model: SentenceModelState,
  ) {}

  /**
   * Notes that the index is lost and has it rebuilt at once.
   * @param seen what was expected of the index when it was found lacking
   * @returns the error for callers that need the index now
   */
  async lost(seen: Expected): Promise<IndexRebuildingError> {
    if (await this.expected.markLost(seen)) loggers.index.error({ generation: seen.generation }, 'the index was lost; it is being rebuilt');
    // The queue is down: the next check asks again.
    await this.askForRebuild().catch((error: unknown) => loggers.index.warn({ err: error }, 'the rebuild of the index was not queued'));
    return new IndexRebuildingError();
  }

  /** @throws IndexRebuildingError when the index is not the one that should answer */
  async requireExpected(): Promise<void> {
    const expected = await this.expected.read();
    const active = await this.index.activeGeneration();
    if (expected.lostAt || !(await this.accepts(active, expected))) throw await this.lost(expected);
  }

  /** A quick check whether the index was lost, for a task that runs often. An index that is merely unavailable is not lost. */
  async lookForLoss(): Promise<void> {
    const expected = await this.expected.read();
    try {
      if (await this.isWhole(expected)) return;
    } catch (error) {
      if (!(error instanceof IndexUnavailableError)) throw error;
      if (!(error instanceof IndexUnreadableError)) return;
    }
    await this.lost(expected);
  }

  /**
   * Whether the active generation matches this code and holds exactly what the library has. A crash between two stores,
   * a new version of the code, another index adapter or damaged files are all repaired by a rebuild. Vectors that an administrator
   * has stopped are not counted as missing.
   */
  async inStep(): Promise<boolean> {
    try {
      const active = await this.index.activeGeneration();
      const entries = await this.library.entries();
      if (!active) return entries.length === 0;
      const { missing, gone } = difference(entries, await this.held());
      const fits = this.writer.fits(active.manifest) && (this.writer.hasMeaning(active.manifest) || (await this.model.isPaused()));
      return fits && gone.length === 0 && missing.every(({ indexed }) => !indexed);
    } catch (error) {
      if (!(error instanceof IndexUnreadableError)) throw error;
      loggers.index.error({ err: error }, 'the index cannot be read');
      return false;
    }
  }

  private async isWhole(expected: Expected): Promise<boolean> {
    const active = await this.index.activeGeneration();
    if (!(await this.accepts(active, expected))) return false;
    if (!active) return true;
    const indexed = (await this.library.entries()).filter((entry) => entry.indexed);
    const { documents } = await this.index.stats(active.id);
    const suspicious = documents < indexed.length || expected.lostAt !== null;
    if (suspicious && (await this.lacksDocuments())) return false;
    // Filled by an older version of the product, or found again after all.
    if (expected.generation === null || expected.lostAt !== null) await this.expected.adopt(active.id, expected);
    return true;
  }

  /** A promotion may have happened between the two reads. */
  private async accepts(active: GenerationInfo | null, expected: Expected): Promise<boolean> {
    const id = active?.id ?? null;
    return (await this.expected.accepts(id, expected)) || this.expected.accepts(id);
  }

  private async lacksDocuments(): Promise<boolean> {
    const first = await this.lacking();
    if (first.length === 0) return false;
    await delay(SECOND_LOOK_MS);
    const still = new Set((await this.lacking()).map(({ documentId }) => documentId));
    return first.some(({ documentId }) => still.has(documentId));
  }

  /** Documents that answer, as the library says, and that the index does not hold. */
  private async lacking(): Promise<LibraryEntry[]> {
    const entries = await this.library.entries();
    return difference(entries, await this.held()).missing.filter(({ indexed }) => indexed);
  }

  private async held(): Promise<Map<string, { version: number }>> {
    const held = new Map<string, { version: number }>();
    for await (const { docId, docVersion } of this.index.documents()) held.set(docId, { version: docVersion });
    return held;
  }

  private async askForRebuild(): Promise<void> {
    const [latest] = await this.jobs.latestFor([INDEX_SUBJECT]);
    if (latest?.state === 'failed' && Date.now() - (latest.finishedAt?.getTime() ?? 0) < ASK_AGAIN_MS) return;
    await this.jobs.enqueue(REBUILD_INDEX, {}, { subject: INDEX_SUBJECT });
  }
}

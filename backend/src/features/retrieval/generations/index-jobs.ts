import { Injectable } from '@nestjs/common';
import type { JobContext } from '../../../core/jobs/job-definition.js';
import { JobMustWait } from '../../../core/jobs/job-errors.js';
import { BuilderBusyError, IndexUnavailableError, IndexUnreadableError } from '../../../ports/retrieval-index/errors.js';
import { RetrievalIndex } from '../../../ports/retrieval-index/retrieval-index.js';
import { type LibrarySource, SourceLibrary } from '../library/source-library.js';
import { IndexRebuildingError } from '../retrieval.errors.js';
import { ExpectedIndex } from './expected-index.js';
import { IndexWriter } from './generation-updates.js';
import { IndexRebuild, type RebuildResult } from './index-rebuild.js';
import { IndexWatch } from './index-watch.js';
import type { VectorsMade } from './passage-vectors.js';

/** What jobs do to the index. A job waits, without using up an attempt, while there is no index for it to work on. */
@Injectable()
export class IndexJobs {
  constructor(
    private readonly index: RetrievalIndex,
    private readonly writer: IndexWriter,
    private readonly rebuilder: IndexRebuild,
    private readonly library: SourceLibrary,
    private readonly expected: ExpectedIndex,
    private readonly watch: IndexWatch,
  ) {}

  /** @throws JobMustWait while the index cannot be reached, or is not the one that should answer */
  requireIndex(): Promise<void> {
    return this.waiting(() => this.watch.requireExpected());
  }

  /**
   * Replaces a document in the index in one step. @returns passages indexed
   * @throws NothingToIndexError, ManifestMismatchError; JobMustWait while the index cannot be reached
   */
  write(source: LibrarySource, signal?: AbortSignal, made?: VectorsMade): Promise<number> {
    return this.waiting(() => this.writeChecked(source, signal, made));
  }

  /** @throws JobMustWait while the index cannot be reached, or another build is under way */
  rebuild(context: JobContext): Promise<RebuildResult> {
    return this.waiting(() => this.rebuilder.run(this.library, context));
  }

  /**
   * A failure of an index that answers otherwise counts as an attempt of the job, or a document that it cannot take would be
   * tried for ever; while it answers nothing at all, the job waits.
   */
  private async waiting<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof IndexRebuildingError) throw new JobMustWait('waiting for the rebuild of the index', error);
      if (error instanceof BuilderBusyError) throw new JobMustWait('waiting for another build of the index', error);
      if (!isAway(error) || (await this.answers())) throw error;
      throw new JobMustWait('waiting for the index', error);
    }
  }

  /** Never write to an index other than the one that should answer, or it would answer on its own. */
  private async writeChecked(source: LibrarySource, signal?: AbortSignal, made?: VectorsMade): Promise<number> {
    await this.watch.requireExpected();
    const expected = await this.expected.read();
    try {
      return await this.writer.write(source, signal, made);
    } catch (error) {
      throw error instanceof IndexUnreadableError ? await this.watch.lost(expected) : error;
    }
  }

  private async answers(): Promise<boolean> {
    try {
      await this.index.activeGeneration();
      return true;
    } catch (error) {
      return !isAway(error);
    }
  }
}

/** Waiting helps here, but not against damage. */
const isAway = (error: unknown): boolean => error instanceof IndexUnavailableError && !(error instanceof IndexUnreadableError);

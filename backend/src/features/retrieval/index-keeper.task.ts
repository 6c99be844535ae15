import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PeriodicTasks } from '../../core/jobs/periodic/periodic-tasks.js';
import { loggers } from '../../core/observability/loggers.js';
import { RetrievalService } from './retrieval.service.js';

const COMPARE_EVERY_MS = 3_600_000;
const LOOK_EVERY_MS = 15_000;
const LOOK_AT_MODEL_MS = 30_000;

/**
 * Has the index rebuilt when it is lost, or no longer matches the library or the code: after a crash, an update, or a move to another
 * store.
 */
@Injectable()
export class IndexKeeper implements OnApplicationBootstrap {
  /** The model that was in use when the index was last checked. */
  private model: string | null = null;

  constructor(
    private readonly tasks: PeriodicTasks,
    private readonly retrieval: RetrievalService,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.schedule('index-lost', LOOK_EVERY_MS, () => this.retrieval.lookForLoss());
    this.tasks.schedule('index-in-step', COMPARE_EVERY_MS, () => this.look());
    this.tasks.schedule('model-in-step', LOOK_AT_MODEL_MS, () => this.lookAtModel());
  }

  private async look(): Promise<void> {
    if (await this.retrieval.inStep()) return;
    const job = await this.retrieval.requestRebuild();
    loggers.index.warn({ jobId: job.id }, 'the index does not match the library; a rebuild was queued');
  }

  /** A model that was added or changed gets its vectors without waiting for the hourly check. */
  private async lookAtModel(): Promise<void> {
    const model = this.retrieval.model();
    if (model === undefined || model === this.model) return;
    await this.look();
    this.model = model;
  }
}

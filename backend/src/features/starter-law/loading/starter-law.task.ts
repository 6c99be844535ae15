import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PeriodicTasks } from '../../../core/jobs/periodic/periodic-tasks.js';
import { StarterLoading } from './starter-loading.js';

/** How soon after an administrator asked for it something begins; a look at one row. */
const LOOK_EVERY_MS = 5_000;

/** Loads the starter law in the background, in one worker at a time; a kill loses the act at hand, which is begun again. */
@Injectable()
export class StarterLawTask implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopped = new AbortController();

  constructor(
    private readonly loading: StarterLoading,
    private readonly tasks: PeriodicTasks,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.schedule('starter-law', LOOK_EVERY_MS, () => this.turn());
  }

  beforeApplicationShutdown(): void {
    this.stopped.abort();
  }

  private async turn(): Promise<void> {
    const { signal } = this.stopped;
    if (signal.aborted) return;
    await this.loading.turn(signal).catch((error: unknown) => {
      // The database is closed while a look at it may still be under way.
      if (!signal.aborted) throw error;
    });
  }
}

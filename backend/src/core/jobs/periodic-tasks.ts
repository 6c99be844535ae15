import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { loggers } from '../observability/loggers.js';
import { JOB_SETTINGS, type JobSettings } from './job-settings.js';

/** Small upkeep that is due every so often: in worker processes only, and in one of them at a time. */
@Injectable()
export class PeriodicTasks implements OnApplicationShutdown {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(JOB_SETTINGS) private readonly settings: JobSettings,
  ) {}

  /** Runs `task` soon and then every `everyMs`; does nothing in a process that runs no jobs. A failure is logged and the next turn comes. */
  schedule(name: string, everyMs: number, task: () => Promise<unknown>): void {
    if (!this.settings.runsJobs) return;
    const turn = () => {
      const run = this.runAlone(name, task).catch((error: unknown) =>
        loggers.jobs.error({ err: error, task: name }, 'periodic task failed'),
      );
      const held = run.finally(() => this.running.delete(held));
      this.running.add(held);
    };
    turn();
    this.timers.push(setInterval(turn, everyMs).unref());
  }

  async onApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.allSettled(this.running);
  }

  /** The lock ends with its transaction, however the process ends. */
  private runAlone(name: string, task: () => Promise<unknown>): Promise<void> {
    return this.database.transaction(async (manager) => {
      const [row] = await manager.query<[{ mine: boolean }]>('select pg_try_advisory_xact_lock(hashtext($1)) as mine', [
        `periodic.${name}`,
      ]);
      if (row.mine) await task();
    });
  }
}

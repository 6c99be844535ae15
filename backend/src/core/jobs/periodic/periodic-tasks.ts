import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import pLimit from 'p-limit';
import { DataSource } from 'typeorm';
import { loggers } from '../../observability/loggers.js';
import { JOB_SETTINGS, type JobSettings } from '../job-settings.js';
import { TaskLocks } from './task-locks.js';

/** Upkeep must leave the connection pool to the jobs, however many tasks are due at once. */
const TASKS_AT_ONCE = 3;

/** Small recurring upkeep tasks: in worker processes only, and in one of them at a time. */
@Injectable()
export class PeriodicTasks implements OnApplicationShutdown {
  private readonly timers: NodeJS.Timeout[] = [];
  /** Tasks that run or wait for their turn, by name. */
  private readonly running = new Map<string, Promise<void>>();
  private readonly turns = pLimit(TASKS_AT_ONCE);
  private readonly locks: TaskLocks;
  private stopped = false;

  constructor(
    @InjectDataSource() database: DataSource,
    @Inject(JOB_SETTINGS) private readonly settings: Pick<JobSettings, 'runsJobs'>,
  ) {
    this.locks = new TaskLocks(String((database.options as { url?: string }).url));
  }

  /**
   * Runs `task` soon and then every `everyMs`, never twice at the same time; does nothing in a process that runs no jobs.
   * A failure is logged, and the task runs again when it is next due.
   */
  schedule(name: string, everyMs: number, task: () => Promise<unknown>): void {
    if (!this.settings.runsJobs) return;
    const turn = () => {
      if (this.running.has(name)) return;
      const run = this.turns(async () => {
        if (!this.stopped) await this.locks.runAlone(name, task);
      })
        .catch((error: unknown) => loggers.jobs.error({ err: error, task: name }, 'periodic task failed'))
        .finally(() => this.running.delete(name));
      this.running.set(name, run);
    };
    turn();
    this.timers.push(setInterval(turn, everyMs).unref());
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.running.values());
    await this.locks.close();
  }
}

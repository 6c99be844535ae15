import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { EventBus } from '../../events/event-bus.js';
import { loggers } from '../../observability/loggers.js';
import { cancelChannel } from '../store/job-channels.js';
import type { JobRun } from './job-run.js';
import { JOB_SETTINGS, type JobSettings } from '../job-settings.js';
import { JobStore } from '../store/job-store.js';

/** Share of the drain time in which handlers may still finish by themselves. */
const FINISH_SHARE = 1 / 3;
/** How long the last writes of abandoned runs may take. */
const LAST_WRITES_MS = 1000;

/** The runs of this process: keeps them alive in the table, passes cancellations on, and ends them at shutdown. */
@Injectable()
export class RunningJobs {
  draining = false;
  private readonly runs = new Map<JobRun, Promise<unknown>>();
  private readonly stopped = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> | undefined;

  constructor(
    @Inject(JOB_SETTINGS) private readonly settings: JobSettings,
    private readonly store: JobStore,
    private readonly bus: EventBus,
  ) {}

  start(): void {
    this.timer = setInterval(
      () => (this.beating ??= this.beat().finally(() => (this.beating = undefined))),
      this.settings.timing.heartbeatMs,
    );
    void this.followCancellations();
  }

  async track<T>(run: JobRun, work: () => Promise<T>): Promise<T> {
    const working = work();
    this.runs.set(
      run,
      working.catch(() => undefined),
    );
    try {
      return await working;
    } finally {
      this.runs.delete(run);
    }
  }

  /** Gives handlers a moment to finish, then aborts them, then abandons them; all within `drainMs` plus one second. */
  async drain(): Promise<void> {
    this.draining = true;
    const { drainMs } = this.settings.timing;
    await this.settled(drainMs * FINISH_SHARE);
    for (const run of this.runs.keys()) run.abort('shutdown');
    await this.settled(drainMs * (1 - FINISH_SHARE));
    for (const run of this.runs.keys()) run.giveUp();
    await this.settled(LAST_WRITES_MS);
    clearInterval(this.timer);
    this.stopped.abort();
    await this.beating;
  }

  private async settled(limitMs: number): Promise<void> {
    if (this.runs.size === 0) return;
    const over = new AbortController();
    await Promise.race([Promise.all(this.runs.values()), delay(limitMs, undefined, { signal: over.signal }).catch(() => undefined)]);
    over.abort();
  }

  private async beat(): Promise<void> {
    const runs = [...this.runs.keys()].filter(({ attempt }) => attempt > 0);
    if (runs.length === 0) return;
    try {
      const alive = await this.store.heartbeat(runs.map(({ runId }) => runId));
      for (const run of runs) {
        const state = alive.get(run.runId);
        // A run that has just ended is missing too, and aborting it then changes nothing.
        if (!state) run.abort('superseded');
        else if (state.cancelRequested) run.abort('cancelled');
      }
    } catch (error) {
      loggers.jobs.warn({ err: error }, 'heartbeat not written');
    }
  }

  private async followCancellations(): Promise<void> {
    for await (const { jobId } of this.bus.subscribe(cancelChannel, { signal: this.stopped.signal })) {
      for (const run of this.runs.keys()) if (run.jobId === jobId) run.abort('cancelled');
    }
  }
}

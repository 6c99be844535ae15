import { randomUUID } from 'node:crypto';
import type { JobContext, JobProgress, JobRecord } from '../job-definition.js';
import { type AbortKind, JobAborted } from '../job-errors.js';

export interface JobRunOptions {
  progressMs: number;
  abortGraceMs: number;
  /** Writes the newest progress; null when the job is no longer this run's. */
  write(run: JobRun, progress: JobProgress): Promise<JobRecord | null>;
}

/** One attempt at one job in this process: its signal, and its progress, written at most every `progressMs`. */
export class JobRun implements JobContext {
  readonly runId = randomUUID();
  attempt = 0;
  ownerId: string | null = null;
  /** What the job was waiting for when this run took it; null when it was not waiting. */
  waited: string | null = null;
  private readonly since = performance.now();
  private readonly controller = new AbortController();
  private readonly patience = new AbortController();
  private pending: JobProgress | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stage: string | undefined;
  private lastWrite = 0;
  private writing: Promise<void> | undefined;
  private stopped = false;

  constructor(
    readonly jobId: string,
    private readonly options: JobRunOptions,
  ) {}

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Milliseconds since the run began. */
  get ageMs(): number {
    return Math.round(performance.now() - this.since);
  }

  get abortedAs(): AbortKind | null {
    return this.signal.aborted ? (this.signal.reason as JobAborted).kind : null;
  }

  abort(kind: AbortKind): void {
    if (!this.signal.aborted) this.controller.abort(new JobAborted(kind));
  }

  /** Stops waiting for the handler. */
  giveUp(): void {
    this.patience.abort();
  }

  /**
   * The handler's end, or a rejection with the abort reason when it does not notice within the grace that it should stop.
   * @param onIgnored called when the handler is abandoned
   */
  settle<T>(handling: Promise<T>, onIgnored: () => void): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let grace: NodeJS.Timeout | undefined;
      const onAbort = () => (grace = setTimeout(() => this.giveUp(), this.options.abortGraceMs));
      const onGivenUp = () => {
        onIgnored();
        reject(this.signal.reason as Error);
      };
      this.signal.addEventListener('abort', onAbort, { once: true });
      this.patience.signal.addEventListener('abort', onGivenUp, { once: true });
      if (this.signal.aborted) onAbort();
      const clean = () => {
        clearTimeout(grace);
        this.signal.removeEventListener('abort', onAbort);
        this.patience.signal.removeEventListener('abort', onGivenUp);
      };
      handling.then(resolve, reject).finally(clean);
    });
  }

  /** Bound, so that a handler may pass it on. */
  readonly progress = async ({ stage, percent, done, total }: JobProgress): Promise<void> => {
    if (this.stopped || this.signal.aborted) return;
    this.pending = { stage, percent: Math.min(100, Math.max(0, Math.round(percent))), done, total };
    if (stage !== this.stage || Date.now() - this.lastWrite >= this.options.progressMs) return this.flush();
    this.flushLater();
  };

  /** Waits for the write under way and drops the rest: how the job ended says more. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.pending = undefined;
    clearTimeout(this.timer);
    await this.writing;
  }

  /** Whether progress came since the last write began. */
  private isBehind(): boolean {
    return this.pending !== undefined;
  }

  private flushLater(): void {
    this.timer ??= setTimeout(() => void this.flush(), this.options.progressMs);
  }

  private flush(): Promise<void> {
    // Progress that comes while a write is under way waits for the next one.
    this.writing ??= this.writePending().finally(() => (this.writing = undefined));
    return this.writing;
  }

  private async writePending(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const progress = this.pending;
    if (!progress) return;
    this.pending = undefined;
    this.stage = progress.stage;
    this.lastWrite = Date.now();
    const record = await this.options.write(this, progress).catch(() => undefined);
    if (record === null) this.abort('superseded');
    else if (record?.cancelRequested) this.abort('cancelled');
    if (this.isBehind()) this.flushLater();
  }
}

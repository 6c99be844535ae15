export type WorkerRole = 'api' | 'worker' | 'both';

export interface QueueBackendConfig {
  kind: 'postgres' | 'redis';
  url: string;
}

/** Every wait of the job system, in milliseconds. */
export interface JobTiming {
  /** A job whose worker no longer renews its lock is given to another after this long. */
  lockMs: number;
  /** Pause between searches for such jobs. */
  stalledCheckMs: number;
  heartbeatMs: number;
  /** Silence after which a run counts as dead; well under `lockMs`, so that the next worker need not wait again. */
  staleMs: number;
  /** Least pause between two progress writes of a job. */
  progressMs: number;
  /** How long a handler may take to notice that its signal has aborted. */
  abortGraceMs: number;
  /** How long a shutdown waits for handlers to stop. */
  drainMs: number;
  /** Shortest and longest pause before a waiting job checks again for what it needs; the pause grows with the time waited. */
  waitMs: number;
  waitMaxMs: number;
  /** How long a call to the queue may take before it counts as down. */
  queueCallMs: number;
  /** Pause between searches for jobs that never reached the queue. */
  dispatchMs: number;
  /** Pause between comparisons of the table with the queue. */
  reconcileMs: number;
  /** Pause of `waitFor` between looks at the row, in case an event is lost. */
  pollMs: number;
}

export const JOB_TIMING: JobTiming = {
  lockMs: 20_000,
  stalledCheckMs: 5000,
  heartbeatMs: 4000,
  staleMs: 15_000,
  progressMs: 250,
  abortGraceMs: 10_000,
  drainMs: 4000,
  waitMs: 5000,
  waitMaxMs: 60_000,
  queueCallMs: 650,
  dispatchMs: 1000,
  reconcileMs: 30_000,
  pollMs: 2000,
};

export interface JobsOptions {
  backend: QueueBackendConfig;
  /** `api` only enqueues; `worker` and `both` also run jobs. */
  role: WorkerRole;
  /** Jobs that one process runs at once, by queue; names every queue there is. */
  concurrency: Record<string, number>;
  /** Names of the jobs that must each have a handler here; unless told, all that the loaded modules declare. */
  jobs?: readonly string[];
  timing?: Partial<JobTiming>;
}

/** `JobsOptions` with every wait decided. */
export interface JobSettings extends JobsOptions {
  timing: JobTiming;
  runsJobs: boolean;
}

/** Nest injection token of `JobSettings`. */
export const JOB_SETTINGS = Symbol('JobSettings');

export function jobSettings(options: JobsOptions): JobSettings {
  return { ...options, timing: { ...JOB_TIMING, ...options.timing }, runsJobs: options.role !== 'api' };
}

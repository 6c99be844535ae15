import type { z } from 'zod';
import { currentTraceparent } from '../observability/tracing/tracing.js';
import { readStored } from '../validation/stored-data.js';

/** Payloads hold ids and small settings only, never document text; they are kept for as long as the job's row. */
export type JobPayload = object;

/** A small summary for people and callers, kept with the row. */
export type JobResult = object;

export const JOB_STATES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

export interface JobDefinition<P extends JobPayload = JobPayload> {
  /** Unique in the product. */
  name: string;
  /** The form of its payload; rows written by other versions of the product are checked against it. */
  payload: z.ZodType<P>;
  /** One of the queues that `JobsModule.forRoot` is given a concurrency for. */
  queue: string;
  /** How often a job is started before it counts as failed; a run during which its worker died counts, one ended by a shutdown does not. */
  attempts: number;
  /** Wait before the second attempt in milliseconds; doubles with each further one. */
  backoffMs: number;
  /** Longest run of one attempt, in milliseconds. */
  timeoutMs: number;
  /** Jobs of one key are never queued or running twice: a second request joins the first. */
  dedupe?: (payload: P) => string;
  /**
   * Fair by owner: of all the jobs of this kind and others with `perOwner` that one owner has, in whatever queues, one is handed to
   * the workers at a time, so that nobody takes more than one core of them. Up to `maxWaiting` more of this queue wait in the table;
   * further ones are refused. A job without an owner is not limited. Such a job must never wait for another one of its owner.
   */
  perOwner?: {
    maxWaiting: number;
    /** Somebody is waiting for the answer: it runs before those of the owner's jobs that nobody is waiting for. */
    urgent?: boolean;
  };
  /** Whether another attempt is pointless; by default it is for refusals of ours (`AppError` of 4xx other than 408, 409, 425 and 429). */
  permanent?: (error: unknown) => boolean;
}

/** What people see of a job; the row of the table `jobs`. */
export interface JobRecord {
  id: string;
  name: string;
  queue: string;
  /** As it is stored; `payloadOf` reads it. */
  payload: unknown;
  subject: string | null;
  ownerId: string | null;
  requestedBy: string | null;
  /** Jobs of one group run one at a time. */
  groupKey: string | null;
  state: JobState;
  stage: string | null;
  /** 0 to 100. */
  percent: number;
  done: number | null;
  total: number | null;
  /** Attempts started. */
  attempts: number;
  maxAttempts: number;
  errorCode: string | null;
  /** The last attempt's failure in words for people; kept while a further attempt is under way. */
  errorText: string | null;
  result: JobResult | null;
  cancelRequested: boolean;
  heartbeatAt: Date | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
}

export interface JobProgress {
  stage: string;
  /** 0 to 100. */
  percent: number;
  done?: number;
  total?: number;
}

export interface JobContext {
  jobId: string;
  ownerId: string | null;
  /** Counts from 1. */
  attempt: number;
  /** Aborts with a `JobAborted` reason on cancel, timeout, shutdown and when another worker has taken the job over. */
  signal: AbortSignal;
  /** Records and announces how far the job has got; cheap enough to call for every page. Never rejects. */
  progress(progress: JobProgress): Promise<void>;
}

// oxlint-disable-next-line typescript/no-invalid-void-type -- a handler without a result returns nothing at all
export type HandlerResult = JobResult | void;

export interface JobHandler<P extends JobPayload = JobPayload> {
  /** Must be idempotent: a job may run again after a crash. */
  handle(payload: P, context: JobContext): Promise<HandlerResult>;
}

/** Stands in the row beside the payload's own fields when the job was requested within a trace; the payload's form leaves it out. */
const TRACEPARENT = 'traceparent';

/** The payload as it is stored: with the trace that it is requested in, which the run of the job continues. */
export function withTrace(payload: JobPayload): JobPayload {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? payload : { ...payload, [TRACEPARENT]: traceparent };
}

/** The trace in which a job was requested, as `withTrace` stored it. */
export function traceOf({ payload }: Pick<JobRecord, 'payload'>): string | undefined {
  const traceparent = (payload as Record<string, unknown> | null)?.[TRACEPARENT];
  return typeof traceparent === 'string' ? traceparent : undefined;
}

const definitions = new Map<string, JobDefinition>();

/** Declares a kind of job. @throws Error for a name that is taken or limits that make no sense */
export function defineJob<P extends JobPayload>(definition: JobDefinition<P>): JobDefinition<P> {
  const { name, attempts, backoffMs, timeoutMs } = definition;
  if (definitions.has(name)) throw new Error(`Two jobs are called "${name}".`);
  if (!(attempts >= 1 && backoffMs >= 0 && timeoutMs > 0)) throw new Error(`The limits of job "${name}" make no sense.`);
  definitions.set(name, definition as unknown as JobDefinition);
  return definition;
}

/** Every job that the loaded modules declare. */
export const definedJobs = (): JobDefinition[] => [...definitions.values()];

/**
 * What a job was given.
 * @throws StoredDataError when the row was written by a version of the product with another form of it
 */
export function payloadOf<P extends JobPayload>({ name, payload }: JobDefinition<P>, job: Pick<JobRecord, 'name' | 'payload'>): P {
  if (job.name !== name) throw new Error(`A job "${job.name}" is no "${name}".`);
  return readStored(payload, job.payload, `the payload of a job "${name}"`);
}

export const isFinished = ({ state }: Pick<JobRecord, 'state'>): boolean => state !== 'queued' && state !== 'running';

import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import type { HealthAnswer } from '../../observability/health.js';
import { loggers } from '../../observability/loggers.js';
import type { Page } from '../../pages/page.js';
import { isUniqueViolation } from '../../errors/database-errors.js';
import { ConflictError } from '../../errors/common-errors.js';
import { JobDispatcher } from '../dispatch/job-dispatcher.js';
import { JobGroups } from '../dispatch/job-groups.js';
import { JobAnnouncer } from '../store/job-announcer.js';
import { isFinished, type JobDefinition, type JobPayload, type JobRecord, type JobState, withTrace } from '../job-definition.js';
import { JobNotFoundError, QueueUnavailableError } from '../job-errors.js';
import { JobQueues } from '../queues/job-queues.js';
import { JobReader, type JobListQuery } from '../store/job-reader.js';
import { JOB_SETTINGS, type JobSettings } from '../job-settings.js';
import { JobStore, type NewJob } from '../store/job-store.js';
import { JobWatcher } from '../store/job-watcher.js';

export interface EnqueueOptions {
  /** What the job works on, such as `legal-document:<id>`; `latestFor` finds it by this. */
  subject?: string;
  ownerId?: string;
  requestedBy?: string;
  /** Inserts the row in this transaction; call `dispatch` after the commit. */
  manager?: EntityManager;
}

/**
 * What a caller writes in the transaction that changes a job, such as an audit entry: both are kept, or neither is.
 * @param before the job as it was until now
 */
export type Alongside = (manager: EntityManager, before: JobRecord) => Promise<void>;

/** Payloads hold ids; a larger one is a mistake. */
const PAYLOAD_MAX_BYTES = 8 * 1024;

/**
 * Background jobs as the rest of the product sees them. The table decides and the queue only delivers: a committed row
 * is run even if the queue was down or lost its data in the meantime.
 */
@Injectable()
export class JobsService {
  constructor(
    @Inject(JOB_SETTINGS) private readonly settings: JobSettings,
    private readonly store: JobStore,
    private readonly reader: JobReader,
    private readonly queues: JobQueues,
    private readonly watcher: JobWatcher,
    private readonly announcer: JobAnnouncer,
    private readonly groups: JobGroups,
    private readonly dispatcher: JobDispatcher,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /**
   * Requests a job, or joins the queued or running one with the same deduplication key.
   * Without a manager someone waits for the job: when the queue is down nothing is kept and it throws within a second.
   * With a manager only the row is written, in that transaction: the job runs once it is committed, queue or no queue.
   * A job of an owner who has others under way may wait in the table even while the queue is down.
   * @throws QueueUnavailableError only without a manager; TooManyWaitingError for an owner with as many jobs as one may have
   */
  async enqueue<P extends JobPayload>(definition: JobDefinition<P>, payload: P, options: EnqueueOptions = {}): Promise<JobRecord> {
    const { subject = null, ownerId = null, requestedBy = null, manager } = options;
    const { name, queue, attempts: maxAttempts, dedupe } = definition;
    if (!(queue in this.settings.concurrency)) throw new Error(`There is no queue "${queue}" for job "${name}".`);
    if (Buffer.byteLength(JSON.stringify(payload)) > PAYLOAD_MAX_BYTES)
      throw new Error(`The payload of job "${name}" is over ${PAYLOAD_MAX_BYTES} bytes.`);
    const dedupKey = dedupe?.(payload) ?? null;
    const groupKey = definition.perOwner && ownerId ? `owner:${ownerId}` : null;
    const job = { name, queue, payload: withTrace(payload), maxAttempts, dedupKey, subject, ownerId, requestedBy, groupKey };
    const { record, joined } = await this.insert(job, definition.perOwner?.maxWaiting ?? 0, manager);
    if (manager || joined) return record;
    try {
      await this.dispatcher.handOver(record);
    } catch (error) {
      // The queue may have taken the job and only its answer was lost.
      if (await this.store.discard(record.id)) throw error;
      return this.get(record.id);
    }
    return record;
  }

  /**
   * Hands a committed job to the queue; does nothing for one that is already there or over. When the queue is down the
   * job stays queued and a worker finds it later.
   * @returns the job as it is now. @throws JobNotFoundError when the row was not committed
   */
  async dispatch(id: string): Promise<JobRecord> {
    const record = await this.get(id);
    if (record.state !== 'queued') return record;
    try {
      await this.dispatcher.handOver(record);
    } catch (error) {
      if (!(error instanceof QueueUnavailableError)) throw error;
      loggers.jobs.warn({ jobId: id, name: record.name }, 'job will be handed to the queue later');
    }
    return record;
  }

  /**
   * `dispatch` for the caller whose own work is done with the commit: that the queue or the database went away since then is
   * logged, and a worker finds the job later.
   * @returns the job as it is known. @throws JobNotFoundError when the row was not committed
   */
  async dispatchCommitted(job: JobRecord): Promise<JobRecord> {
    try {
      return await this.dispatch(job.id);
    } catch (error) {
      if (error instanceof JobNotFoundError) throw error;
      loggers.jobs.warn({ err: error, jobId: job.id, name: job.name }, 'job will be handed to the queue later');
      return job;
    }
  }

  /** @throws JobNotFoundError */
  async get(id: string): Promise<JobRecord> {
    const record = await this.reader.find(id);
    if (!record) throw new JobNotFoundError();
    return record;
  }

  /** A page of jobs, newest first. @throws BadRequestError for a cursor of no page */
  list(query: JobListQuery): Promise<Page<JobRecord>> {
    return this.reader.list(query);
  }

  /** The newest job of each of the subjects that has one, in no order. */
  latestFor(subjects: readonly string[]): Promise<JobRecord[]> {
    return this.reader.latestFor(subjects);
  }

  /**
   * Ends a queued job now; asks a running one to stop, which shows when its handler has. A job that is over stays as it is.
   * @throws JobNotFoundError; what `alongside` throws, and the job is then as it was
   */
  async cancel(id: string, alongside?: Alongside): Promise<JobRecord> {
    const record = await this.change(id, (manager) => this.store.cancel(id, manager), alongside);
    if (!record) throw new JobNotFoundError();
    await this.announcer.changed(record);
    if (record.state === 'running') await this.announcer.cancelled(id);
    // Only for tidiness: a worker that is given a cancelled job drops it.
    else if (record.state === 'cancelled') {
      await this.queues.remove(record).catch(() => undefined);
      await this.dispatcher.afterEnd(record);
    }
    return record;
  }

  /** Ends the jobs of an owner that are not over. @returns all of the owner's jobs */
  async cancelOwned(ownerId: string): Promise<JobRecord[]> {
    const owned = await this.reader.ownedBy(ownerId);
    for (const job of owned) if (!isFinished(job)) await this.cancel(job.id);
    return owned;
  }

  /** Removes the rows of an owner's jobs, in the caller's transaction; a job without a row is dropped by the worker that is given it. */
  async removeOwned(manager: EntityManager, ownerId: string): Promise<void> {
    await manager.query('delete from jobs where owner_id = $1', [ownerId]);
    await manager.query('update jobs set requested_by = null where requested_by = $1', [ownerId]);
  }

  /**
   * Starts a failed or cancelled job again with all its attempts.
   * @throws JobNotFoundError; ConflictError when it is neither, or an equal job is under way; what `alongside` throws, and the job is
   *   then as it was
   */
  async retry(id: string, alongside?: Alongside): Promise<JobRecord> {
    let record: JobRecord | null;
    try {
      record = await this.change(id, (manager) => this.store.reopen(id, manager), alongside);
    } catch (error) {
      if (isUniqueViolation(error)) throw new ConflictError('The same work is already under way.', 'JOB_UNDER_WAY');
      throw error;
    }
    if (record) return this.dispatchCommitted(record);
    throw new ConflictError('Only a failed or cancelled job can be started again.', 'JOB_NOT_RETRYABLE');
  }

  /**
   * Waits until the job is over.
   * @returns the job in its last state; after `timeoutMs`, in the state it has by then
   * @throws JobNotFoundError; the signal's reason
   */
  async waitFor(id: string, { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal }): Promise<JobRecord> {
    signal?.throwIfAborted();
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), timeoutMs);
    try {
      let record: JobRecord | undefined;
      for await (record of this.watch(id, { signal: signal ? AbortSignal.any([signal, over.signal]) : over.signal }))
        if (isFinished(record)) break;
      signal?.throwIfAborted();
      return record && isFinished(record) ? record : await this.get(id);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The job as it is, then every change until it is over; falls back to looking at the row when events fail. @throws JobNotFoundError */
  watch(id: string, options: { signal?: AbortSignal } = {}): AsyncIterable<JobRecord> {
    return this.watcher.watch(id, options.signal);
  }

  /** Every change of every job from now on; states between two deliveries may be skipped. */
  watchAll(options: { signal?: AbortSignal } = {}): AsyncIterable<JobRecord> {
    return this.watcher.watchAll(options.signal);
  }

  /** Jobs in the table by state. */
  counts(): Promise<Record<JobState, number>> {
    return this.reader.counts();
  }

  /** Whether the queue answers. */
  health(): Promise<HealthAnswer> {
    return this.queues.health();
  }

  /** Changes a job and what goes with it in one transaction. @returns what `write` does. @throws JobNotFoundError */
  private async change(
    id: string,
    write: (manager: EntityManager) => Promise<JobRecord | null>,
    alongside?: Alongside,
  ): Promise<JobRecord | null> {
    if (!isUUID(id)) throw new JobNotFoundError();
    return this.database.transaction(async (manager) => {
      const before = await this.store.lock(id, manager);
      if (!before) throw new JobNotFoundError();
      const record = await write(manager);
      if (record) await alongside?.(manager, before);
      return record;
    });
  }

  private insert(job: NewJob, maxWaiting: number, manager?: EntityManager): Promise<{ record: JobRecord; joined: boolean }> {
    const { groupKey } = job;
    if (groupKey === null) return this.store.insert(job, manager);
    const work = async (held: EntityManager) => {
      await this.groups.lock(held, groupKey);
      const inserted = await this.store.insert(job, held);
      if (!inserted.joined) await this.groups.ensureRoom(held, { groupKey, queue: job.queue }, maxWaiting);
      return inserted;
    };
    return manager ? work(manager) : this.database.transaction(work);
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { loggers } from '../../observability/loggers.js';
import { JobDispatcher } from '../dispatch/job-dispatcher.js';
import { JobAnnouncer } from '../store/job-announcer.js';
import { type HandlerResult, type JobRecord, type JobResult, payloadOf } from '../job-definition.js';
import { describeFailure, isPermanentByDefault } from '../job-errors.js';
import { type HandledJob, JobHandlers } from './job-handlers.js';
import { JobRun } from './job-run.js';
import { JOB_SETTINGS, type JobSettings } from '../queues/job-settings.js';
import { JobStore } from '../store/job-store.js';
import { RunningJobs } from './running-jobs.js';

/** What the queue is to do with a delivery. */
export type Outcome =
  | { kind: 'ended' }
  /** Deliver again after the backoff. */
  | { kind: 'retry'; code: string }
  | { kind: 'failed'; code: string }
  /** Deliver again at the next chance. */
  | { kind: 'requeued' }
  /** Ask again later: another run may be alive, or the database does not answer. */
  | { kind: 'busy' };

const RESULT_MAX_BYTES = 16 * 1024;
/** Waits between the tries to write how a job ended, in milliseconds. */
const WRITE_PAUSES_MS = [200, 500, 1000, 2000, 4000, 8000];

/** Runs one delivery of a job: claims the row, calls the handler, writes how it ended. */
@Injectable()
export class JobRunner {
  constructor(
    @Inject(JOB_SETTINGS) private readonly settings: JobSettings,
    private readonly store: JobStore,
    private readonly handlers: JobHandlers,
    private readonly running: RunningJobs,
    private readonly announcer: JobAnnouncer,
    private readonly dispatcher: JobDispatcher,
  ) {}

  async run(jobId: string): Promise<Outcome> {
    if (this.running.draining) return { kind: 'requeued' };
    const { progressMs, abortGraceMs, staleMs } = this.settings.timing;
    const run = new JobRun(jobId, {
      progressMs,
      abortGraceMs,
      write: async ({ runId }, progress) => {
        const record = await this.store.progress(jobId, runId, progress);
        if (record) await this.announcer.changed(record);
        return record;
      },
    });
    return this.running.track(run, async () => {
      try {
        const record = await this.store.claim(jobId, run.runId, staleMs);
        if (!record) return await this.refused(jobId);
        await this.announcer.changed(record);
        return await this.attempt(run, record);
      } catch (error) {
        loggers.jobs.error({ jobId, err: error }, 'the table of jobs cannot be written');
        return { kind: 'busy' };
      }
    });
  }

  private async attempt(run: JobRun, record: JobRecord): Promise<Outcome> {
    const held = this.handlers.find(record.name);
    // During a rolling deployment an old worker may be handed a job that only the new one knows.
    if (!held) return this.ended(await this.write(() => this.store.requeue(record.id, run.runId, null)), { kind: 'busy' });
    run.attempt = record.attempts;
    run.ownerId = record.ownerId;
    const timeout = setTimeout(() => run.abort('timeout'), held.definition.timeoutMs);
    let result: JobResult | null;
    try {
      const handling = Promise.resolve().then(() => held.handler.handle(payloadOf(held.definition, record), run));
      result = small(
        await run.settle(handling, () =>
          loggers.jobs.error({ jobId: record.id, name: record.name }, 'the handler does not heed its signal'),
        ),
      );
    } catch (error) {
      await run.stop();
      return await this.failed(run, record, held, error);
    } finally {
      clearTimeout(timeout);
    }
    await run.stop();
    return this.ended(await this.write(() => this.store.complete(record.id, run.runId, result)), { kind: 'ended' });
  }

  private async failed(run: JobRun, record: JobRecord, { definition }: HandledJob, thrown: unknown): Promise<Outcome> {
    const { id, name, attempts, maxAttempts } = record;
    const { runId, abortedAs } = run;
    if (abortedAs === 'superseded') return { kind: 'ended' };
    if (abortedAs === 'cancelled') return this.ended(await this.write(() => this.store.endCancelled(id, runId)), { kind: 'ended' });
    if (abortedAs === 'shutdown') return this.ended(await this.write(() => this.store.requeue(id, runId, null)), { kind: 'requeued' });
    const error: unknown = abortedAs === 'timeout' ? run.signal.reason : thrown;
    const failure = describeFailure(error);
    const last = attempts >= maxAttempts || (definition.permanent ?? isPermanentByDefault)(error);
    const log = failure.code === 'INTERNAL' ? 'error' : 'warn';
    loggers.jobs[log](
      { jobId: id, name, attempt: attempts, of: maxAttempts, err: error },
      last ? 'job failed' : 'job failed, will be tried again',
    );
    if (last) return this.ended(await this.write(() => this.store.fail(id, runId, failure)), { kind: 'failed', code: failure.code });
    return this.ended(await this.write(() => this.store.requeue(id, runId, failure)), { kind: 'retry', code: failure.code });
  }

  /** Announces the end; a run that no longer owned its job, or whose job was cancelled meanwhile, is over for the queue. */
  private async ended(record: JobRecord | null, outcome: Outcome): Promise<Outcome> {
    if (!record) return { kind: 'ended' };
    await this.announcer.changed(record);
    await this.dispatcher.afterEnd(record);
    return record.state === 'cancelled' ? { kind: 'ended' } : outcome;
  }

  private async refused(jobId: string): Promise<Outcome> {
    const { staleMs } = this.settings.timing;
    for (const record of await this.store.endUnclaimable(staleMs, jobId)) {
      await this.announcer.changed(record);
      await this.dispatcher.afterEnd(record);
    }
    return (await this.store.isUnfinished(jobId)) ? { kind: 'busy' } : { kind: 'ended' };
  }

  /** The end of a long job is worth several tries; without it the job would run again. */
  private async write(step: () => Promise<JobRecord | null>): Promise<JobRecord | null> {
    for (const pauseMs of WRITE_PAUSES_MS) {
      try {
        return await step();
      } catch (error) {
        loggers.jobs.warn({ err: error }, 'the end of a job could not be written yet');
        await delay(pauseMs);
      }
    }
    return step();
  }
}

function small(result: HandlerResult): JobResult | null {
  const bytes = result === undefined ? 0 : Buffer.byteLength(JSON.stringify(result));
  if (bytes > RESULT_MAX_BYTES) throw new Error(`a job's result has ${bytes} bytes; ${RESULT_MAX_BYTES} are the limit`);
  return result ?? null;
}

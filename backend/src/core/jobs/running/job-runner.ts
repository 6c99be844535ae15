import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Metrics } from '../../observability/metrics/metrics.js';
import { loggers } from '../../observability/loggers.js';
import { beginTrace, insideSpan } from '../../observability/tracing/tracing.js';
import { JobDispatcher } from '../dispatch/job-dispatcher.js';
import { JobAnnouncer } from '../store/job-announcer.js';
import { type HandlerResult, type JobRecord, type JobResult, payloadOf, traceOf } from '../job-definition.js';
import { describeFailure, isPermanentByDefault, JobMustWait } from '../job-errors.js';
import { type HandledJob, JobHandlers } from './job-handlers.js';
import { JobRun } from './job-run.js';
import { JOB_SETTINGS, type JobSettings } from '../job-settings.js';
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
  /** Deliver again after the pause: what the job needs is away. */
  | { kind: 'waiting'; pauseMs: number }
  /** Ask again later: another run may still be alive, or the database is not answering. */
  | { kind: 'busy' };

const RESULT_MAX_BYTES = 16 * 1024;
/** How much of the time that a job has waited it waits before checking again. */
const WAITING_SHARE = 1 / 5;
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
    private readonly metrics: Metrics,
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
        return await traced(record, () => this.attempt(run, record));
      } catch (error) {
        loggers.jobs.error({ jobId, err: error }, 'the table of jobs cannot be written');
        return { kind: 'busy' };
      }
    });
  }

  private async attempt(run: JobRun, record: JobRecord): Promise<Outcome> {
    const held = this.handlers.find(record.name);
    // During a rolling deployment an old worker may be handed a job that only the new one knows.
    if (!held) return this.ended(run, record, await this.write(() => this.store.requeue(record.id, run.runId, null)), { kind: 'busy' });
    run.attempt = record.attempts;
    run.ownerId = record.ownerId;
    run.waited = record.stage;
    // A job that only checks whether it can continue would fill the log.
    loggers.jobs[run.waited === null ? 'info' : 'debug'](
      { ...about(record), attempt: record.attempts, of: record.maxAttempts },
      'job started',
    );
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
    return this.ended(run, record, await this.write(() => this.store.complete(record.id, run.runId, result)), { kind: 'ended' });
  }

  private async failed(run: JobRun, record: JobRecord, { definition }: HandledJob, thrown: unknown): Promise<Outcome> {
    const { id, attempts, maxAttempts } = record;
    const { runId, abortedAs } = run;
    const ended = (written: JobRecord | null, outcome: Outcome) => this.ended(run, record, written, outcome);
    if (abortedAs === 'superseded') return ended(null, { kind: 'ended' });
    if (abortedAs === 'cancelled') return ended(await this.write(() => this.store.endCancelled(id, runId)), { kind: 'ended' });
    if (abortedAs === 'shutdown') return ended(await this.write(() => this.store.requeue(id, runId, null)), { kind: 'requeued' });
    if (thrown instanceof JobMustWait && abortedAs === null) return this.waiting(run, record, thrown);
    const error: unknown = abortedAs === 'timeout' ? run.signal.reason : thrown;
    const failure = describeFailure(error);
    const last = attempts >= maxAttempts || (definition.permanent ?? isPermanentByDefault)(error);
    const log = failure.code === 'INTERNAL' ? 'error' : 'warn';
    loggers.jobs[log](
      { ...about(record), attempt: attempts, of: maxAttempts, err: error },
      last ? 'job failed' : 'job failed, will be tried again',
    );
    if (last) return ended(await this.write(() => this.store.fail(id, runId, failure)), { kind: 'failed', code: failure.code });
    return ended(await this.write(() => this.store.requeue(id, runId, failure)), { kind: 'retry', code: failure.code });
  }

  private async waiting(run: JobRun, record: JobRecord, thrown: JobMustWait): Promise<Outcome> {
    const { id, startedAt } = record;
    if (run.waited !== thrown.reason) loggers.jobs.warn({ ...about(record), err: thrown }, 'job must wait');
    const { waitMs, waitMaxMs } = this.settings.timing;
    const waitedMs = startedAt ? Date.now() - startedAt.getTime() : 0;
    const pauseMs = Math.round(Math.min(waitMaxMs, Math.max(waitMs, waitedMs * WAITING_SHARE)));
    const written = await this.write(() => this.store.wait(id, run.runId, thrown.reason));
    return this.ended(run, record, written, { kind: 'waiting', pauseMs });
  }

  /** Announces the end; for the queue, a run that had lost its job, or whose job was cancelled in the meantime, is over as well. */
  private async ended(run: JobRun, claimed: JobRecord, record: JobRecord | null, outcome: Outcome): Promise<Outcome> {
    const how = record?.state === 'queued' ? outcome.kind : (record?.state ?? 'superseded');
    const stillWaits = how === 'waiting' && run.waited !== null;
    loggers.jobs[stillWaits ? 'debug' : 'info']({ ...about(claimed), durationMs: run.ageMs, outcome: how }, 'job ended');
    this.metrics.jobs.observe({ job: claimed.name, outcome: how }, run.ageMs / 1000);
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

  /** Recording the end of a long job is worth several attempts: without it the job would run again. */
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

/** Makes a run a part of the trace in which the job was requested. */
async function traced(record: JobRecord, attempt: () => Promise<Outcome>): Promise<Outcome> {
  const span = beginTrace(`job ${record.name}`, {
    kind: 'consumer',
    facts: { 'themis.job.name': record.name, 'themis.job.id': record.id, 'themis.job.attempt': record.attempts },
    parent: traceOf(record),
  });
  if (!span) return attempt();
  try {
    const outcome = await insideSpan(span, attempt);
    span.set({ 'themis.outcome': outcome.kind });
    span.end('code' in outcome ? { code: outcome.code } : undefined);
    return outcome;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** How a line of the log names a job; the subject holds the id of what the job works on. */
const about = ({ id, name, subject }: JobRecord) => ({ jobId: id, name, ...(subject !== null && { subject }) });

function small(result: HandlerResult): JobResult | null {
  const bytes = result === undefined ? 0 : Buffer.byteLength(JSON.stringify(result));
  if (bytes > RESULT_MAX_BYTES) throw new Error(`a job's result has ${bytes} bytes; ${RESULT_MAX_BYTES} are the limit`);
  return result ?? null;
}

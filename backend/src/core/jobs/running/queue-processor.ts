import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { DelayedError, type Processor as ProcessFunction, UnrecoverableError, WaitingError, type WorkerOptions } from 'bullmq';
import { loggers } from '../../observability/loggers.js';
import type { JobRunner } from './job-runner.js';
import type { JobSettings } from '../job-settings.js';
import type { QueueConnections } from '../queues/queue-connections.js';

/** The table bounds how often a job is started; this must never be the tighter limit. */
const MAX_STALLED_COUNT = 1_000_000;
/** Pause of a worker whose queue does not answer; BullMQ's own 15 s would make a short outage long. */
const RETRY_PAUSE_MS = 2000;
/** Pause before a delivery that could not be taken is offered again. */
const BUSY_PAUSE_MS = 5000;

/** Makes the Nest processor of one queue. It does not fetch until `worker.run()`. */
export function createQueueProcessor(queue: string, settings: JobSettings, connections: QueueConnections, runner: JobRunner): WorkerHost {
  const { lockMs, stalledCheckMs } = settings.timing;
  const options = {
    connection: connections.worker as WorkerOptions['connection'],
    autorun: false,
    skipVersionCheck: true,
    concurrency: settings.concurrency[queue],
    lockDuration: lockMs,
    stalledInterval: stalledCheckMs,
    maxStalledCount: MAX_STALLED_COUNT,
    runRetryDelay: RETRY_PAUSE_MS,
  };

  @Processor(queue, options)
  class QueueProcessor extends WorkerHost {
    override async process(...[delivery, token]: Parameters<ProcessFunction>): Promise<void> {
      const outcome = await runner.run(delivery.id as string);
      switch (outcome.kind) {
        case 'ended':
          return;
        case 'retry':
          throw new Error(outcome.code);
        case 'failed':
          throw new UnrecoverableError(outcome.code);
        case 'requeued':
          await delivery.moveToWait(token);
          throw new WaitingError();
        case 'waiting':
          await delivery.moveToDelayed(Date.now() + outcome.pauseMs, token);
          throw new DelayedError();
        case 'busy':
          await delivery.moveToDelayed(Date.now() + BUSY_PAUSE_MS, token);
          throw new DelayedError();
      }
    }

    @OnWorkerEvent('error')
    onError(error: Error): void {
      loggers.jobs.warn({ queue, err: error }, 'queue worker');
    }

    @OnWorkerEvent('stalled')
    onStalled(jobId: string): void {
      loggers.jobs.warn({ queue, jobId }, 'a worker has lost this job');
    }
  }
  return new QueueProcessor();
}

import { Injectable } from '@nestjs/common';
import { EventBus } from '../../events/event-bus.js';
import { within } from '../../async/within.js';
import { loggers } from '../../observability/loggers.js';
import { allJobsChannel, cancelChannel, jobChannel } from './job-channels.js';
import type { JobRecord } from '../job-definition.js';

/** With the queue's own limit, an enqueue that finds everything down still answers within a second. */
const SEND_LIMIT_MS = 300;

/** Tells subscribers of changes. A bus that is down only delays them until the next look at the row. */
@Injectable()
export class JobAnnouncer {
  constructor(private readonly bus: EventBus) {}

  async changed(job: JobRecord): Promise<void> {
    await this.quietly(Promise.all([this.bus.publish(jobChannel(job.id), job), this.bus.publish(allJobsChannel, job)]));
  }

  async cancelled(jobId: string): Promise<void> {
    await this.quietly(this.bus.publish(cancelChannel, { jobId }));
  }

  private async quietly(sent: Promise<unknown>): Promise<void> {
    await within(sent, SEND_LIMIT_MS, () => new Error('the bus is slow')).catch((error: unknown) =>
      loggers.jobs.debug({ err: error }, 'a job event was not sent'),
    );
  }
}

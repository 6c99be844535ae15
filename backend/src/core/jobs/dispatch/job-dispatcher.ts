import { Injectable } from '@nestjs/common';
import { loggers } from '../../observability/loggers.js';
import { JobAnnouncer } from '../store/job-announcer.js';
import { isFinished, type JobRecord } from '../job-definition.js';
import { QueueUnavailableError } from '../job-errors.js';
import { JobQueues } from '../queues/job-queues.js';
import { JobStore } from '../store/job-store.js';
import { JobGroups } from './job-groups.js';

/** Hands jobs to the queue: at once, or, for a job of a group, when its turn has come. */
@Injectable()
export class JobDispatcher {
  constructor(
    private readonly store: JobStore,
    private readonly groups: JobGroups,
    private readonly queues: JobQueues,
    private readonly announcer: JobAnnouncer,
  ) {}

  /** Takes a committed, queued job. One whose group is busy stays in the table. @throws QueueUnavailableError */
  async handOver(record: JobRecord): Promise<void> {
    // Announced before a worker can take the job, or this event could arrive after the worker's.
    await this.announcer.changed(record);
    if (record.groupKey === null) await this.add(record);
    else await this.next(record.groupKey);
  }

  /** Hands over the job of the group whose turn it is, if there is one. @throws QueueUnavailableError; a worker adds it later */
  async next(groupKey: string): Promise<void> {
    const record = await this.groups.admitNext(groupKey);
    if (record) await this.add(record);
  }

  /** After the end of a job, hands over the next one of its group. What cannot be done now is done by a worker later. */
  async afterEnd(record: JobRecord): Promise<void> {
    if (record.groupKey === null || !isFinished(record)) return;
    await this.next(record.groupKey).catch((error: unknown) => {
      // The caller of a queue that is down has already logged it.
      if (!(error instanceof QueueUnavailableError)) loggers.jobs.warn({ err: error }, 'the next job of a group will be handed over later');
    });
  }

  async add(record: JobRecord): Promise<void> {
    await this.queues.add(record);
    await this.store.markDispatched(record.id);
  }
}

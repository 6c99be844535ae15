import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { cancellable } from '../../events/cancellable.js';
import { EventBus } from '../../events/event-bus.js';
import { allJobsChannel, jobChannel, reviveJob } from './job-channels.js';
import { isFinished, type JobRecord } from '../job-definition.js';
import { JobNotFoundError } from '../job-errors.js';
import { JobReader } from './job-reader.js';
import { JOB_SETTINGS, type JobSettings } from '../job-settings.js';

/** Follows jobs by events, and by looking at the row in case an event is lost. */
@Injectable()
export class JobWatcher {
  constructor(
    @Inject(JOB_SETTINGS) private readonly settings: JobSettings,
    private readonly reader: JobReader,
    private readonly bus: EventBus,
  ) {}

  watch(id: string, signal?: AbortSignal): AsyncIterableIterator<JobRecord> {
    return cancellable((either) => this.follow(id, either), signal);
  }

  watchAll(signal?: AbortSignal): AsyncIterableIterator<JobRecord> {
    return cancellable((either) => this.followAll(either), signal);
  }

  private async *follow(id: string, signal: AbortSignal): AsyncGenerator<JobRecord> {
    const subscription = this.bus.subscribe(jobChannel(id), { signal });
    const events = subscription[Symbol.asyncIterator]();
    try {
      await subscription.ready.catch(() => undefined);
      let last = await this.find(id);
      yield last;
      let next = events.next();
      while (!isFinished(last) && !signal.aborted) {
        const event = await this.nextOrPause(next, signal);
        if (event?.done) return;
        if (event) next = events.next();
        const record = event ? reviveJob(event.value) : await this.find(id);
        if (event || differs(last, record)) yield record;
        last = record;
      }
    } finally {
      subscription.close();
    }
  }

  private async *followAll(signal: AbortSignal): AsyncGenerator<JobRecord> {
    for await (const event of this.bus.subscribe(allJobsChannel, { signal })) yield reviveJob(event);
  }

  private async nextOrPause(
    next: Promise<IteratorResult<JobRecord>>,
    signal?: AbortSignal,
  ): Promise<IteratorResult<JobRecord> | undefined> {
    const over = new AbortController();
    const either = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
    try {
      return await Promise.race([next, delay(this.settings.timing.pollMs, undefined, { signal: either }).catch(() => undefined)]);
    } finally {
      over.abort();
    }
  }

  private async find(id: string): Promise<JobRecord> {
    const record = await this.reader.find(id);
    if (!record) throw new JobNotFoundError();
    return record;
  }
}

const differs = (a: JobRecord, b: JobRecord) =>
  a.state !== b.state || a.stage !== b.stage || a.percent !== b.percent || a.done !== b.done || a.attempts !== b.attempts;

import type { Queue } from 'bullmq';
import { within } from '../../async/within.js';
import type { HealthAnswer } from '../../observability/health.js';
import { loggers } from '../../observability/loggers.js';
import { definedJobs, type JobRecord } from '../job-definition.js';
import { QueueUnavailableError } from '../job-errors.js';

/** The queue's side of enqueueing: every call ends within the limit, by `QueueUnavailableError` when the queue is down. */
export class JobQueues {
  private readonly queues: ReadonlyMap<string, Queue>;
  private down = false;

  /** @param callLimitMs longest call */
  constructor(
    queues: readonly Queue[],
    private readonly backend: string,
    private readonly callLimitMs: number,
  ) {
    this.queues = new Map(queues.map((queue) => [queue.name, queue]));
    for (const queue of queues) queue.on('error', (error) => this.noteDown(error));
  }

  /** Adding a job that is already in the queue changes nothing. The queue holds only the id; the row has the payload. */
  async add({ id, name, queue, attempts, maxAttempts }: JobRecord): Promise<void> {
    const backoffMs = definedJobs().find((definition) => definition.name === name)?.backoffMs ?? 0;
    await this.call(queue, (held) =>
      held.add(
        name,
        {},
        {
          jobId: id,
          attempts: Math.max(maxAttempts - attempts, 1),
          backoff: { type: 'exponential', delay: backoffMs },
          removeOnComplete: true,
          removeOnFail: true,
        },
      ),
    );
  }

  /** Leaves a job alone if a worker has it. */
  async remove({ id, queue }: Pick<JobRecord, 'id' | 'queue'>): Promise<void> {
    await this.call(queue, (held) => held.remove(id));
  }

  /** Whether the queue will give the job to a worker, or already has. */
  async knows({ id, queue }: Pick<JobRecord, 'id' | 'queue'>): Promise<boolean> {
    const state = await this.call(queue, (held) => held.getJobState(id));
    return state !== 'unknown' && state !== 'completed' && state !== 'failed';
  }

  async health(): Promise<HealthAnswer> {
    try {
      const counts = await Promise.all(
        [...this.queues.keys()].map((name) => this.call(name, (queue) => queue.getJobCounts('wait', 'active', 'delayed'))),
      );
      const sum = (state: string) => counts.reduce((total, count) => total + (count[state] ?? 0), 0);
      return { ok: true, detail: `${this.backend}: ${sum('wait')} waiting, ${sum('active')} active, ${sum('delayed')} delayed` };
    } catch {
      return { ok: false, detail: `${this.backend}: not reachable` };
    }
  }

  private async call<T>(name: string, use: (queue: Queue) => Promise<T>): Promise<T> {
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`There is no queue "${name}".`);
    try {
      const answer = await within(use(queue), this.callLimitMs, () => new Error('no answer in time'));
      this.down = false;
      return answer;
    } catch (error) {
      this.noteDown(error);
      throw new QueueUnavailableError(error);
    }
  }

  private noteDown(error: unknown): void {
    if (!this.down) loggers.jobs.warn({ err: error }, 'the queue is not reachable');
    this.down = true;
  }
}

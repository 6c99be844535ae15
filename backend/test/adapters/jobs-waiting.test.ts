import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { HandlesJob } from '../../src/core/jobs/running/handles-job.decorator.js';
import { defineJob, type JobContext, type JobState } from '../../src/core/jobs/job-definition.js';
import { JobMustWait } from '../../src/core/jobs/job-errors.js';
import { setUpLoggers } from '../../src/core/observability/loggers.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { type JobsApp, startJobsApp } from '../support/jobs-app.js';

const PATIENT = defineJob({
  name: 'patient',
  payload: z.object({ id: z.string() }),
  queue: 'work',
  attempts: 2,
  backoffMs: 10,
  timeoutMs: 60_000,
});

let handle: (context: JobContext) => Promise<object | void>;

@Injectable()
@HandlesJob(PATIENT)
class PatientHandler {
  handle(_payload: object, context: JobContext): Promise<object | void> {
    return handle(context);
  }
}

describe('a job that must wait', () => {
  let database: TestDatabase;
  let app: JobsApp;
  let lines: Record<string, unknown>[];

  beforeAll(async () => {
    database = await createDatabase();
    app = await startJobsApp({
      databaseUrl: database.url,
      backend: { kind: 'postgres', url: database.url },
      role: 'both',
      providers: [PatientHandler],
      jobs: [PATIENT.name],
      timing: { waitMs: 20, waitMaxMs: 50 },
    });
    setUpLoggers({ level: 'info', pretty: false, sink: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  });
  beforeEach(() => {
    lines = [];
  });
  afterAll(async () => {
    setUpLoggers({ level: 'silent', pretty: false });
    await app.close();
    await database.drop();
  });

  const start = (id: string) => app.jobs.enqueue(PATIENT, { id }, { subject: `document:${id}` });
  const when = (id: string, ...states: JobState[]) =>
    eventually(
      () => app.jobs.get(id),
      ({ state }) => states.includes(state),
    );
  const waits = (calls: { count: number }, times: number) => async (context: JobContext) => {
    calls.count += 1;
    if (calls.count <= times) throw new JobMustWait('waiting for the index', new Error('connection refused'));
    await context.progress({ stage: 'writing', percent: 50 });
    return { written: 1 };
  };

  it('is tried for as long as it takes and uses up no attempt', async () => {
    const calls = { count: 0 };
    handle = waits(calls, 7);
    const { id } = await start('a');
    const done = await when(id, 'completed', 'failed');
    expect(done).toMatchObject({ state: 'completed', attempts: 1, errorText: null, result: { written: 1 } });
    expect(calls.count).toBe(8);
    // The queue has taken every pause as it was given.
    expect(lines.filter(({ msg }) => msg === 'job was unknown to the queue')).toEqual([]);
  });

  it('says what it waits for, and can be cancelled', async () => {
    handle = waits({ count: 0 }, Infinity);
    const { id } = await start('b');
    const waiting = await eventually(
      () => app.jobs.get(id),
      ({ stage, state }) => stage !== null && state === 'queued',
    );
    expect(waiting).toMatchObject({ stage: 'waiting for the index', percent: 0, errorText: null });
    await app.jobs.cancel(id);
    await when(id, 'cancelled');
  });

  it('leaves a line when it starts, begins to wait and ends, with its id and that of what it works on', async () => {
    handle = waits({ count: 0 }, 4);
    const { id } = await start('c');
    await when(id, 'completed');
    const own = await eventually(
      () => lines.filter(({ jobId, msg }) => jobId === id && msg !== 'job was unknown to the queue'),
      (found) => found.at(-1)?.outcome === 'completed',
    );
    expect(own.map(({ msg, outcome }) => [msg, outcome])).toEqual([
      ['job started', undefined],
      ['job must wait', undefined],
      ['job ended', 'waiting'],
      ['job ended', 'completed'],
    ]);
    for (const line of own) expect(line).toMatchObject({ name: 'patient', subject: 'document:c' });
    expect(own.at(-1)).toMatchObject({ durationMs: expect.any(Number) as unknown });
  });

  it('leaves lines of a failure, too', async () => {
    handle = () => Promise.reject(new Error('broken'));
    const { id } = await start('d');
    await when(id, 'failed');
    const own = await eventually(
      () => lines.filter(({ jobId, msg }) => jobId === id && msg !== 'job failed' && msg !== 'job failed, will be tried again'),
      (found) => found.at(-1)?.outcome === 'failed',
    );
    expect(own.map(({ msg, attempt, outcome }) => [msg, attempt, outcome])).toEqual([
      ['job started', 1, undefined],
      ['job ended', undefined, 'retry'],
      ['job started', 2, undefined],
      ['job ended', undefined, 'failed'],
    ]);
  });
});

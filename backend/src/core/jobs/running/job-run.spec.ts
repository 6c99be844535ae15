import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { JobProgress, JobRecord } from '../job-definition.js';
import { JobRun } from './job-run.js';

describe('JobRun', () => {
  let written: JobProgress[];
  let answer: Pick<JobRecord, 'cancelRequested'> | null;
  let run: JobRun;

  beforeEach(() => {
    jest.useFakeTimers();
    written = [];
    answer = { cancelRequested: false };
    run = new JobRun('job', {
      progressMs: 100,
      abortGraceMs: 1000,
      write: (_, progress) => {
        written.push(progress);
        return Promise.resolve(answer as JobRecord | null);
      },
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const percents = () => written.map(({ percent }) => percent);

  it('writes a new stage at once and the newest of many steps after the pause', async () => {
    await run.progress({ stage: 'reading', percent: 1 });
    for (let percent = 2; percent <= 50; percent += 1) void run.progress({ stage: 'reading', percent });
    await jest.advanceTimersByTimeAsync(100);
    expect(percents()).toEqual([1, 50]);
    await run.progress({ stage: 'indexing', percent: 51 });
    expect(percents()).toEqual([1, 50, 51]);
  });

  it('keeps percentages whole and within bounds', async () => {
    await run.progress({ stage: 'a', percent: -5 });
    await run.progress({ stage: 'b', percent: 66.6 });
    await run.progress({ stage: 'c', percent: 101 });
    expect(percents()).toEqual([0, 67, 100]);
  });

  it('writes nothing after its end', async () => {
    await run.progress({ stage: 'a', percent: 1 });
    void run.progress({ stage: 'a', percent: 2 });
    await run.stop();
    await run.progress({ stage: 'b', percent: 3 });
    await jest.advanceTimersByTimeAsync(1000);
    expect(percents()).toEqual([1]);
  });

  it('aborts when its progress shows that the job was cancelled or taken over', async () => {
    answer = { cancelRequested: true };
    await run.progress({ stage: 'a', percent: 1 });
    expect(run.abortedAs).toBe('cancelled');

    const other = new JobRun('job', { progressMs: 100, abortGraceMs: 1000, write: () => Promise.resolve(null) });
    await other.progress({ stage: 'a', percent: 1 });
    expect(other.abortedAs).toBe('superseded');
  });

  it('does not fail the handler when progress cannot be written', async () => {
    const broken = new JobRun('job', { progressMs: 100, abortGraceMs: 1000, write: () => Promise.reject(new Error('down')) });
    await broken.progress({ stage: 'a', percent: 1 });
    expect(broken.signal.aborted).toBe(false);
  });

  it('waits for a handler that heeds its signal, and gives one that does not up after the grace', async () => {
    const ignored = jest.fn();
    let finish: (result: string) => void = () => undefined;
    const heeding = run.settle(new Promise<string>((resolve) => (finish = resolve)), ignored);
    run.abort('cancelled');
    await jest.advanceTimersByTimeAsync(900);
    finish('done');
    expect(await heeding).toBe('done');
    expect(ignored).not.toHaveBeenCalled();

    const deaf = run.settle(new Promise<string>(() => undefined), ignored);
    const rejected = expect(deaf).rejects.toMatchObject({ kind: 'cancelled', code: 'JOB_CANCELLED' });
    await jest.advanceTimersByTimeAsync(1000);
    await rejected;
    expect(ignored).toHaveBeenCalledTimes(1);
  });

  it('keeps its first reason', () => {
    run.abort('timeout');
    run.abort('cancelled');
    expect(run.abortedAs).toBe('timeout');
  });
});

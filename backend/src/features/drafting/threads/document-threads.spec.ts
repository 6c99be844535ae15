import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { RateLimitedError } from '../../../core/errors/common-errors.js';
import type { RateLimits } from '../../../core/limits/rate-limits.js';
import { WorkerPool } from '../../../core/concurrency/worker-pool.js';
import { loadTemplate } from '../../templates/engine/document-template.js';
import { DocumentThreads } from './document-threads.js';

const SHORT = 'The rent was paid.';
const LONG = 'The rent was paid in time. '.repeat(1000);
const TURN = { userId: 'user' };
const UNLIMITED = { check: () => Promise.resolve(), add: () => Promise.resolve() } as unknown as RateLimits;
const reply = loadTemplate('reply');
const form = (defenses: string) => ({
  values: { complaint_summary: 'Rent is said to be unpaid', respondent_details: 'Ravi Kumar, tenant', defenses },
  extra: {},
});

describe('DocumentThreads', () => {
  /** Of a user whose time for texts is used up, so that what would go to a thread is refused. */
  const threads = new DocumentThreads({ check: () => Promise.reject(new RateLimitedError(60)) } as unknown as RateLimits);
  afterAll(() => threads.onApplicationShutdown());

  const tasks: [string, (text: string) => Promise<unknown>][] = [
    ['check', (text) => threads.check({ content: text, given: {}, replaced: [] }, undefined, TURN)],
    ['check, by what it was made from', (text) => threads.check({ content: SHORT, given: { defenses: text }, replaced: [] }, reply, TURN)],
    ['lines', (text) => threads.lines(text, TURN)],
    ['instructions', (text) => threads.instructions(text, TURN)],
    ['freeTexts', (text) => threads.freeTexts({ content: text, parts: [] }, TURN)],
    ['paragraphs', (text) => threads.paragraphs(text, TURN)],
    ['readNotice', (text) => threads.readNotice(text, {}, TURN)],
    ['readEvents', (text) => threads.readEvents(text, TURN)],
    ['readFacts', (text) => threads.readFacts(text, TURN)],
    ['assemble', (text) => threads.assemble(reply, form(text), TURN)],
    ['compare', (text) => threads.compare(text, SHORT, TURN)],
    ['follow, by the suggestions', (text) => threads.follow(reply, { ...form(SHORT), content: SHORT, suggestions: text }, TURN)],
    ['follow, by the draft', (text) => threads.follow(reply, { ...form(SHORT), content: text, suggestions: SHORT }, TURN)],
  ];

  it.each(tasks)('works on texts in a thread only, however short they are, at the cost of the user: %s', async (_name, task) => {
    await expect(task(SHORT)).rejects.toThrow(RateLimitedError);
    await expect(task(LONG)).rejects.toThrow(RateLimitedError);
  });
});

describe('DocumentThreads with time left', () => {
  const threads = new DocumentThreads(UNLIMITED);
  afterAll(() => threads.onApplicationShutdown());

  it('reads short texts within a short limit, which a long one is not bound to', async () => {
    const call = jest.spyOn(WorkerPool.prototype, 'call').mockResolvedValue([]);
    try {
      await threads.readNotice(SHORT, {}, TURN);
      await threads.readNotice(LONG, {}, TURN);
      await threads.follow(reply, { ...form(SHORT), content: SHORT, suggestions: SHORT }, TURN);
      const limits = call.mock.calls.map(([, , , options]) => options?.timeoutMs);
      expect(limits).toEqual([2000, undefined, undefined]);
    } finally {
      call.mockRestore();
    }
  });
});

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('the priority of the threads that work on texts', () => {
  const threads = new DocumentThreads(UNLIMITED);
  afterAll(() => threads.onApplicationShutdown());

  /** `nice` values of the threads of this process by their ids, see proc_pid_stat(5). */
  const priorities = (): Map<string, number> =>
    new Map(
      readdirSync('/proc/self/task').flatMap((id) => {
        try {
          const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
          return [[id, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])]];
        } catch {
          // It has ended in the meantime.
          return [];
        }
      }),
    );

  it('is lower than that of the event loop, which everybody waits for', async () => {
    const before = priorities();
    await threads.compare(SHORT, LONG, TURN);
    const fresh = [...priorities()].filter(([id]) => !before.has(id)).map(([, priority]) => priority);
    expect(Math.max(...fresh)).toBeGreaterThan(getPriority());
  });
});

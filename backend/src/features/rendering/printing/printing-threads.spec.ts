import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { LIGHT_CHARACTERS } from '../../../core/concurrency/text-threads.js';
import { WorkerPool } from '../../../core/concurrency/worker-pool.js';
import { ordinaryLayout } from '../layout/page-layout.js';
import type { ApprovedTexts } from '../../../core/approval/approved-texts.js';
import { PrintingThreads } from './printing-threads.js';

const NO_APPROVAL = { onPaper: () => Promise.resolve(null) } as unknown as ApprovedTexts;
const TURN = { userId: 'user' };
const light = { content: 'The rent was paid.', paper: 'A4' as const, layout: ordinaryLayout('A4') };
const atTheBorder = { ...light, content: 'x'.repeat(LIGHT_CHARACTERS) };
const long = { ...light, content: 'x'.repeat(LIGHT_CHARACTERS + 1) };

describe('PrintingThreads', () => {
  const threads = new PrintingThreads(NO_APPROVAL);
  const inThread = jest.spyOn(WorkerPool.prototype, 'call');
  afterEach(() => {
    inThread.mockClear();
  });
  afterAll(async () => {
    inThread.mockRestore();
    await threads.onApplicationShutdown();
  });
  const called = () => inThread.mock.calls.map(([user, task]) => [user, task]);

  it('prints texts in a thread, in the turn of their user, short ones within a short limit', async () => {
    inThread.mockResolvedValue('');
    await threads.txt(light, TURN);
    await threads.html(atTheBorder, TURN);
    await threads.txt(long, TURN);
    await threads.html(long, TURN);
    expect(called()).toEqual([
      ['user', 'txt'],
      ['user', 'html'],
      ['user', 'txt'],
      ['user', 'html'],
    ]);
    expect(inThread.mock.calls.map(([, , , options]) => options?.timeoutMs)).toEqual([2000, 2000, undefined, undefined]);
  });

  it('prints Word files and redlines in a thread too', async () => {
    inThread.mockResolvedValue(new Uint8Array());
    await threads.docx(light, TURN);
    await threads.redline({ ...light, compareWith: 'The rent is due.' }, TURN);
    expect(called()).toEqual([
      ['user', 'docx'],
      ['user', 'redline'],
    ]);
  });
});

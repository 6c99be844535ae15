import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { LIGHT_CHARACTERS } from '../../../core/workers/text-threads.js';
import { WorkerPool } from '../../../core/workers/worker-pool.js';
import { PrintingThreads } from './printing-threads.js';

const TURN = { userId: 'user' };
const light = { content: 'The rent was paid.', paper: 'A4' as const };
const atTheBorder = { ...light, content: 'x'.repeat(LIGHT_CHARACTERS) };
const long = { ...light, content: 'x'.repeat(LIGHT_CHARACTERS + 1) };

describe('PrintingThreads', () => {
  const threads = new PrintingThreads();
  const inThread = jest.spyOn(WorkerPool.prototype, 'call');
  afterEach(() => {
    inThread.mockClear();
  });
  afterAll(async () => {
    inThread.mockRestore();
    await threads.onApplicationShutdown();
  });
  const called = () => inThread.mock.calls.map(([user, task]) => [user, task]);

  it('prints texts of up to 20,000 characters at once, and longer ones in a thread, in the turn of their user', async () => {
    inThread.mockResolvedValue('');
    await threads.txt(light, TURN);
    await threads.html(atTheBorder, TURN);
    expect(called()).toEqual([]);
    await threads.txt(long, TURN);
    await threads.html(long, TURN);
    expect(called()).toEqual([
      ['user', 'txt'],
      ['user', 'html'],
    ]);
  });

  it('prints Word files and redlines in a thread, however short they are', async () => {
    inThread.mockResolvedValue(new Uint8Array());
    await threads.docx(light, TURN);
    await threads.redline({ ...light, compareWith: 'The rent is due.' }, TURN);
    expect(called()).toEqual([
      ['user', 'docx'],
      ['user', 'redline'],
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { ThemisClient } from './client.js';
import { RefusedError, TimeoutError, UnreachableError } from './errors.js';
import { waitBefore } from './retry.js';

/** A server that gives these answers one after the other. */
function server(...answers: (object | Error)[]) {
  const sent: { url: string; init: RequestInit }[] = [];
  const fetch = (url: URL, init: RequestInit = {}) => {
    sent.push({ url: url.href, init });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(Response.json(answer));
  };
  return { sent, fetch: fetch as typeof globalThis.fetch };
}

const BALANCE = { data: { balance: { tokens: 7 } } };
const refused = (code: string, more: object = {}) => ({ data: null, errors: [{ message: 'No.', extensions: { code, ...more } }] });
const themis = (fetch: typeof globalThis.fetch, more: object = {}) =>
  new ThemisClient({ url: 'https://themis.test', key: 'thm_key', fetch, ...more });

describe('calls of the client', () => {
  it('send the key to the given address only', async () => {
    const { sent, fetch } = server(BALANCE);
    expect(await themis(fetch).balance()).toBe(7);
    expect(sent).toEqual([{ url: 'https://themis.test/graphql', init: expect.objectContaining({ method: 'POST', redirect: 'error' }) }]);
    expect(sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer thm_key' });
  });

  it('try again what was refused for the moment, and no more often than they may', async () => {
    const { sent, fetch } = server(refused('RATE_LIMITED', { retryAfterSeconds: 0 }), BALANCE);
    expect(await themis(fetch).balance()).toBe(7);
    expect(sent.length).toBe(2);
    const busy = server(refused('BUSY', { retryAfterSeconds: 0 }));
    await expect(themis(busy.fetch, { retries: 99 }).balance()).rejects.toMatchObject({ code: 'BUSY' });
    expect(busy.sent.length).toBe(6);
  });

  it('do not ask a question again whose fate is not known, nor repeat a refusal', async () => {
    const away = server(new TypeError('fetch failed'));
    await expect(themis(away.fetch).ask({ question: 'Rent?' })).rejects.toBeInstanceOf(UnreachableError);
    expect(away.sent.length).toBe(1);
    const poor = server(refused('SCOPE_MISSING', { requestId: 'r-1' }));
    await expect(themis(poor.fetch).balance()).rejects.toMatchObject({ code: 'SCOPE_MISSING', message: 'No.', requestId: 'r-1' });
    expect(poor.sent.length).toBe(1);
  });

  it('name what is not an answer of the server, and leave the words of the caller who ends them', async () => {
    const page = () => Promise.resolve(new Response('<html>', { status: 502 }));
    await expect(themis(page, { retries: 0 }).balance()).rejects.toMatchObject({ code: 'UNREACHABLE' });
    const slow = (_url: unknown, init: RequestInit = {}) =>
      new Promise<Response>((_resolve, reject) => {
        const stop = () => reject(init.signal?.reason as Error);
        if (init.signal?.aborted) stop();
        else init.signal?.addEventListener('abort', stop);
      });
    await expect(themis(slow as typeof globalThis.fetch, { retries: 0, timeoutMs: 1 }).balance()).rejects.toBeInstanceOf(TimeoutError);
    const reason = new Error('enough');
    await expect(themis(slow as typeof globalThis.fetch).balance({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('wait as long as the server asks, within bounds', () => {
    const later = (retryAfterSeconds?: number) => new RefusedError('', 'RATE_LIMITED', { retryAfterSeconds });
    expect([waitBefore(later(3), 0, false), waitBefore(later(60), 0, false), waitBefore(later(), 2, false)]).toEqual([3000, null, 2000]);
    const outage = new RefusedError('', 'DATABASE_UNREACHABLE', { retryAfterSeconds: 1 });
    expect([waitBefore(outage, 0, true), waitBefore(outage, 0, false)]).toEqual([1000, null]);
    expect([waitBefore(new TimeoutError(1), 0, true), waitBefore(new TimeoutError(1), 0, false)]).toEqual([500, null]);
  });
});

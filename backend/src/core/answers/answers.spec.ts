import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import type { AccessTokens } from '../access/access-tokens.js';
import type { KeyAccess } from '../access/guards/key-access.js';
import type { AccessRequest } from '../access/request-context.js';
import { ClientGoneError, RateLimitedError, TooManyWaitingError } from '../errors/common-errors.js';
import { DatabaseTimeoutError } from '../errors/database-errors.js';
import { ANSWER_LIMITS } from './answer-limits.js';
import { Answers } from './answers.js';

const TOKENS = { subject: (authorization: string) => /^Bearer (user-\d+)$/.exec(authorization)?.[1] ?? null } as unknown as AccessTokens;
const KEYS = { holderOf: () => undefined } as unknown as KeyAccess;

const request = (authorization?: string, clientAddress = '192.0.2.1'): AccessRequest => ({
  id: 'sample',
  headers: { authorization },
  clientAddress,
});
const query = (cost = 1, signal?: AbortSignal) => ({ cost, kind: 'query', signal }) as const;

describe('Answers', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('knows an account by its token and a stranger by the network', async () => {
    const answers = new Answers(TOKENS, KEYS);
    expect(await answers.callerOf(request('Bearer user-1'))).toEqual({ kind: 'user', key: 'user-1' });
    const [one, other, far] = await Promise.all(
      ['2001:db8::1', '2001:db8::2', '2001:db9::1'].map((address) => answers.callerOf(request('Bearer made up', address))),
    );
    expect(one?.kind).toBe('stranger');
    expect(one).toEqual(other);
    expect(one).not.toEqual(far);
  });

  it('lets a user have a few operations under way, and others at the same time', async () => {
    const answers = new Answers(TOKENS, KEYS);
    const { perKey, maxWaitingPerKey } = ANSWER_LIMITS.operations;
    const begun = await Promise.all(Array.from({ length: perKey }, () => answers.begin(request('Bearer user-1'), query())));
    const gone = new AbortController();
    const waiting = Array.from({ length: maxWaitingPerKey }, () =>
      answers.begin(request('Bearer user-1'), query(1, gone.signal)).catch((error: unknown) => error),
    );
    // Until each of them stands in the line.
    await answers.callerOf(request('Bearer user-1'));
    await expect(answers.begin(request('Bearer user-1'), query())).rejects.toThrow(TooManyWaitingError);
    (await answers.begin(request('Bearer user-2'), query()))();
    begun[0]?.();
    expect(await waiting[0]).toEqual(expect.any(Function));
    gone.abort();
    for (const outcome of waiting.slice(1)) expect(await outcome).toBeInstanceOf(ClientGoneError);
  });

  it('lets a user have one dear operation under way, and cheap ones beside it', async () => {
    jest.useFakeTimers();
    const answers = new Answers(TOKENS, KEYS);
    const dear = query(ANSWER_LIMITS.dearCost + 1);
    const end = await answers.begin(request('Bearer user-1'), dear);
    let second: (() => void) | undefined;
    const waiting = answers.begin(request('Bearer user-1'), dear).then((leave) => (second = leave));
    (await answers.begin(request('Bearer user-1'), query(ANSWER_LIMITS.dearCost)))();
    (await answers.begin(request('Bearer user-2'), dear))();
    end();
    end();
    // Others have their time before the next.
    jest.advanceTimersByTime(ANSWER_LIMITS.dearRestMs - 1);
    await answers.callerOf(request('Bearer user-1'));
    expect(second).toBeUndefined();
    jest.advanceTimersByTime(1);
    await waiting;
    second?.();
    jest.advanceTimersByTime(ANSWER_LIMITS.dearRestMs);
    (await answers.begin(request('Bearer user-1'), dear))();
  });

  it('keeps no turn for a dear operation whose client has gone', async () => {
    const answers = new Answers(TOKENS, KEYS);
    const dear = (signal?: AbortSignal) => query(ANSWER_LIMITS.dearCost + 1, signal);
    const others = await Promise.all(
      Array.from({ length: ANSWER_LIMITS.operations.perKey }, () => answers.begin(request('Bearer user-1'), query())),
    );
    const gone = new AbortController();
    const waiting = answers.begin(request('Bearer user-1'), dear(gone.signal)).catch((error: unknown) => error);
    await answers.callerOf(request('Bearer user-1'));
    gone.abort();
    expect(await waiting).toBeInstanceOf(ClientGoneError);
    for (const end of others) end();
    (await answers.begin(request('Bearer user-1'), dear()))();
  });

  it('lets the mutations of strangers wait in lines of their own', async () => {
    const answers = new Answers(TOKENS, KEYS);
    const { perKey } = ANSWER_LIMITS.strangers;
    for (let at = 0; at < perKey; at += 1) await answers.begin(request(), query());
    const login = await answers.begin(request(), { cost: 1, kind: 'mutation' });
    expect(login).toEqual(expect.any(Function));
  });

  it('counts cost by network and by account', async () => {
    const answers = new Answers(TOKENS, KEYS);
    const { network, user } = ANSWER_LIMITS.cost;
    (await answers.begin(request('Bearer user-1', '192.0.2.1'), query(user)))();
    await expect(answers.begin(request('Bearer user-1', '198.51.100.1'), query(1))).rejects.toThrow(RateLimitedError);
    (await answers.begin(request('Bearer user-2', '192.0.2.1'), query(1)))();
    await expect(answers.begin(request(undefined, '192.0.2.1'), query(network))).rejects.toThrow(RateLimitedError);
    (await answers.begin(request(undefined, '203.0.113.1'), query(network)))();
  });

  it('says that the database is away to whoever waited in vain behind operations that it made fail', async () => {
    const answers = new Answers(TOKENS, KEYS);
    for (let at = 0; at < ANSWER_LIMITS.operations.perKey; at += 1) await answers.begin(request('Bearer user-1'), query());
    const late = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const waiting = [answers.begin(request('Bearer user-1'), query()), answers.begin(request('Bearer user-1'), query())];
    const refusals = waiting.map((each) => each.catch((error: unknown) => error));
    // Until both stand in the line.
    await setImmediate();
    answers.noteFailure(new Error('something else'));
    answers.noteFailure(new DatabaseTimeoutError());
    late.abort();
    for (const refusal of refusals) expect(await refusal).toMatchObject({ code: 'DATABASE_TIMEOUT', status: 503 });
    // An outage that was over before somebody came is no reason of theirs.
    expect(await answers.begin(request('Bearer user-1'), query()).catch((error: unknown) => error)).toMatchObject({ code: 'BUSY' });
  });
});

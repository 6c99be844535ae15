import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loggers } from '../../src/core/observability/loggers.js';
import { startApp, type TestApp } from '../support/app.js';
import { Callers } from '../support/callers.js';
import { ANSWER_LIMITS } from '../../src/core/answers/answer-limits.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.js';
import { inTurn } from '../support/in-turn.js';
import { ABSENT_ID, GRAPHQL, REST } from '../support/operations.js';
import { newUser } from '../support/people.js';
import { subscribe } from '../support/socket.js';

const FAULTS = ['down', 'reset', 'frozen'] as const;
type Fault = (typeof FAULTS)[number];

/**
 * What each way of being away may be called: one connection is refused while another one breaks, and, since all routes are asked at
 * once, whoever waits too long for a connection behind the others hears that the database is busy.
 */
const CODES: Record<Fault, RegExp> = {
  down: /^DATABASE_(UNREACHABLE|INTERRUPTED|BUSY)$/,
  reset: /^DATABASE_(UNREACHABLE|INTERRUPTED|BUSY)$/,
  frozen: /^DATABASE_(TIMEOUT|BUSY)$/,
};
const GUARDED = Object.entries(REST).filter(([, { access }]) => access !== 'public');
const FIELDS = Object.entries(GRAPHQL).filter(([, { access }]) => access !== 'public');
/** One guard asks for every call: each meets one way of being away. The fewest meet silence, for which eight at a time wait five seconds. */
const IN_TURN: Record<Fault, readonly number[]> = { down: [0, 1], reset: [2], frozen: [3] };
const CALLS_SHARE = 6;
const callsFor = <Call>(calls: readonly Call[], fault: Fault): Call[] =>
  inTurn(
    calls.filter((_call, at) => IN_TURN[fault].includes(at % 4)),
    CALLS_SHARE,
  );
/** One caller may have no more operations waiting. */
const MOST_AT_ONCE = ANSWER_LIMITS.operations.maxWaitingPerKey;
/** Public calls that cannot be answered without the database. */
const PUBLIC: [route: string, body: Record<string, string>][] = [
  ['POST /api/auth/login', { username: 'nobody@themis.test', password: 'nobody knows' }],
  ['POST /api/admin-auth/login', { username: 'nobody@themis.test', password: 'nobody knows' }],
];
const pathOf = (path: string) => path.replace(':id', ABSENT_ID).replace(':filename', 'absent.txt');

interface Outcome {
  status: number;
  code: unknown;
  retryAfter: string | null;
  text: string;
}

describe('a database that is away', () => {
  let app: TestApp;
  let wire: FaultProxy;
  let client: Client;
  let tokens: Record<'user' | 'admin', string>;

  beforeAll(async () => {
    app = await startApp(
      {},
      {
        reach: async (url) => {
          wire = await startFaultProxy(url);
          return wire.url;
        },
      },
    );
    client = new Client(app.url);
    const callers = await Callers.of(app, client);
    tokens = { user: String(await callers.token('user A')), admin: String(await callers.token('admin')) };
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterEach(async () => {
    jest.restoreAllMocks();
    await heal();
  });
  afterAll(async () => {
    await app.close();
    await wire.close();
  });

  const inflict: Record<Fault, () => Promise<void> | void> = {
    down: () => wire.cut(),
    reset: () => wire.reset(),
    frozen: () => wire.freeze(),
  };
  async function heal(): Promise<void> {
    wire.thaw();
    await wire.mend();
    await eventually(
      async () => (await call('GET', '/api/auth/me', tokens.user)).status,
      (status) => status === 200,
    );
  }

  async function call(method: string, path: string, token?: string, body: object = {}): Promise<Outcome> {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(method !== 'GET' && { 'content-type': 'application/json' }) };
    const response = await fetch(app.url + path, { method, headers, body: method === 'GET' ? undefined : JSON.stringify(body) });
    const text = await response.text();
    const { code, errors } = JSON.parse(text) as { code?: unknown; errors?: { extensions?: { code?: unknown } }[] };
    return { status: response.status, code: code ?? errors?.[0]?.extensions?.code, retryAfter: response.headers.get('retry-after'), text };
  }
  const login = (path: string, fields: Record<string, string>) => client.form<{ code?: string }>(path, fields);

  function expectRefusal(fault: Fault, name: string, { status, code, retryAfter, text }: Outcome): void {
    expect([name, status, code]).toEqual([name, 503, expect.stringMatching(CODES[fault])]);
    expect([name, Number(retryAfter)]).toEqual([name, expect.any(Number)]);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(text).not.toMatch(/select|insert|127\.0\.0\.1|ECONN|postgres|terminat/i);
  }

  it.each(FAULTS)('(%s) refuses guarded routes for now, and nobody as a stranger', async (fault) => {
    await inflict[fault]();
    const outcomes = await Promise.all(
      callsFor(GUARDED, fault).map(async ([route, { access }]) => {
        const [method = '', path = ''] = route.split(' ');
        return [route, await call(method, pathOf(path), tokens[access as 'user' | 'admin'])] as const;
      }),
    );
    for (const [route, outcome] of outcomes) expectRefusal(fault, route, outcome);
  });

  it.each(FAULTS)('(%s) refuses guarded fields of GraphQL in the same way', async (fault) => {
    await inflict[fault]();
    const fields = callsFor(
      FIELDS.filter(([, { kind }]) => kind !== 'subscription'),
      fault,
    );
    for (let from = 0; from < fields.length; from += MOST_AT_ONCE) {
      const outcomes = await Promise.all(
        fields.slice(from, from + MOST_AT_ONCE).map(async ([field, { kind, access, call: operation }]) => {
          const body = { query: `${kind} { ${operation} }` };
          return [field, await call('POST', '/graphql', tokens[access as 'user' | 'admin'], body)] as const;
        }),
      );
      for (const [field, outcome] of outcomes) expectRefusal(fault, field, outcome);
    }
  });

  it.each(FAULTS)('(%s) closes new sockets for now, and calls nobody a stranger', async (fault) => {
    await inflict[fault]();
    await Promise.all(
      FIELDS.filter(([, { kind }]) => kind === 'subscription').map(async ([field, { access, call: operation }]) => {
        const answers = [];
        for await (const answer of subscribe(client.as(tokens[access as 'user' | 'admin']), `subscription { ${operation} }`))
          answers.push(answer);
        expect([field, answers]).toEqual([field, [{ closed: { code: 1013, reason: 'Try again later' } }]]);
      }),
    );
  });

  it.each(['down', 'reset'] as const)('(%s) takes no login for a wrong one, nor lets anybody in', async (fault) => {
    const person = await newUser(client);
    await inflict[fault]();
    for (const [route, body] of PUBLIC) {
      const { status, body: answer, headers } = await login(route.split(' ')[1] ?? '', body);
      expect([route, status, answer.code]).toEqual([route, 503, expect.stringMatching(CODES[fault])]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await login('/api/auth/login', { username: person.email, password: person.password })).status).toBe(503);
    await heal();
    expect((await login('/api/auth/login', { username: person.email, password: person.password })).status).toBe(200);
    expect((await login('/api/auth/login', { username: person.email, password: 'not the one' })).status).toBe(401);
  });

  it.each(FAULTS)('(%s) still refuses a token that nobody signed, and a stranger', async (fault) => {
    await inflict[fault]();
    const forged = `${tokens.user.slice(0, -6)}AAAAAA`;
    expect((await call('GET', '/api/auth/me', forged)).status).toBe(401);
    expect((await call('GET', '/api/auth/me')).status).toBe(401);
  });

  it.each(FAULTS)('(%s) is over by itself: the same sessions count as before, and a revoked one does not', async (fault) => {
    const person = await newUser(client);
    const gone = await newUser(client);
    await inflict[fault]();
    expect((await call('GET', '/api/auth/me', person.client.token)).status).toBe(503);
    // Through another connection, as another process would.
    const ended = `update sessions set revoked_at = now() where user_id = (select id from users where email = $1)`;
    await app.database.query(ended, [gone.email]);
    await heal();
    expect((await call('GET', '/api/auth/me', person.client.token)).status).toBe(200);
    expect((await call('GET', '/api/auth/me', gone.client.token)).status).toBe(401);
    expect((await call('GET', '/api/admin/users', tokens.admin)).status).toBe(200);
  });

  it('answers the next request when the server ends every connection', async () => {
    for (let round = 0; round < 3; round += 1) {
      await app.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'themis'`,
      );
      const first = await call('GET', '/api/auth/me', tokens.user);
      if (first.status !== 200) expectRefusal('down', 'me', first);
      await eventually(
        async () => (await call('GET', '/api/auth/me', tokens.user)).status,
        (status) => status === 200,
      );
    }
  });

  it('names a query that the server broke off', async () => {
    const blocker = app.database.createQueryRunner();
    await blocker.startTransaction();
    try {
      await blocker.query('lock table users in access exclusive mode');
      const waiting = call('GET', '/api/auth/me', tokens.user);
      await eventually(
        () =>
          app.database.query<unknown[]>(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and application_name = 'themis' and wait_event_type = 'Lock'`,
          ),
        (ended) => ended.length > 0,
      );
      expectRefusal('down', 'me', await waiting);
    } finally {
      await blocker.rollbackTransaction();
      await blocker.release();
    }
  });

  it('is logged with its cause and the id that the client has', async () => {
    const warned = jest.spyOn(loggers.http, 'warn');
    await wire.cut();
    for (const ask of [
      () => fetch(`${app.url}/api/auth/me`, { headers: { authorization: `Bearer ${tokens.user}` } }),
      () =>
        fetch(`${app.url}/graphql`, {
          method: 'POST',
          headers: { authorization: `Bearer ${tokens.user}`, 'content-type': 'application/json' },
          body: '{"query":"{ me { id } }"}',
        }),
    ]) {
      warned.mockClear();
      const requestId = (await ask()).headers.get('x-request-id');
      expect(warned.mock.calls.map(([line]) => line)).toContainEqual(
        expect.objectContaining({
          requestId,
          code: expect.stringMatching(CODES.down),
          err: expect.objectContaining({ message: expect.any(String) }),
        }),
      );
    }
  });
});

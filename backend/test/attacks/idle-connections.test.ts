import { Agent, request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CONNECTION_LIMITS } from '../../src/core/http/connections/connection-shares.js';
import { type AttackedApi, START_LIMIT_MS, startAttackedApi } from '../support/attacked-api.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { ManyConnections } from '../support/many-connections.js';
import { newUser } from '../support/people.js';
import { RawConnection } from '../support/raw-connection.js';

const HEALTH = 'GET /health/live HTTP/1.1\r\nhost: a\r\n\r\n';
/** One more than there are places, from one address in each of nine networks. */
const NETWORKS = Array.from({ length: 9 }, (_, at) => `127.0.${at + 1}.1`);
const EACH = Math.ceil((CONNECTION_LIMITS.inAll + 1) / NETWORKS.length);
const OTHER_NETWORK = '127.0.99.1';

/** Asks over the connections of an agent. @returns the status */
const ask = (agent: Agent, url: string, token?: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const outgoing = request(`${url}/api/auth/me`, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode));
    });
    outgoing.once('error', reject).end();
  });

describe('connections that do nothing', () => {
  let api: AttackedApi;
  let user: Client;
  let many: ManyConnections;

  beforeAll(async () => {
    api = await startAttackedApi();
    user = (await newUser(new Client(api.url))).client;
  }, START_LIMIT_MS);
  afterEach(async () => {
    many.end();
    // The server learns of the end of a connection a moment after the client.
    await eventually(
      () => fetch(`${api.url}/health/live`).then(({ status }) => status),
      (status) => status === 200,
    );
  });
  afterAll(() => api.close());

  it.each([
    ['never send a byte', ''],
    ['have been answered once', HEALTH],
  ])('of nine addresses shut nobody out when they %s', async (_what, sent) => {
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await ask(kept, api.url, user.token)).toBe(200);
    const [before] = Object.values(kept.freeSockets).flatMap((sockets) => sockets ?? []);

    many = new ManyConnections(api.url);
    for (const address of NETWORKS) await many.add(EACH, address, sent);
    await eventually(
      () => many.open,
      (open) => open <= CONNECTION_LIMITS.strangers,
    );

    // Who was signed in before still has their connection, and whoever comes now gets one, also to sign in.
    expect(await ask(kept, api.url, user.token)).toBe(200);
    expect(Object.values(kept.freeSockets).flatMap((sockets) => sockets ?? [])).toEqual([before]);
    kept.destroy();
    await newUser(new Client(api.url));
    const other = await RawConnection.open(api.url, OTHER_NETWORK);
    other.send(HEALTH);
    expect((await other.answer()).status).toBe(200);
    other.reset();
    expect(api.ended()).toBeNull();
  });

  it('are no more of one network than its share, from however many of its addresses', async () => {
    many = new ManyConnections(api.url);
    for (let host = 1; host <= 4; host += 1) await many.add(400, `127.0.50.${host}`, HEALTH);
    await eventually(
      () => many.open,
      (open) => open <= CONNECTION_LIMITS.network,
    );
    expect(await ask(new Agent(), api.url, user.token)).toBe(200);
  });

  it('are no more of one address than its share', async () => {
    many = new ManyConnections(api.url);
    await many.add(CONNECTION_LIMITS.address + 100, '127.0.60.1', HEALTH);
    await eventually(
      () => many.open,
      (open) => open <= CONNECTION_LIMITS.address,
    );
    const neighbour = await RawConnection.open(api.url, '127.0.60.2');
    neighbour.send(HEALTH);
    expect((await neighbour.answer()).status).toBe(200);
    neighbour.reset();
  });
});

describe('requests that do not end, behind a proxy', () => {
  let api: AttackedApi;
  let many: ManyConnections;

  beforeAll(async () => {
    api = await startAttackedApi({ TRUST_PROXY: '1' });
    many = new ManyConnections(api.url);
  }, START_LIMIT_MS);
  afterAll(async () => {
    many.end();
    await api.close();
  });

  /** Its body never comes. */
  const unending = (client: string): string =>
    `POST /api/auth/login HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${client}\r\ncontent-type: application/json\r\ncontent-length: 9\r\nexpect: 100-continue\r\n\r\n`;

  it('are refused to the one client who has too many of them', async () => {
    await many.add(CONNECTION_LIMITS.address, '127.0.0.1', unending('192.0.2.7'));
    const answerTo = async (client: string): Promise<{ status: number; head: string; body: string }> => {
      const connection = await RawConnection.open(api.url);
      connection.send('GET /api/auth/me HTTP/1.1', 'host: a', `x-forwarded-for: ${client}`, '', '');
      const answer = await connection.answer();
      connection.reset();
      return answer;
    };
    const refused = await answerTo('192.0.2.7');
    expect([refused.status, JSON.parse(refused.body)]).toEqual([429, expect.objectContaining({ code: 'RATE_LIMITED' })]);
    expect(refused.head).toMatch(/retry-after: 1/i);
    expect(refused.head).toMatch(/x-request-id: /i);
    expect((await answerTo('192.0.2.8')).status).toBe(401);
    expect(api.ended()).toBeNull();
  });
});

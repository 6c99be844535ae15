import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SOCKET_LIMITS } from '../../src/core/sockets/socket-limits.js';
import { type AttackedApi, START_LIMIT_MS, startAttackedApi } from '../support/attacked-api.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { newUser } from '../support/people.js';
import { TestSocket } from '../support/test-socket.js';

const FLOOD = 3000;
const HEAVY = 60;
const PINGS = 4000;
const PING_BYTES = 8000;
/** Every template with its fields, as often as an operation may ask. */
const TEMPLATES = `{ ${Array.from({ length: 15 }, (_, at) => `t${at}: documentTemplates { documentType label fields { name label type } }`).join(' ')} }`;

interface Message {
  id?: string;
  type?: string;
  payload?: { data?: unknown; errors?: { extensions: Record<string, unknown> }[] } & { extensions: Record<string, unknown> }[];
}

describe('one socket on which everything is sent at once', () => {
  let api: AttackedApi;
  let client: Client;
  let other: Client;
  let sockets: TestSocket[] = [];
  let flooders = 0;

  beforeAll(async () => {
    api = await startAttackedApi();
    client = new Client(api.url);
    other = (await newUser(client)).client;
  }, START_LIMIT_MS);
  afterEach(() => {
    for (const { socket } of sockets) socket.terminate();
    sockets = [];
  });
  afterAll(() => api.close());

  async function signedIn(): Promise<TestSocket> {
    const { client: user } = await newUser(client);
    // What operations cost is counted by address as well: others at this one would pay for it.
    flooders += 1;
    const socket = await TestSocket.signedIn(api.url, user.token, { localAddress: `127.0.0.${10 + flooders}` });
    if (!(socket instanceof TestSocket)) throw new Error(`closed with ${socket.code}`);
    sockets.push(socket);
    return socket;
  }
  const othersAreServed = async (): Promise<void> => {
    for (let round = 0; round < 5; round += 1) {
      expect((await other.get('/api/auth/me')).status).toBe(200);
      expect((await other.graphql<{ me: object }>('{ me { id } }')).data).toHaveProperty('me.id');
    }
    expect(api.ended()).toBeNull();
  };
  const subscribe = (socket: TestSocket, id: string, query: string): void => socket.send({ id, type: 'subscribe', payload: { query } });
  /** The next answer to an operation: what it gives, or the code of its refusal. */
  async function outcome(socket: TestSocket): Promise<{ id: string; refused: unknown }> {
    for (;;) {
      const { id = '', type, payload } = (await socket.next()) as Message;
      if (type === 'error') return { id, refused: payload?.[0]?.extensions.code };
      if (type === 'next') return { id, refused: payload?.errors?.[0]?.extensions.code };
    }
  }

  it('keeps nobody waiting with thousands of operations that it takes back at once', async () => {
    const socket = await signedIn();
    for (let at = 0; at < FLOOD; at += 1) {
      subscribe(socket, `flood-${at}`, '{ me { id } documentTypes: documentTemplates { documentType } }');
      socket.send({ id: `flood-${at}`, type: 'complete' });
    }
    await othersAreServed();
    // It goes on answering, as soon as what was sent before has been dealt with.
    let refused: unknown = 'RATE_LIMITED';
    for (let at = 0; refused === 'RATE_LIMITED'; at += 1) {
      subscribe(socket, `last-${at}`, '{ me { id } }');
      let answer = await outcome(socket);
      while (answer.id !== `last-${at}`) {
        expect(answer.refused ?? 'RATE_LIMITED').toBe('RATE_LIMITED');
        answer = await outcome(socket);
      }
      refused = answer.refused;
    }
    expect(refused).toBeUndefined();
    await othersAreServed();
  });

  it('has a few of its heavy queries under way, and the rest refused', async () => {
    const socket = await signedIn();
    for (let at = 0; at < HEAVY; at += 1) subscribe(socket, `heavy-${at}`, TEMPLATES);
    await othersAreServed();
    const outcomes = [];
    while (outcomes.length < HEAVY) outcomes.push(await outcome(socket));
    const answered = outcomes.filter(({ refused }) => refused === undefined);
    expect(new Set(outcomes.map(({ id }) => id)).size).toBe(HEAVY);
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.length).toBeLessThanOrEqual(SOCKET_LIMITS.operations + HEAVY / 2);
    for (const { refused } of outcomes) expect(refused ?? 'RATE_LIMITED').toBe('RATE_LIMITED');
    await othersAreServed();
  });

  it('is not read any further while its client does not read', async () => {
    const socket = await signedIn();
    let pongs = 0;
    socket.socket.on('message', () => (pongs += 1));
    socket.socket.pause();
    for (let at = 0; at < PINGS; at += 1) socket.send({ type: 'ping', payload: { at, fill: 'x'.repeat(PING_BYTES) } });
    await othersAreServed();
    expect(socket.socket.bufferedAmount).toBeGreaterThan(0);
    socket.socket.resume();
    await eventually(
      () => pongs,
      (count) => count === PINGS,
    );
    await othersAreServed();
  });

  it('makes no more of long answers than its client reads', async () => {
    const flooding = [await signedIn(), await signedIn(), await signedIn()];
    for (const socket of flooding) {
      socket.socket.pause();
      for (let at = 0; at < 200; at += 1) subscribe(socket, `unread-${at}`, TEMPLATES);
    }
    await othersAreServed();
    for (const socket of flooding) {
      socket.socket.resume();
      expect((await outcome(socket)).refused ?? 'RATE_LIMITED').toBe('RATE_LIMITED');
    }
    await othersAreServed();
  });
});

import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { hasUnansweredRequest, inTurn, REQUESTS_WAITING_MAX } from './requests-in-turn.js';

const request = (at: number | string): string => `GET /${at} HTTP/1.1\r\nhost: a\r\n\r\n`;
const requests = (count: number): string => Array.from({ length: count }, (_, at) => request(at)).join('');

describe('requests of one connection', () => {
  let server: Server;
  const clients: Socket[] = [];
  /** What has been begun and not answered, in the order of its beginning. */
  let begun: { url: string; response: ServerResponse }[] = [];

  async function start(answer: RequestListener): Promise<void> {
    server = createServer(inTurn(answer));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  async function client(): Promise<Socket> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    clients.push(socket.on('error', () => undefined));
    await once(socket, 'connect');
    return socket;
  }
  const untilBegun = async (count: number): Promise<void> => {
    while (begun.length < count) await setImmediate();
  };
  const collect: RequestListener = ({ url = '' }, response) => void begun.push({ url, response });

  afterEach(() => {
    for (const socket of clients.splice(0)) socket.destroy();
    server.close();
    begun = [];
  });

  it('are worked on one at a time, in their order', async () => {
    await start(collect);
    const socket = await client();
    let received = '';
    socket.on('data', (bytes) => (received += bytes.toString()));
    socket.write(requests(4));
    for (let at = 0; at < 4; at += 1) {
      await untilBegun(at + 1);
      await setImmediate();
      expect(begun.map(({ url }) => url)).toEqual(Array.from({ length: at + 1 }, (_, each) => `/${each}`));
      begun[at]?.response.end(`answer ${at}`);
    }
    while (!received.includes('answer 3')) await setImmediate();
    expect([...received.matchAll(/answer \d/g)].map(String)).toEqual(['answer 0', 'answer 1', 'answer 2', 'answer 3']);
  });

  it('do not keep those of others waiting', async () => {
    await start(collect);
    (await client()).write(requests(3));
    await untilBegun(1);
    (await client()).write(request('other'));
    await untilBegun(2);
    expect(begun.map(({ url }) => url)).toEqual(['/0', '/other']);
  });

  it('end their connection when there are too many at once, and nothing that waits is begun', async () => {
    await start(collect);
    const socket = await client();
    const closed = once(socket, 'close');
    socket.write(requests(REQUESTS_WAITING_MAX + 2));
    await closed;
    expect(begun.map(({ url }) => url)).toEqual(['/0']);
  });

  it('are all answered when a client sends more than may wait, as long as it does so bit by bit', async () => {
    const answered: string[] = [];
    await start(({ url = '' }, response) => {
      answered.push(url);
      response.end('ok');
    });
    const socket = await client();
    socket.resume();
    for (let at = 0; at < 3 * REQUESTS_WAITING_MAX; at += 1) {
      socket.write(request(at));
      await setImmediate();
    }
    while (answered.length < 3 * REQUESTS_WAITING_MAX) await setImmediate();
    expect(answered.at(-1)).toBe(`/${3 * REQUESTS_WAITING_MAX - 1}`);
  });

  it('wait until the client has read the answer before', async () => {
    await start((incoming, response) => {
      collect(incoming, response);
      response.end(Buffer.alloc(32 * 1024 * 1024));
    });
    const socket = await client();
    socket.write(requests(2));
    await untilBegun(1);
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    expect(begun).toHaveLength(1);
    socket.resume();
    await untilBegun(2);
  });

  it('tell whether one of them is still to be answered', async () => {
    await start(collect);
    (await client()).write(request('0'));
    await untilBegun(1);
    const [{ response } = { response: undefined }] = begun;
    const connection = response?.socket as Socket;
    expect(hasUnansweredRequest(connection)).toBe(true);
    response?.end();
    while (hasUnansweredRequest(connection)) await setImmediate();
  });

  it('know nothing of the one before', async () => {
    const scope = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    await start(({ url }, response) => {
      seen.push(scope.getStore());
      scope.run(String(url), () => response.end('ok'));
    });
    (await client()).write(requests(3));
    while (seen.length < 3) await setImmediate();
    expect(seen).toEqual([undefined, undefined, undefined]);
  });
});

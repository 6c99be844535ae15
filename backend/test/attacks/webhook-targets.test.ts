import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { parseAddressRanges } from '../../src/core/addresses/address-ranges.js';
import { problemOfUrl } from '../../src/features/webhooks/sending/target.js';
import { type Resolve, WebhookSender } from '../../src/features/webhooks/sending/webhook-sender.js';

type Handler = Parameters<typeof createServer>[1];
const LOCAL = '127.0.0.0/8';

/** Gives up sooner, for what never answers. */
class HastySender extends WebhookSender {
  protected override readonly timeLimitMs = 300;
}

describe('an address that a user gave for webhooks', () => {
  const servers: Server[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });

  /** A server in the operator's own network, with the paths that it was asked for. */
  async function inside(handler: Handler = (_request, response) => response.end('ok')): Promise<{ port: number; asked: string[] }> {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      handler?.(request, response as never);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { port: (server.address() as AddressInfo).port, asked };
  }
  const sender = (ranges: string, resolve?: Resolve) => new WebhookSender({ webhookRanges: parseAddressRanges(ranges) }, resolve);
  const send = (to: string, ranges = '', resolve?: Resolve) => sender(ranges, resolve).send(to, '{}', {});
  const hastily = (to: string, resolve?: Resolve) =>
    new HastySender({ webhookRanges: parseAddressRanges(LOCAL) }, resolve).send(to, '{}', {});
  const named =
    (...addresses: string[]): Resolve =>
    () =>
      Promise.resolve(addresses);

  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433', '0x7f.1', '127.1', '[::ffff:7f00:1]', '0'])(
    'reaches nothing of this machine as https://%s',
    async (host) => {
      const { port, asked } = await inside();
      expect(problemOfUrl(`https://${host}:${port}/`, [])).toBe('The address must be one on the internet');
      expect((await send(`https://${host}:${port}/`)).error).toBe('NO_PUBLIC_ADDRESS');
      expect((await send(`http://${host}:${port}/`)).error).toBe('NO_PUBLIC_ADDRESS');
      expect(asked).toEqual([]);
    },
  );

  it.each([
    ['this machine', ['127.0.0.1']],
    ['this machine beside a public address', ['93.184.215.14', '127.0.0.1']],
    ['a metadata service', ['169.254.169.254']],
    ['an internal network', ['fd00::1']],
    ['nothing', []],
  ])('is refused when its name means %s', async (_what, addresses) => {
    expect((await send('https://rebound.example/', '', named(...addresses))).error).toBe('NO_PUBLIC_ADDRESS');
  });

  it('is looked up once: what its name means afterwards changes nothing', async () => {
    const { port, asked } = await inside();
    let lookups = 0;
    const rebinding: Resolve = () => Promise.resolve(lookups++ === 0 ? ['127.0.0.9'] : ['127.0.0.1']);
    // Nobody listens on 127.0.0.9; the server does on the address that the name has from then on.
    expect((await send(`http://rebound.example:${port}/`, LOCAL, rebinding)).error).toBe('CONNECTION_FAILED');
    expect([lookups, asked]).toEqual([1, []]);
    expect((await send(`http://rebound.example:${port}/`, LOCAL, named('127.0.0.1'))).error).toBeNull();
    expect(asked).toEqual(['/']);
  });

  it('is not left by a redirect', async () => {
    const there = await inside();
    const here = await inside((_request, response) => {
      response.writeHead(307, { location: `http://127.0.0.1:${there.port}/secret` }).end();
    });
    expect(await send(`http://127.0.0.1:${here.port}/`, LOCAL)).toMatchObject({ error: 'REDIRECT', status: 307 });
    expect(there.asked).toEqual([]);
  });

  it('may be in the internal network only where the administrator said so, and without encryption only there', async () => {
    const { port } = await inside();
    const to = `http://127.0.0.1:${port}/`;
    expect((await send(to, '10.0.0.0/8')).error).toBe('NO_PUBLIC_ADDRESS');
    expect(await send(to, LOCAL)).toMatchObject({ error: null, status: 200 });
    expect((await send('http://open.example/', LOCAL, named('93.184.215.14'))).error).toBe('NO_PUBLIC_ADDRESS');
    expect(problemOfUrl('http://open.example/', [])).toBeDefined();
  });

  it('gets 64 KB read of what it answers', async () => {
    let written = 0;
    const { port } = await inside((_request, response) => {
      const chunk = Buffer.alloc(64 * 1024, 'x');
      const more = (): void => {
        while (!response.destroyed && response.write(chunk)) written += chunk.length;
      };
      response.on('drain', more).writeHead(200);
      more();
    });
    expect(await send(`http://127.0.0.1:${port}/`, LOCAL)).toMatchObject({ error: null, status: 200 });
    // What the sockets hold comes on top; an endless answer would have gone on.
    expect(written).toBeLessThan(64 * 1024 * 1024);
  });

  it.each<[string, Handler, string | null]>([
    ['never answers', () => undefined, 'TIMEOUT'],
    [
      'sends endless headers',
      (request) => {
        request.socket.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(() => request.socket.write(`x-${Math.random()}: ${'y'.repeat(900)}\r\n`), 5);
        request.socket.once('close', () => clearInterval(timer)).on('error', () => undefined);
      },
      'CONNECTION_FAILED',
    ],
    ['breaks off', (request) => void request.socket.destroy(), 'CONNECTION_FAILED'],
    ['answers with an error', (_request, response) => void response.writeHead(500).end('x'), 'REFUSED'],
  ])('that %s does not take longer than the limit', async (_what, handler, error) => {
    const { port } = await inside(handler);
    expect((await hastily(`http://127.0.0.1:${port}/`)).error).toBe(error);
  });

  it('is given up when its name server does not answer', async () => {
    expect((await hastily('https://slow.example/', () => new Promise(() => undefined))).error).toBe('TIMEOUT');
  });
});

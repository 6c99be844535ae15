import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { registerDeveloperPages, registerPage } from './front-end.js';

const PAGE = '<html><meta content="__CSP_NONCE__"></html>';
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('registerPage', () => {
  let directory: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'themis-front-end-'));
    await writeFile(path.join(directory, 'index.html'), PAGE);
    await writeFile(path.join(directory, 'routes.json'), JSON.stringify(['/', '/login', '/admin', '/developers']));
    await writeFile(path.join(directory, 'developers.html'), `${PAGE}<noscript>Quickstart</noscript>`);
    await writeFile(path.join(directory, 'themis-client-1.0.0.tgz'), 'packed');
    await mkdir(path.join(directory, 'developers'));
    await writeFile(path.join(directory, 'developers/quickstart.html'), '<h1>Quickstart</h1>');
    await writeFile(path.join(directory, 'developers/quickstart.md'), '# Quickstart');
    app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
    app.setErrorHandler((error: { status: number; code: string }, _request, reply) =>
      reply.status(error.status).send({ code: error.code }),
    );
    registerDeveloperPages(app, directory);
    registerPage(app, directory);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await rm(directory, { recursive: true });
  });

  const request = async (url: string, accept?: string) => {
    // Asked without an agent: `fetch` would send an Accept header of its own.
    const asked = get({ port: (app.server.address() as AddressInfo).port, path: url, agent: false, headers: accept ? { accept } : {} });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
  const kindOf = async (url: string, accept?: string) => {
    const { status, headers } = await request(url, accept);
    return [status, String(headers['content-type']).split(';')[0]];
  };

  it.each(['/', '/login', '/login/', '/admin?tab=users'])('gives the page at %s to whoever asks', async (url) => {
    for (const accept of [BROWSER, '*/*', undefined]) expect(await kindOf(url, accept)).toEqual([200, 'text/html']);
  });

  it('gives what is written for programs without JavaScript, and the client to whoever installs it', async () => {
    const texts = ['/developers/quickstart', '/developers/quickstart.md', '/developers/themis-client.tgz'];
    for (const url of texts) expect((await request(url)).body).toMatch(/Quickstart|packed/);
    const kinds = await Promise.all(texts.map((url) => kindOf(url)));
    expect(kinds).toEqual(['text/html', 'text/markdown', 'application/gzip'].map((kind) => [200, kind]));
    const screen = await request('/developers', BROWSER);
    const nonce = /content="(\w+)"/.exec(screen.body)?.[1] ?? 'none';
    expect([screen.body, screen.headers['content-security-policy']]).toEqual([
      expect.stringContaining('<noscript>Quickstart</noscript>'),
      expect.stringContaining(`'nonce-${nonce}'`),
    ]);
    expect(await kindOf('/developers/nothing', '*/*')).toEqual([404, 'application/json']);
  });

  it.each(['/nothing', '/login/nothing', '/LOGIN', '/administration'])(
    'gives a browser at %s the page that says so, as a 404',
    async (url) => {
      expect(await kindOf(url, BROWSER)).toEqual([404, 'text/html']);
      for (const accept of ['*/*', 'application/json', undefined]) expect(await kindOf(url, accept)).toEqual([404, 'application/json']);
    },
  );

  it.each([
    '/api/nothing',
    '/graphql/x',
    '/health',
    '/metrics',
    '/metrics/',
    '/wp-login.php',
    '/routes.json',
    '/.env',
    '/assets/absent.js',
  ])('has no page at %s for anybody', async (url) => {
    expect((await kindOf(url, BROWSER))[0]).toBe(404);
    expect(await kindOf(url, BROWSER)).not.toContain('text/html');
  });

  it('gives each page a nonce of its own, in the page and in the policy', async () => {
    const pages = [await request('/'), await request('/')];
    const nonces = pages.map(({ body, headers }) => {
      const nonce = /content="([0-9a-f]{32})"/.exec(body)?.[1] ?? '';
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });
});

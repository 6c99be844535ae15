import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from './security-headers.js';

const NONCE_MARK = '__CSP_NONCE__';
/** Paths that belong to the server; everything else that is asked for as a page is the single-page application. */
const SERVER_PATHS = /^\/(api|graphql|health)(\/|$)/;

/**
 * Serves the built front end: hashed assets for a year, the page itself never cached and with this answer's nonce.
 * @returns false when the front end was not built; the API then serves alone.
 */
export async function registerFrontEnd(app: FastifyInstance, directory: string): Promise<boolean> {
  const page = path.join(directory, 'index.html');
  if (!existsSync(page)) return false;
  // Only where there are files to serve: an API process without a front end does not load it.
  const { default: fastifyStatic } = await import('@fastify/static');
  const [before = '', ...after] = readFileSync(page, 'utf8').split(NONCE_MARK);

  const sendPage = (_request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('hex');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .headers(pagePolicy(nonce))
      .send([before, ...after].join(nonce));
  };

  await app.register(fastifyStatic, {
    root: path.join(directory, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    // The build puts compressed copies beside the assets.
    preCompressed: true,
    decorateReply: false,
  });
  for (const file of rootFiles(directory)) {
    const body = readFileSync(path.join(directory, file));
    app.get(`/${file}`, (_request, reply) => reply.type(typeOf(file)).header('cache-control', 'public, max-age=3600').send(body));
  }
  app.get('/', sendPage);
  app.get('/*', (request, reply) => {
    if (SERVER_PATHS.test(request.url.split('?')[0] ?? '')) return reply.status(404).send({ detail: 'Not found', code: 'NOT_FOUND' });
    return sendPage(request, reply);
  });
  return true;
}

const ROOT_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};
const ROOT_FILES = ['favicon.svg', 'favicon.ico', 'robots.txt', 'site.webmanifest', 'logo.svg'];
const rootFiles = (directory: string) => ROOT_FILES.filter((file) => existsSync(path.join(directory, file)));
const typeOf = (file: string) => ROOT_TYPES[path.extname(file)] ?? 'application/octet-stream';

import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { NotFoundError } from '../errors/common-errors.js';
import { readJsonFile } from '../validation/json-file.js';
import { prepareAnswer, sendPrepared } from './prepared-answer.js';
import { pagePolicy } from './security-headers.js';

const NONCE_MARK = '__CSP_NONCE__';
/** The build writes the addresses of all screens into this file, which is not served. */
const ROUTES_FILE = 'routes.json';
/** Names that programs ask for; no screen will ever have one of them. */
const SERVER_PATHS = /^\/(api|graphql|health|mcp|metrics|oauth)(\/|$)/;

/**
 * Serves the built front end: hashed assets for a year, and the page.
 * @returns false when the front end was not built; the API then serves alone.
 */
export async function registerFrontEnd(app: FastifyInstance, directory: string): Promise<boolean> {
  if (!existsSync(path.join(directory, 'index.html'))) return false;
  // Only where there are files to serve: an API process without a front end does not load it.
  const { default: fastifyStatic } = await import('@fastify/static');
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
    const prepared = prepareAnswer(readFileSync(path.join(directory, file)), typeOf(file));
    app.get(`/${file}`, (request, reply) => sendPrepared(request, reply, prepared, 'public, max-age=3600'));
  }
  registerDeveloperPages(app, directory);
  registerPage(app, directory);
  return true;
}

/** Serves the documentation for programs: pages that need no JavaScript, the Markdown that they are made from, and the client to install. */
export function registerDeveloperPages(app: FastifyInstance, directory: string): void {
  const folder = path.join(directory, 'developers');
  const pages = existsSync(folder)
    ? readdirSync(folder).map((file) => [file.replace(/\.html$/, ''), path.join(folder, file)] as const)
    : [];
  const client = readdirSync(directory).filter((file) => CLIENT_FILE.test(file));
  for (const [name, file] of [...pages, ...client.map((file) => ['themis-client.tgz', path.join(directory, file)] as const)]) {
    const prepared = prepareAnswer(readFileSync(file), typeOf(file));
    app.get(`/developers/${name}`, (request, reply) => sendPrepared(request, reply, prepared, 'public, max-age=300'));
  }
}

/**
 * Serves the page of all screens, never cached and with this answer's nonce. A person who follows a wrong link gets it too, since
 * it says so, with the status 404; a program gets that in JSON.
 */
export function registerPage(app: FastifyInstance, directory: string): void {
  const page = pageIn(path.join(directory, 'index.html'));
  const sendPage = (reply: FastifyReply, [before = '', ...after] = page) => {
    const nonce = randomBytes(16).toString('hex');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .headers(pagePolicy(nonce))
      .send([before, ...after].join(nonce));
  };
  for (const screen of screensOf(directory)) {
    // A screen may have a page of its own, which says more to those without JavaScript.
    const own = path.join(directory, `${screen}.html`);
    const parts = existsSync(own) ? pageIn(own) : page;
    app.get(screen, (_request, reply) => sendPage(reply, parts));
  }
  app.get('/*', (request, reply) => {
    if (!isNavigation(request.url, request.headers.accept)) throw new NotFoundError();
    return sendPage(reply.status(404));
  });
}

/** A page, divided where the nonce of the answer stands. */
const pageIn = (file: string): string[] => readFileSync(file, 'utf8').split(NONCE_MARK);

/** Whether a person's browser asks for a page: not for a file, and not below the names of the server. */
function isNavigation(url: string, accept = ''): boolean {
  const target = url.split('?')[0] ?? '';
  return accept.includes('text/html') && !path.posix.basename(target).includes('.') && !SERVER_PATHS.test(target);
}

function screensOf(directory: string): string[] {
  return readJsonFile(z.array(z.string()), path.join(directory, ROUTES_FILE));
}

const ROOT_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.tgz': 'application/gzip',
  '.js': 'text/javascript',
  '.webmanifest': 'application/manifest+json',
};
/** The client as `npm pack` names it. */
const CLIENT_FILE = /^themis-client-[\w.-]{1,40}\.tgz$/;
/** What an installed copy needs besides the manifest: its icons, and the worker that opens it without a connection. */
const INSTALLED_FILES = ['icon-192.png', 'icon-512.png', 'icon-maskable.png', 'sw.js'];
const ROOT_FILES = ['favicon.svg', 'favicon.ico', 'robots.txt', 'llms.txt', 'site.webmanifest', 'logo.svg', ...INSTALLED_FILES];
const rootFiles = (directory: string) => ROOT_FILES.filter((file) => existsSync(path.join(directory, file)));
const typeOf = (file: string) => ROOT_TYPES[path.extname(file)] ?? 'application/octet-stream';

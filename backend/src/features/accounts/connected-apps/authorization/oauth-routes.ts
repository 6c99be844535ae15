import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressBlock } from '../../../../core/addresses/address-ranges.js';
import type { AppConfig } from '../../../../core/config/config.js';
import { renderError } from '../../../../core/errors/render-error.js';
import { opensToApps } from '../../../../core/requests/route-rules.js';
import { RateLimits } from '../../../../core/limits/rate-limits.js';
import { APP_SCOPES, appScopesIn } from '../scopes.js';
import { AuthorizationServer } from './authorization-server.js';

const METADATA = '/.well-known/oauth-protected-resource';
/** All that the authorization server answers; what else its library could do has no address. */
const ANSWERED: [method: 'GET' | 'POST', path: string][] = [
  ['GET', '/.well-known/oauth-authorization-server'],
  ['GET', '/oauth/authorize'],
  ['GET', '/oauth/authorize/:uid'],
  ['GET', '/oauth/jwks'],
  ['POST', '/oauth/token'],
  ['POST', '/oauth/revoke'],
  ['POST', '/oauth/register'],
];

/** What a program that runs in a browser calls from a page of its own; the questions to the user are pages of ours. */
const OPEN_TO_PAGES = new Set([
  METADATA,
  `${METADATA}/mcp`,
  '/.well-known/oauth-authorization-server',
  '/oauth/jwks',
  '/oauth/token',
  '/oauth/revoke',
  '/oauth/register',
]);
/** No page sends anything with these calls by itself, neither cookie nor password: what counts is in the body. */
const ANY_PAGE = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type, mcp-protocol-version',
  'access-control-max-age': '3600',
};

/** Serves OAuth for connected apps, and says at the resource where that is (RFC 9728). Does nothing where they are switched off. */
export function serveOAuth(fastify: FastifyInstance, app: INestApplicationContext, { connectedApps }: AppConfig): void {
  if (!connectedApps) return;
  const { address, resource } = connectedApps;
  const limits = app.get(RateLimits);
  const server = app.get(AuthorizationServer);
  const about = {
    resource,
    authorization_servers: [address],
    scopes_supported: APP_SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: 'Themis',
    resource_documentation: `${address}/developers`,
  };
  for (const path of [METADATA, `${METADATA}/mcp`]) fastify.get(path, (_request, reply) => reply.headers(ANY_PAGE).send(about));
  for (const path of OPEN_TO_PAGES)
    fastify.options(path, (_request, reply) =>
      reply
        .code(204)
        .headers({ ...ANY_PAGE, ...PREFLIGHT })
        .send(),
    );

  fastify.addHook('onSend', async (request, reply) => {
    const challenge = reply.getHeader('www-authenticate');
    if (typeof challenge !== 'string' || !opensToApps(request)) return;
    void reply.header('www-authenticate', `${challenge}, resource_metadata="${address}${METADATA}/mcp"`);
  });

  void fastify.register(async (scope) => {
    // The library reads bodies itself, within 56 KB.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    // What is refused before the library, in the words of every other refusal.
    scope.setErrorHandler((thrown, request, reply) => {
      const { status, message: detail, code, retryAfterSeconds } = renderError(thrown, request.id, request.raw);
      if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
      return reply.status(status).send({ detail, code });
    });
    scope.addHook('onRequest', async (request, reply) => {
      if (OPEN_TO_PAGES.has(request.routeOptions.url ?? '')) void reply.headers(ANY_PAGE);
      const source = addressBlock(request.clientAddress);
      await limits.consume('oauth-source', source);
      if (request.routeOptions.url !== '/oauth/register') return;
      await limits.consume('oauth-register-source', source);
      await limits.consume('oauth-register-all', 'all');
    });
    for (const [method, url] of ANSWERED)
      scope.route({
        method,
        url,
        handler: async (request, reply) => answer((await server.get()).callback(), new URL(address), request, reply),
      });
  });
}

/** Hands a request to the library, with the headers that every answer has. */
function answer(
  callback: (request: FastifyRequest['raw'], reply: FastifyReply['raw']) => unknown,
  { host, protocol }: URL,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { raw } = request;
  // Addresses in answers are made of these: of the setting, not of what the request says.
  Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
  if (request.routeOptions.url === '/oauth/authorize') raw.url = withAppScopes(raw.url ?? '');
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
  callback(raw, reply.raw);
  return reply;
}

/**
 * Leaves the scopes in a request that a program may have. One that names none of them, such as one that knows OpenID Connect alone, is taken to ask for all of them
 * (RFC 6749, 3.3); the user chooses among them.
 */
function withAppScopes(target: string): string {
  const url = new URL(target, 'http://localhost');
  const asked = appScopesIn(url.searchParams.getAll('scope').join(' '));
  url.searchParams.set('scope', (asked.length > 0 ? asked : APP_SCOPES).join(' '));
  return `${url.pathname}${url.search}`;
}

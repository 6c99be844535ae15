import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessLevel } from '../access/access.decorator.js';
import { AccessGuard } from '../access/guards/access.guard.js';
import { AccessTokens } from '../access/access-tokens.js';
import { KeyAccess } from '../access/guards/key-access.js';
import { UnauthenticatedError } from '../errors/common-errors.js';
import { RateLimits } from '../limits/rate-limits.js';
import { isGraphql, limitOf } from '../requests/route-rules.js';

/** GraphQL itself answers a key that nobody knows; until then its holder is treated like any stranger. */
function ignoringStranger(error: unknown): undefined {
  if (!(error instanceof UnauthenticatedError)) throw error;
}

/**
 * Authenticates REST before a byte of the body is read, and turns away a caller who has used up the limit of a long body. The guard
 * of the handlers remains what decides: a route that is missing here is only read before it is refused.
 * @param levels who may call each route, by method and pattern as Fastify knows them
 * @returns the account whose token or key a request carries; null for a stranger
 */
export function admitEarly(
  app: INestApplication,
  fastify: FastifyInstance,
  levels: ReadonlyMap<string, AccessLevel | undefined>,
): (request: FastifyRequest) => string | null {
  const guard = app.get(AccessGuard);
  const limits = app.get(RateLimits);
  const tokens = app.get(AccessTokens);
  const keys = app.get(KeyAccess);
  const callers = new WeakMap<FastifyRequest, string>();
  fastify.addHook('onRequest', async (request, reply) => {
    if (isGraphql(request)) {
      const holder = await keys.holderOf(request)?.catch(ignoringStranger);
      if (holder) callers.set(request, holder.actor.userId);
      return;
    }
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const level = levels.get(`${method} ${request.routeOptions.url ?? ''}`);
    if (level !== 'user' && level !== 'admin') return;
    const { userId } = await guard.admit(level, request, reply);
    callers.set(request, userId);
    const limit = limitOf(request);
    if (limit) await limits.check(limit, userId);
  });
  return (request) => callers.get(request) ?? tokens.subject(request.headers.authorization);
}

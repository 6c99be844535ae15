import type { INestApplication, RequestMethod, Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ACCESS_LEVEL, type AccessLevel } from '../access/access.decorator.js';
import { AccessGuard } from '../access/access.guard.js';
import { AccessTokens } from '../access/access-tokens.js';
import { RateLimits } from '../limits/rate-limits.js';
import { limitOf } from './route-rules.js';

const GET: RequestMethod.GET = 0;
const METHODS: Partial<Record<RequestMethod, string>> = { [GET]: 'GET', 1: 'POST', 2: 'PUT', 3: 'DELETE', 4: 'PATCH' };

/**
 * Authenticates REST before a byte of the body is read, and turns away a caller who has used up the limit of a long body. The guard
 * of the handlers remains what decides: a route that is missing here is only read before it is refused.
 * @returns the account whose token a request carries; null for a stranger
 */
export function admitEarly(app: INestApplication, fastify: FastifyInstance): (request: FastifyRequest) => string | null {
  const guard = app.get(AccessGuard);
  const limits = app.get(RateLimits);
  const tokens = app.get(AccessTokens);
  const levels = accessOfRoutes(app);
  const callers = new WeakMap<FastifyRequest, string>();
  fastify.addHook('onRequest', async (request, reply) => {
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

/** Who may call each route of the controllers, by method and pattern as Fastify knows them. */
function accessOfRoutes(app: INestApplication): ReadonlyMap<string, AccessLevel> {
  const levels = new Map<string, AccessLevel>();
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      const controller = metatype as Type<object>;
      const handlers = Object.entries(Object.getOwnPropertyDescriptors(controller.prototype as object)).map(
        ([, { value }]) => value as unknown,
      );
      for (const handler of handlers) {
        if (typeof handler !== 'function') continue;
        const method = METHODS[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
        const level = (Reflect.getMetadata(ACCESS_LEVEL, handler) ?? Reflect.getMetadata(ACCESS_LEVEL, controller)) as
          AccessLevel | undefined;
        if (!method || !level) continue;
        const parts = [Reflect.getMetadata(PATH_METADATA, controller), Reflect.getMetadata(PATH_METADATA, handler)] as string[];
        levels.set(
          `${method} /${parts
            .map((part) => part.replace(/^\/|\/$/g, ''))
            .filter(Boolean)
            .join('/')}`,
          level,
        );
      }
    }
  }
  return levels;
}

import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LimitName } from '../limits/limits.js';

interface RouteRulesConfig {
  allowedAddressesOnly?: true;
  longBody?: true;
  opensToApps?: true;
  limit?: LimitName;
}

/** Forms such as a registration or a price are far smaller. */
export const BODY_LIMIT_BYTES = 256 * 1024;
/** A request that carries a whole draft, or a GraphQL operation that may; files come as multipart, with limits of their own. */
export const LONG_BODY_LIMIT_BYTES = 3 * 1024 * 1024;

/** Turns foreign addresses away before the body is read, so that even a malformed one answers 403. */
export const AllowedAddressesOnly = () => RouteConfig({ allowedAddressesOnly: true } satisfies RouteRulesConfig);

/**
 * Takes bodies of up to `LONG_BODY_LIMIT_BYTES`.
 * @param limit the limit that the route's service counts against: a caller who has used it up is refused before the body is read
 */
export const LongBody = (limit: LimitName) => RouteConfig({ longBody: true, limit } satisfies RouteRulesConfig);

/** As `LongBody`; the tokens of connected apps are for this route alone. */
export const LongBodyOfApps = (limit: LimitName) => RouteConfig({ longBody: true, opensToApps: true, limit } satisfies RouteRulesConfig);

/** Refuses a caller who has used up a limit before the body is read; the route's service counts against it. */
export const LimitedBy = (limit: LimitName) => RouteConfig({ limit } satisfies RouteRulesConfig);

const configOf = (request: FastifyRequest): RouteRulesConfig => request.routeOptions.config as RouteRulesConfig;

export const isGraphql = (request: FastifyRequest): boolean => request.routeOptions.url === '/graphql';
export const takesLongBody = (request: FastifyRequest): boolean => isGraphql(request) || configOf(request).longBody === true;
/** Whether a call came to the route that tokens of connected apps are for. A call over a socket did not. */
export const opensToApps = (request: object): boolean =>
  (request as Partial<Pick<FastifyRequest, 'routeOptions'>>).routeOptions?.config !== undefined &&
  configOf(request as FastifyRequest).opensToApps === true;
/** The limit that `LongBody` or `LimitedBy` names. */
export const limitOf = (request: FastifyRequest): LimitName | undefined => configOf(request).limit;

/**
 * Applies what the decorators above ask for. The matched route decides, never the text of the path.
 * @param requireAllowedAddress throws for an address that administrators may not use
 */
export function applyRouteRules(app: FastifyInstance, requireAllowedAddress: (address: string) => void): void {
  app.addHook('onRoute', (route) => {
    const { longBody } = (route.config ?? {}) as RouteRulesConfig;
    route.bodyLimit ??= longBody || route.url === '/graphql' ? LONG_BODY_LIMIT_BYTES : BODY_LIMIT_BYTES;
  });
  app.addHook('onRequest', async (request: FastifyRequest) => {
    if (configOf(request).allowedAddressesOnly) requireAllowedAddress(request.clientAddress);
  });
}

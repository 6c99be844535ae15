import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface RouteRulesConfig {
  allowedAddressesOnly?: true;
  longBody?: true;
}

/** Forms such as a registration or a price are far smaller. */
export const BODY_LIMIT_BYTES = 256 * 1024;
/** A request that carries a whole draft, or a GraphQL operation that may; files come as multipart, with limits of their own. */
export const LONG_BODY_LIMIT_BYTES = 3 * 1024 * 1024;

/** Turns foreign addresses away before the body is read, so that even a malformed one answers 403. */
export const AllowedAddressesOnly = () => RouteConfig({ allowedAddressesOnly: true } satisfies RouteRulesConfig);

/** Takes bodies of up to `LONG_BODY_LIMIT_BYTES`. */
export const LongBody = () => RouteConfig({ longBody: true } satisfies RouteRulesConfig);

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
    const { allowedAddressesOnly } = (request.routeOptions.config ?? {}) as RouteRulesConfig;
    if (allowedAddressesOnly) requireAllowedAddress(request.ip);
  });
}

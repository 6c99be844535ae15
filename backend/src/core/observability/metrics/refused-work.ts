import type { FastifyRequest } from 'fastify';
import { ERROR_CODES, isErrorCode } from '../../errors/error-codes.js';
import type { Metrics } from './metrics.js';

/** Too many requests; not available; no room left. Everything else is the client's own doing, or a defect. */
const WANTING: ReadonlySet<number> = new Set([429, 503, 507]);

const codes = new WeakMap<FastifyRequest, string>();

/** Notes with what code a request is refused; counted when it has been answered. */
export const noteRefusal = (request: FastifyRequest, code: string): void => void codes.set(request, code);

/** Counts a request that was answered with this status. */
export function countRefusedRequest(metrics: Metrics, request: FastifyRequest, status: number): void {
  if (WANTING.has(status)) metrics.refused.inc({ code: codes.get(request) ?? 'OTHER' });
}

/** Counts the errors of an operation of GraphQL, which is answered with 200; each code once. */
export function countRefusedOperation(metrics: Metrics, errors: readonly { extensions?: { code?: unknown } }[]): void {
  for (const code of new Set(errors.map(({ extensions }) => extensions?.code)))
    if (typeof code === 'string' && isErrorCode(code) && WANTING.has(ERROR_CODES[code].status)) metrics.refused.inc({ code });
}

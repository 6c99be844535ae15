import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Answers } from './answers.js';

/** In the measure of GraphQL operations: what is there already, one thing, and a list. */
const COSTS = { light: 10, one: 100, list: 2000 } as const;
/** Answers that are prepared, and the caller's own account. */
const LIGHT = new Set(['/api/openapi.json', '/api/schema.graphql', '/api/document/templates', '/api/auth/me']);

/** @returns what a REST call costs, by its route; 0 for what is no REST, or counts what its operations cost */
export function restCost(method: string, pattern: string): number {
  if (!pattern.startsWith('/api/')) return 0;
  if (LIGHT.has(pattern)) return COSTS.light;
  return method === 'GET' && !pattern.includes(':') ? COSTS.list : COSTS.one;
}

const costOf = (request: FastifyRequest): number => restCost(request.method, request.routeOptions.url ?? '');

/** Has every REST call spend what it costs, as operations of GraphQL do: by the network, before anything is looked up for it. */
export function countCostsByNetwork(app: FastifyInstance, answers: Answers): void {
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const cost = costOf(request);
    if (cost > 0) await answers.spendAt(request.clientAddress, cost);
  });
}

/** The same by the account, before the body is read. @param callerOf the account that a request is made for; null for a stranger */
export function countCostsByAccount(app: FastifyInstance, answers: Answers, callerOf: (request: FastifyRequest) => string | null): void {
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const cost = costOf(request);
    const userId = cost > 0 ? callerOf(request) : null;
    if (userId !== null) await answers.spendOf(userId, cost);
  });
}

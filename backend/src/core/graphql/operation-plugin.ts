import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphqlContext } from '../access/request-context.js';
import { costRefusal, variableErrors } from './operation-cost.js';
import { GRAPHQL_LIMITS } from './operation-limits.js';

/** Request ids of errors that are about to be formatted: Apollo hands the formatter an error without its request. */
const requestIds = new WeakMap<object, string>();

/** @returns the id of the request that an error belongs to, when it came far enough to have a context */
export const requestIdOf = (thrown: unknown): string | undefined =>
  typeof thrown === 'object' && thrown !== null ? requestIds.get(thrown) : undefined;

/** Over HTTP: refuses an operation that costs too much before it runs, and remembers whose an error is. */
export const operationPlugin: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request }) => {
      const variables = request.variables ?? {};
      // Values that do not fit are refused, with a text on each, by the execution itself.
      if (!operation || variableErrors(schema, operation, variables).length > 0) return;
      const refused = costRefusal(schema, document, operation, variables, GRAPHQL_LIMITS.cost);
      if (refused) throw refused;
    },
    didEncounterErrors: async ({ errors, contextValue }) => {
      for (const error of errors) requestIds.set(error, contextValue.req.id);
    },
  }),
};

import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphqlContext } from '../../access/request-context.js';
import { beginSpan, enterSpan } from '../../observability/tracing/tracing.js';
import { errorCode, rootField } from './operation-names.js';

/** Makes the execution of an operation over HTTP a span of its request; each request carries one operation. */
export const tracesPlugin: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => {
    let failure: { code: string } | undefined;
    return {
      didEncounterErrors: async ({ errors }) => {
        if (errors[0]) failure = { code: errorCode(errors[0]) };
      },
      executionDidStart: async ({ operation }) => {
        const field = rootField(operation);
        const span = beginSpan(`GraphQL ${operation.operation} ${field}`, {
          facts: { 'graphql.operation.type': operation.operation, 'themis.graphql.field': field },
        });
        if (!span) return;
        const leave = enterSpan(span);
        return {
          executionDidEnd: async (error) => {
            leave();
            span.end(error ?? failure);
          },
        };
      },
    };
  },
};

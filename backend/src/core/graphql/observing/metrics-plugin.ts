import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphqlContext } from '../../access/request-context.js';
import { type Metrics, secondsSince } from '../../observability/metrics/metrics.js';
import { countRefusedOperation } from '../../observability/metrics/refused-work.js';
import { rootField } from './operation-names.js';

/** Times operations over HTTP. They are told apart by their first root field, of which there are as many as the schema has. */
export const metricsPlugin = (metrics: Metrics): ApolloServerPlugin<GraphqlContext> => ({
  requestDidStart: async () => {
    const begun = performance.now();
    return {
      willSendResponse: async ({ operation, errors = [], response: { body } }) => {
        const kind = operation?.operation ?? 'invalid';
        const field = operation ? rootField(operation) : 'none';
        metrics.graphqlOperations.observe({ kind, field, outcome: errors.length > 0 ? 'errors' : 'ok' }, secondsSince(begun));
        // As the client is told, with the product's codes.
        if (body.kind === 'single') countRefusedOperation(metrics, body.singleResult.errors ?? []);
      },
    };
  },
});

import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, type OperationDefinitionNode } from 'graphql';
import type { GraphqlContext } from '../access/request-context.js';
import { type Metrics, secondsSince } from '../observability/metrics/metrics.js';

/** Times operations over HTTP. They are told apart by their first root field, of which there are as many as the schema has. */
export const metricsPlugin = (metrics: Metrics): ApolloServerPlugin<GraphqlContext> => ({
  requestDidStart: async () => {
    const begun = performance.now();
    return {
      willSendResponse: async ({ operation, errors = [] }) => {
        const kind = operation?.operation ?? 'invalid';
        const field = operation ? rootField(operation) : 'none';
        metrics.graphqlOperations.observe({ kind, field, outcome: errors.length > 0 ? 'errors' : 'ok' }, secondsSince(begun));
      },
    };
  },
});

/** Only of an operation that was resolved, whose fields are therefore the schema's; a fragment counts as such. */
function rootField({ selectionSet }: OperationDefinitionNode): string {
  const [first] = selectionSet.selections;
  return first?.kind === Kind.FIELD ? first.name.value : 'fragment';
}

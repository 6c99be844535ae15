import { ApolloArmor } from '@escape.tech/graphql-armor';

/** Documented for integrators in docs/graphql.md. Cost counts every field of every row that a page may have, depth fragments too. */
export const GRAPHQL_LIMITS = { depth: 10, aliases: 15, directives: 20, tokens: 1500, cost: 100_000 };

const { validationRules } = new ApolloArmor({
  maxDepth: { n: GRAPHQL_LIMITS.depth, exposeLimits: false },
  maxAliases: { n: GRAPHQL_LIMITS.aliases, exposeLimits: false },
  maxDirectives: { n: GRAPHQL_LIMITS.directives, exposeLimits: false },
  // Its plugin answers every syntax error with 500; the parser of graphql-js counts as well.
  maxTokens: { enabled: false },
  // It sees only what is written in the operation: `operation-cost.ts` counts with the values of variables and defaults.
  costLimit: { enabled: false },
  // It knows one of the forms that graphql-js has: `operation-error-text.ts` leaves all of them out.
  blockFieldSuggestion: { enabled: false },
}).protect();

/** What an operation must keep to before it is run, over HTTP and on sockets alike. */
export const operationRules = { validationRules, parseOptions: { maxTokens: GRAPHQL_LIMITS.tokens } };

/** What is said, over HTTP and on sockets alike, where `operationName` names nothing that was sent, or is missing and several were. */
export const NO_OPERATION = { code: 'OPERATION_RESOLUTION_FAILURE', message: 'Unable to identify the operation.' };

/** What is said over HTTP of an operation that goes on after its first answer. */
export const NO_SUBSCRIPTION = { code: 'BAD_REQUEST', message: 'A subscription needs a WebSocket with the protocol graphql-transport-ws.' };

import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  type DocumentNode,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  type Source,
  specifiedRules,
  validate,
} from 'graphql';
import type { ServerOptions } from 'graphql-ws';

/** Documented for integrators in docs/graphql.md. Cost counts every field of every row that a page may have. */
export const GRAPHQL_LIMITS = { depth: 8, aliases: 15, directives: 20, tokens: 1500, cost: 100_000 };

const protection = new ApolloArmor({
  maxDepth: { n: GRAPHQL_LIMITS.depth, exposeLimits: false },
  maxAliases: { n: GRAPHQL_LIMITS.aliases, exposeLimits: false },
  maxDirectives: { n: GRAPHQL_LIMITS.directives, exposeLimits: false },
  // Its plugin answers every syntax error with 500; the parser of graphql-js counts as well.
  maxTokens: { enabled: false },
  costLimit: { maxCost: GRAPHQL_LIMITS.cost, exposeLimits: false },
  blockFieldSuggestion: { enabled: true },
}).protect();

/** The limits of operations over HTTP, for Apollo Server. */
export const httpLimits = { ...protection, parseOptions: { maxTokens: GRAPHQL_LIMITS.tokens } };

/** The same limits over WebSocket, where graphql-ws would run any query and mutation with the standard rules alone. */
export function socketLimits(introspection: boolean): Pick<ServerOptions, 'parse' | 'validate'> {
  const rules = [...specifiedRules, ...protection.validationRules, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];
  return {
    parse: (source: string | Source): DocumentNode => parse(source, httpLimits.parseOptions),
    validate: (schema: GraphQLSchema, document: DocumentNode) => {
      const errors = validate(schema, document, rules);
      // Apollo Server gives them this code over HTTP.
      for (const { extensions } of errors) extensions.code ??= 'GRAPHQL_VALIDATION_FAILED';
      return errors;
    },
  };
}

/** What the standard rules add to help a guesser. */
export function withoutSuggestion(message: string): string {
  const at = message.endsWith('?') ? message.indexOf(' Did you mean ') : -1;
  return at < 0 ? message : message.slice(0, at);
}

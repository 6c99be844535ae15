import {
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { PricedCall } from '../answers/answers.js';
import { pricedOperation, type Variables, variableErrors } from './operation-cost.js';
import { GRAPHQL_LIMITS, NO_OPERATION, operationRules } from './operation-limits.js';

export interface SentOperation {
  query: string;
  operationName?: string | null;
  variables?: Variables | null;
}

/**
 * Checks an operation that came over a socket as Apollo Server checks one that came over HTTP: the same rules, limits and codes.
 * graphql-ws alone would run anything that the standard rules allow, and close the socket over a syntax error.
 */
export function prepareOperation(
  schema: GraphQLSchema,
  { query, operationName, variables }: SentOperation,
  introspection: boolean,
): { errors: readonly GraphQLError[] } | { ready: ExecutionArgs; call: Omit<PricedCall, 'signal'> } {
  const parsed = attempt(() => parse(query, operationRules.parseOptions));
  if (Array.isArray(parsed)) return refused(parsed, 'GRAPHQL_PARSE_FAILED');
  const document = parsed;
  const rules = [...specifiedRules, ...operationRules.validationRules, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];
  // The rules of graphql-armor end the validation by throwing.
  const invalid = attempt(() => validate(schema, document, rules));
  if (invalid.length > 0) return refused(invalid, 'GRAPHQL_VALIDATION_FAILED');
  const operation = getOperationAST(document, operationName);
  if (!operation) return refused([new GraphQLError(NO_OPERATION.message)], NO_OPERATION.code);
  const given = variables ?? {};
  const unfit = variableErrors(schema, operation, given);
  if (unfit.length > 0) return refused(unfit, 'BAD_USER_INPUT');
  const priced = pricedOperation(schema, document, operation, given, GRAPHQL_LIMITS.cost);
  if ('refused' in priced) return { errors: [priced.refused] };
  return { ready: { schema, document, operationName, variableValues: given }, call: { cost: priced.cost, kind: operation.operation } };
}

function refused(errors: readonly GraphQLError[], code: string): { errors: readonly GraphQLError[] } {
  for (const { extensions } of errors) extensions.code = code;
  return { errors };
}

/** @returns what the call gives, or the GraphQL error that it throws as a list */
function attempt<T>(call: () => T): T | GraphQLError[] {
  try {
    return call();
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

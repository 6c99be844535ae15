import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  isCompositeType,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { type ComplexityEstimatorArgs, getComplexity } from 'graphql-query-complexity';
import { PAGE_MAX } from '../pages/page.js';
import { GRAPHQL_LIMITS } from './operation-limits.js';

const OBJECT_COST = 2;
const SCALAR_COST = 1;
const LEVEL_FACTOR = 1.5;
const INTROSPECTION = new Set(['__schema', '__type']);
/** As many as graphql-js collects. */
const ERRORS_MAX = 50;
/** Twice what the limit of tokens lets an operation write out; fragments can multiply without end. */
const FIELDS_MAX = 3000;

/** What an operation costs and what one may cost: `extensions.cost` of its answer, and of the refusal of one that costs too much. */
export interface OperationCost {
  requested: number;
  limit: number;
}

export type Variables = Readonly<Record<string, unknown>>;

/** What a field costs with everything below it, for each of the rows that it may give. */
function fieldCost({ field, args, childComplexity }: ComplexityEstimatorArgs): number {
  if (INTROSPECTION.has(field.name)) return 0;
  if (!isCompositeType(getNamedType(field.type))) return SCALAR_COST;
  return (OBJECT_COST + LEVEL_FACTOR * childComplexity) * rowsOf(field, args);
}

function rowsOf(field: ComplexityEstimatorArgs['field'], args: Record<string, unknown>): number {
  // What a list that has no pages declares as its usual length.
  const { complexity } = field.extensions;
  if (typeof complexity === 'number') return complexity;
  if (Array.isArray(args.ids)) return Math.max(1, args.ids.length);
  if (!field.args.some(({ name }) => name === 'first')) return 1;
  const { first, last } = args;
  if (typeof last === 'number') return Math.max(1, last);
  // Without a number the service decides, and no page is longer than the longest.
  return typeof first === 'number' ? Math.max(1, first) : PAGE_MAX;
}

/**
 * What an operation may cost at most, with the values that its arguments really have: literals, variables, and the defaults of
 * operation and schema alike. Fragments count where they are spread.
 * @throws GraphQLError when a value does not fit its argument, or there are more than 3,000 fields once fragments are spread
 */
export function operationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const fragments = document.definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION);
  // Only the operation that is run: the library would add up all of them.
  const query: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
  return getComplexity({ schema, query, variables, estimators: [fieldCost], maxQueryNodes: FIELDS_MAX });
}

/** @returns what is wrong with the values of an operation's variables; empty when they fit */
export function variableErrors(schema: GraphQLSchema, operation: OperationDefinitionNode, variables: Variables): readonly GraphQLError[] {
  return getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: ERRORS_MAX }).errors ?? [];
}

/** @returns what an operation costs; the refusal of one that costs more than `limit`, or whose arguments do not fit */
export function pricedOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  limit: number,
): { cost: number } | { refused: GraphQLError } {
  try {
    const cost = operationCost(schema, document, operation, variables);
    if (cost <= limit) return { cost };
    return { refused: new CostError({ requested: Math.ceil(cost), limit }) };
  } catch (error) {
    if (error instanceof GraphQLError) return { refused: refusal(error.message, 'BAD_USER_INPUT') };
    throw error;
  }
}

const refusal = (message: string, code: string): GraphQLError => new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

/** The refusal of an operation that costs more than one may. */
export class CostError extends GraphQLError {
  constructor(readonly cost: OperationCost) {
    super('The operation asks for too much at once. Ask for shorter pages or fewer fields.', {
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED', cost, http: { status: 400 } },
    });
  }
}

export const costOf = (requested: number): OperationCost => ({ requested: Math.ceil(requested), limit: GRAPHQL_LIMITS.cost });

/** An answer that says what it cost. */
export const withCost = <T extends { extensions?: Record<string, unknown> }>(result: T, cost: OperationCost): T => ({
  ...result,
  extensions: { ...result.extensions, cost },
});

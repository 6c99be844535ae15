import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { type AnswerBudget, answerBudget } from '../../answers/answer-budget.js';

type Resolver = GraphQLFieldResolver<unknown, object>;

/** Never longer than a few characters, so that counting them would cost more than they do. */
const SHORT = new Set(['Int', 'Float', 'Boolean', 'DateTime', 'CalendarDate']);

/**
 * Has every field that ends in text counted against the budget of the answer as soon as it is resolved, whichever way the operation came.
 * @returns the same schema
 */
export function countLeaves(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (endsInText(field.type)) field.resolve = counted(field.resolve ?? defaultFieldResolver, emptyOf(field.type));
    }
  }
  return schema;
}

/** Whether a field is text, free JSON or a list of such. */
function endsInText(type: GraphQLOutputType): boolean {
  if (isNonNullType(type) || isListType(type)) return endsInText(type.ofType as GraphQLOutputType);
  return isScalarType(type) && !SHORT.has(type.name);
}

/** Stands in place of a text in an answer that has become too large, and is never sent. */
function emptyOf(type: GraphQLOutputType): () => unknown {
  if (!isNonNullType(type)) return () => null;
  const bare = type.ofType as GraphQLOutputType;
  if (isListType(bare)) return () => [];
  return isScalarType(bare) && bare.name === 'JSONObject' ? () => ({}) : () => '';
}

function counted(resolve: Resolver, empty: () => unknown): Resolver {
  return (source, args, context, info) => {
    const budget = answerBudget();
    const value = resolve(source, args, context, info);
    if (!budget) return value;
    if (!(value instanceof Promise)) return kept(budget, value, empty);
    return value.then(
      (settled: unknown) => kept(budget, settled, empty),
      (error: unknown) => {
        // Each text that was not read would be an error of its own beside the one that answers the operation.
        if (budget.spent) return empty();
        throw error;
      },
    );
  };
}

const kept = (budget: AnswerBudget, value: unknown, empty: () => unknown): unknown =>
  value === null || value === undefined || budget.write(value) ? value : empty();

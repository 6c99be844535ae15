import { type GraphQLError, Kind, type OperationDefinitionNode } from 'graphql';

/** The first root field of an operation that was resolved, whose fields are therefore the schema's; a fragment counts as such. */
export function rootField({ selectionSet }: OperationDefinitionNode): string {
  const [first] = selectionSet.selections;
  return first?.kind === Kind.FIELD ? first.name.value : 'fragment';
}

/** The stable code of an error, for a figure or a trace. */
export function errorCode({ extensions }: GraphQLError): string {
  return typeof extensions.code === 'string' ? extensions.code : 'GRAPHQL_ERROR';
}

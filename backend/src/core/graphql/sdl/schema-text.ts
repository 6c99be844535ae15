import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';

/** A schema in the schema definition language, sorted, as `schema.graphql` holds it. */
export const schemaTextOf = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`;

import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** Deep enough for a list within a list with all its fields. */
const DEPTH = 6;

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/** A list, a page of a list, or an object that holds a list of objects. */
export function isListField(field: GraphQLField<unknown, unknown>): boolean {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return false;
  return (
    isList(field.type) || Object.values(type.getFields()).some((inner) => ['nodes', 'passages'].includes(inner.name) && isList(inner.type))
  );
}

/** Whether a root field gives a page with `edges`. */
export function hasEdges(schema: GraphQLSchema, name: string): boolean {
  const type = getNamedType(schema.getQueryType()?.getFields()[name]?.type);
  return isObjectType(type) && 'edges' in type.getFields();
}

/** A selection of every field below a type that needs no argument, but of no type within itself. */
export const everyField = (type: GraphQLObjectType): string => selection(type, DEPTH, [type.name]);

function selection(type: GraphQLObjectType, depth: number, path: readonly string[]): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    if (field.args.some((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined)) return [];
    if (isLeafType(named)) return [field.name];
    // The same rows as `nodes`.
    if (field.name === 'edges') return [];
    if (!isObjectType(named) || depth === 1 || path.includes(named.name)) return [];
    return [`${field.name} ${selection(named, depth - 1, [...path, named.name])}`];
  });
  return `{ ${fields.length > 0 ? fields.join(' ') : '__typename'} }`;
}

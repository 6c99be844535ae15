import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isNonNullType, isObjectType } from 'graphql';
import type { GraphqlContext } from '../../access/request-context.js';
import { viewOfField } from '../../access/keys/key-fields.js';
import { mayShow } from '../../access/keys/shown-to-keys.js';

type Resolve = GraphQLFieldResolver<unknown, GraphqlContext>;

/**
 * Makes fields that are declared by `@NullToOtherKeys` null to other keys, whatever their resolvers would answer.
 * @param schema whose fields are changed
 * @returns the same schema
 * @throws Error for such a field that is never null
 */
export function hideFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const view = viewOfField(type, field);
      if (view?.otherwise !== 'null') continue;
      if (isNonNullType(field.type)) throw new Error(`${type.name}.${field.name} is to be null to some keys and is never null.`);
      const resolve = (field.resolve ?? defaultFieldResolver) as Resolve;
      const hidden: Resolve = (source, args, context, info) => {
        const key = context.req.actor?.key;
        return key && !mayShow(key, view) ? null : resolve(source, args, context, info);
      };
      field.resolve = hidden as typeof field.resolve;
    }
  }
  return schema;
}

import { describe, expect, it } from '@jest/globals';
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType, isSpecifiedScalarType } from 'graphql';
import { schemaText } from './print-schema.js';

/** Their fields are described; they themselves are what GraphQL says they are. */
const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

describe('the GraphQL schema', () => {
  it('describes every type, field, argument and enum value', async () => {
    const silent: string[] = [];
    const look = (place: string, { description }: { description?: string | null }) => {
      if (!description?.trim()) silent.push(place);
    };
    for (const type of Object.values(buildSchema(await schemaText()).getTypeMap())) {
      if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
      if (!ROOTS.has(type.name)) look(type.name, type);
      if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
      if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) look(`${type.name}.${field.name}`, field);
      if (!isObjectType(type) && !isInterfaceType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        look(`${type.name}.${field.name}`, field);
        for (const argument of field.args) look(`${type.name}.${field.name}(${argument.name})`, argument);
      }
    }
    expect(silent).toEqual([]);
  });
});

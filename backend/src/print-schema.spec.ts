import { readFileSync } from 'node:fs';
import path from 'node:path';
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

  it('has every operation in the guide for programs', async () => {
    const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/graphql.md'), 'utf8');
    const schema = buildSchema(await schemaText());
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const operations = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}));
    expect(operations.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});

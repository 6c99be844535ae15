import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  type GraphQLFieldMap,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

/** As it is printed; a check compares it with what the classes say. */
const SCHEMA = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../schema.graphql'), 'utf8'));
/** Their fields are described; they themselves are what GraphQL says they are. */
const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

describe('the GraphQL schema', () => {
  it('describes every type, field, argument and enum value', () => {
    const silent: string[] = [];
    const look = (place: string, { description }: { description?: string | null }) => {
      if (!description?.trim()) silent.push(place);
    };
    for (const type of Object.values(SCHEMA.getTypeMap())) {
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

  it('says for every operation who may call it', () => {
    const roots = [SCHEMA.getQueryType(), SCHEMA.getMutationType(), SCHEMA.getSubscriptionType()];
    const fields = Object.assign({}, ...roots.map((root) => root?.getFields())) as GraphQLFieldMap<unknown, unknown>;
    const access = Object.entries(fields).map(([name, { description }]) => [name, description?.split('\nAccess: ').at(1)]);
    expect(access.filter(([, said]) => said === undefined || said === 'nobody.')).toEqual([]);
    expect(Object.fromEntries(access)).toMatchObject({
      login: 'everybody.',
      changePassword: 'users; no API keys.',
      askQuestion: 'users, and API keys with the scope ASK.',
      tokenBalance: 'users, and API keys with the scope DOCUMENTS_READ or DOCUMENTS_WRITE.',
      toggleUserAdmin: 'administrators; no API keys.',
      toggleUserStatus: 'administrators, and API keys with the scope USERS_ADMIN.',
      generation: 'users, and API keys with the scope DOCUMENTS_WRITE.',
    });
  });

  it('has every operation in the guide for programs', () => {
    const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/graphql.md'), 'utf8');
    const roots = [SCHEMA.getQueryType(), SCHEMA.getMutationType(), SCHEMA.getSubscriptionType()];
    const operations = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}));
    expect(operations.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});

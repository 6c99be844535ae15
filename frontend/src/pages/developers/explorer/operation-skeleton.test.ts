import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { skeletonOf } from './operation-skeleton.js';
import { schema } from './schema.js';

const roots = [
  ['query', schema.getQueryType()],
  ['mutation', schema.getMutationType()],
  ['subscription', schema.getSubscriptionType()],
] as const;

describe('skeletonOf', () => {
  it.each(roots.flatMap(([kind, type]) => Object.values(type?.getFields() ?? {}).map((field) => [kind, field.name, field] as const)))(
    'makes a valid %s of %s',
    (kind, _name, field) => {
      const { query, variables } = skeletonOf(kind, field);
      expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
      expect(typeof JSON.parse(variables)).toBe('object');
    },
  );
});

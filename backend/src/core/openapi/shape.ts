import type { Type } from '@nestjs/common';
import { Float, ID, Int } from '@nestjs/graphql';
import { GraphQLScalarType } from 'graphql';
import { type RestField, restFieldsOf, snakeCase } from './api-field.js';
import type { JsonSchema } from './json-schema.js';
import type { NamedSchemas } from './named-schemas.js';

type Leaf = 'string' | 'integer' | 'number' | 'boolean' | 'date-time' | 'uuid' | 'object';
/**
 * What a route answers: a type, with `?` when it may be null; one of some texts; a list as an array of one; an object as its fields;
 * a class with `@ApiField`s.
 */
export type Shape = Leaf | `${Leaf}?` | OneOf | OrNull | readonly [Shape] | Type<object> | { readonly [field: string]: Shape };

/** One of some texts. */
export class OneOf {
  constructor(readonly values: readonly string[]) {}
}

/** A shape that may be null instead. */
export class OrNull {
  constructor(readonly shape: Shape) {}
}

/** JSON schema of a shape; every field is always there. Classes go to `named`, and are referred to. */
export function schemaOf(shape: Shape, named: NamedSchemas): JsonSchema {
  if (typeof shape === 'string') return leafSchema(shape);
  if (shape instanceof OrNull) return orNull(schemaOf(shape.shape, named));
  if (shape instanceof OneOf) return { type: 'string', enum: [...shape.values] };
  if (isList(shape)) return { type: 'array', items: schemaOf(shape[0], named) };
  return typeof shape === 'function' ? named.reference(shape.name, () => objectSchema(shape, named)) : objectSchema(shape, named);
}

/** The schema, or null. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  if (typeof type !== 'string') return Array.isArray(type) ? schema : { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [type, 'null'], ...(Array.isArray(schema.enum) && { enum: [...(schema.enum as unknown[]), null] }) };
}

/** The values of an enum of TypeScript; none for any other type of GraphQL. */
export const enumValues = (type: unknown): readonly string[] =>
  typeof type === 'object' && type !== null && !(type instanceof GraphQLScalarType) ? Object.values(type as Record<string, string>) : [];

/**
 * An answer as REST sends it: what the shape names and nothing else, in its order and in snake_case, times as ISO 8601.
 * @param value with the names of the shape
 * @throws Error when something is missing that is always there
 */
export function inShape(value: unknown, shape: Shape): unknown {
  if (value === null) return null;
  if (shape instanceof OrNull) return inShape(value ?? null, shape.shape);
  if (value === undefined) throw new Error('an answer lacks what its description promises');
  if (typeof shape === 'string' || shape instanceof OneOf) return value instanceof Date ? value.toISOString() : value;
  if (isList(shape)) return (value as unknown[]).map((item) => inShape(item, shape[0]));
  const answer: Record<string, unknown> = {};
  for (const { property, restName, shape: field, nullable, from } of fieldShapes(shape)) {
    const given = from ? from(value) : (value as Record<string, unknown>)[property];
    answer[restName] = inShape(nullable ? (given ?? null) : given, field);
  }
  return answer;
}

/** The class that fields were taken from; a spread takes it along, and nobody who lists the fields sees it. */
const TAKEN_FROM = Symbol('class of the fields');

/** The fields of a class, to be put among others. */
export const allFields = (record: Type<object>): Record<string, Shape> =>
  Object.assign(
    Object.fromEntries(fieldShapes(record).map(({ property, shape, nullable }) => [property, nullable ? new OrNull(shape) : shape])),
    { [TAKEN_FROM]: record },
  );

/**
 * What is said about every class and every property of a class in a shape.
 * @param viewOf says it about a class, or about its property
 */
export function fieldViews<V>(
  shape: Shape,
  viewOf: (record: object, property?: string) => V | undefined,
  seen = new Set<object>(),
): (V | undefined)[] {
  if (typeof shape === 'string' || shape instanceof OneOf) return [];
  if (shape instanceof OrNull) return fieldViews(shape.shape, viewOf, seen);
  if (isList(shape)) return fieldViews(shape[0], viewOf, seen);
  if (seen.has(shape)) return [];
  seen.add(shape);
  const record = typeof shape === 'function' ? shape : (shape as { [TAKEN_FROM]?: Type<object> })[TAKEN_FROM];
  return fieldShapes(shape).flatMap(({ property, shape: field }) => {
    const own = record && (viewOf(record, property) ?? viewOf(record));
    const isRecords = record !== undefined && restFieldsOf(record).some((each) => each.property === property);
    return [...(isRecords ? [own] : []), ...fieldViews(field, viewOf, seen)];
  });
}

interface FieldShape {
  property: string;
  restName: string;
  shape: Shape;
  nullable: boolean;
  from?: RestField['from'];
}

type Fields = Type<object> | Readonly<Record<string, Shape>>;

function objectSchema(shape: Fields, named: NamedSchemas): JsonSchema {
  const fields = fieldShapes(shape);
  const schema = (field: Shape, nullable: boolean) => (nullable ? orNull(schemaOf(field, named)) : schemaOf(field, named));
  return {
    type: 'object',
    required: fields.map(({ restName }) => restName),
    properties: Object.fromEntries(fields.map(({ restName, shape: field, nullable }) => [restName, schema(field, nullable)])),
  };
}

/** Decorators say it once, and an answer asks for each of its objects. */
const knownFields = new WeakMap<Fields, readonly FieldShape[]>();

function fieldShapes(shape: Fields): readonly FieldShape[] {
  const known = knownFields.get(shape) ?? madeFields(shape);
  knownFields.set(shape, known);
  return known;
}

function madeFields(shape: Fields): FieldShape[] {
  if (typeof shape !== 'function') {
    return Object.entries(shape).map(([property, field]) => ({
      property,
      restName: snakeCase(property),
      shape: field,
      nullable: field instanceof OrNull || (typeof field === 'string' && field.endsWith('?')),
    }));
  }
  return restFieldsOf(shape).map(({ type, ...field }) => ({ ...field, shape: shapeOf(type()) }));
}

/** The shape of a type of GraphQL; ids are UUIDs. */
function shapeOf(type: unknown): Shape {
  if (Array.isArray(type)) return [shapeOf(type[0])];
  switch (type) {
    case ID:
      return 'uuid';
    case Int:
      return 'integer';
    case Float:
      return 'number';
    case Boolean:
      return 'boolean';
    case Date:
      return 'date-time';
    default:
      if (typeof type === 'function' && restFieldsOf(type).length > 0) return type as Type<object>;
      return enumValues(type).length > 0 ? new OneOf(enumValues(type)) : 'string';
  }
}

const isList = (shape: Exclude<Shape, string | OneOf | OrNull>): shape is readonly [Shape] => Array.isArray(shape);

function leafSchema(shape: string): JsonSchema {
  const type = shape.replace('?', '');
  const schema = type === 'date-time' || type === 'uuid' ? { type: 'string', format: type } : { type };
  return shape.endsWith('?') ? orNull(schema) : schema;
}

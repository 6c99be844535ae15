import type { Type } from '@nestjs/common';
import { Float, ID, Int } from '@nestjs/graphql';
import { GraphQLScalarType } from 'graphql';
import { type RestField, restFieldsOf, snakeCase } from './api-field.js';
import { descriptionOfClass, enumSchema } from './graphql-words.js';
import type { JsonSchema } from './json-schema.js';
import type { NamedSchemas } from './named-schemas.js';

type Leaf = 'string' | 'integer' | 'number' | 'boolean' | 'date-time' | 'uuid' | 'object';
/**
 * What a route answers: a type, with `?` when it may be null; one of some texts; a list as an array of one; an object as its fields, or as a map;
 * a class with `@ApiField`s; any of them with what it is.
 */
export type Shape =
  Leaf | `${Leaf}?` | OneOf | OrNull | MapOf | Described | readonly [Shape] | Type<object> | { readonly [field: string]: Shape };

/** One of some texts. */
export class OneOf {
  /** @param members the enum of both APIs that they are the values of, which gives them a name */
  constructor(
    readonly values: readonly string[],
    readonly members?: object,
  ) {}
}

/** A shape that may be null instead. */
export class OrNull {
  constructor(readonly shape: Shape) {}
}

/** An object whose members have names that the product does not choose, all of one shape. */
export class MapOf {
  constructor(readonly shape: Shape) {}
}

/** Members of one shape by names such as those of templates. */
export const mapOf = (shape: Shape): MapOf => new MapOf(shape);

/** A shape of which something is said: what a field is that no class declares. */
export class Described {
  constructor(
    readonly text: string,
    readonly shape: Shape,
  ) {}
}

/** What a field of an answer is, in a sentence for integrators. */
export const described = (text: string, shape: Shape): Described => new Described(text, shape);

/** The text that administrators and users are shown after a change. */
export const MESSAGE = described('What was done, for people to read.', 'string');

/** JSON schema of a shape; every field is always there. Classes go to `named`, and are referred to. */
export function schemaOf(shape: Shape, named: NamedSchemas): JsonSchema {
  if (typeof shape === 'string') return leafSchema(shape);
  if (shape instanceof OrNull) return orNull(schemaOf(shape.shape, named));
  if (shape instanceof Described) return { ...schemaOf(shape.shape, named), description: shape.text };
  if (shape instanceof OneOf) return enumReference(shape.members, named) ?? { type: 'string', enum: [...shape.values] };
  if (shape instanceof MapOf) return { type: 'object', additionalProperties: schemaOf(shape.shape, named) };
  if (isList(shape)) return { type: 'array', items: schemaOf(shape[0], named) };
  return typeof shape === 'function' ? named.reference(shape.name, () => objectSchema(shape, named)) : objectSchema(shape, named);
}

/** Refers to the schema of an enum that both APIs have; undefined for other values. */
export function enumReference(members: unknown, named: NamedSchemas): JsonSchema | undefined {
  const known = typeof members === 'object' && members !== null ? enumSchema(members) : undefined;
  return known && named.reference(known.name, () => known.schema);
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
  if (shape instanceof Described) return inShape(value, shape.shape);
  if (value === undefined) throw new Error('an answer lacks what its description promises');
  if (typeof shape === 'string' || shape instanceof OneOf) return value instanceof Date ? value.toISOString() : value;
  if (shape instanceof MapOf) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inShape(each, shape.shape)]));
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
    Object.fromEntries(
      fieldShapes(record).map(({ property, shape, nullable, description = '' }) => [
        property,
        described(description, nullable ? new OrNull(shape) : shape),
      ]),
    ),
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
  if (shape instanceof OrNull || shape instanceof Described || shape instanceof MapOf) return fieldViews(shape.shape, viewOf, seen);
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
  description?: string;
  from?: RestField['from'];
}

type Fields = Type<object> | Readonly<Record<string, Shape>>;

function objectSchema(shape: Fields, named: NamedSchemas): JsonSchema {
  const description = descriptionOfShape(shape);
  const fields = fieldShapes(shape);
  const schema = ({ shape: field, nullable, description: text }: FieldShape): JsonSchema => ({
    ...(nullable ? orNull(schemaOf(field, named)) : schemaOf(field, named)),
    ...(text !== undefined && { description: text }),
  });
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    required: fields.map(({ restName }) => restName),
    properties: Object.fromEntries(fields.map((field) => [field.restName, schema(field)])),
  };
}

/** What GraphQL says about the class of a shape, or about the class whose fields it has among others. */
export const descriptionOfShape = (shape: Shape): string | undefined =>
  typeof shape === 'function' ? descriptionOfClass(shape) : descriptionOfClass((shape as { [TAKEN_FROM]?: object })[TAKEN_FROM]);

/** Decorators say it once, and an answer asks for each of its objects. */
const knownFields = new WeakMap<Fields, readonly FieldShape[]>();

function fieldShapes(shape: Fields): readonly FieldShape[] {
  const known = knownFields.get(shape) ?? madeFields(shape);
  knownFields.set(shape, known);
  return known;
}

function madeFields(shape: Fields): FieldShape[] {
  if (typeof shape !== 'function') {
    return Object.entries(shape).map(([property, given]) => {
      const field = given instanceof Described ? given.shape : given;
      return {
        property,
        restName: snakeCase(property),
        shape: field,
        nullable: field instanceof OrNull || (typeof field === 'string' && field.endsWith('?')),
        ...(given instanceof Described && { description: given.text }),
      };
    });
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
      return enumValues(type).length > 0 ? new OneOf(enumValues(type), type as object) : 'string';
  }
}

const isList = (shape: Exclude<Shape, string | OneOf | OrNull | MapOf | Described>): shape is readonly [Shape] => Array.isArray(shape);

function leafSchema(shape: string): JsonSchema {
  const type = shape.replace('?', '');
  const schema = type === 'date-time' || type === 'uuid' ? { type: 'string', format: type } : { type };
  return shape.endsWith('?') ? orNull(schema) : schema;
}

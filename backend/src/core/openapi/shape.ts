import type { Type } from '@nestjs/common';
import { Float, ID, Int } from '@nestjs/graphql';
import { restFieldsOf, snakeCase } from './api-field.js';

/** A JSON schema as OpenAPI 3.0 has it. */
export interface JsonSchema {
  [keyword: string]: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

type Leaf = 'string' | 'integer' | 'number' | 'boolean' | 'date-time' | 'uuid' | 'object';
/** What a route answers: a type, with `?` when it may be null; a list as an array of one; an object as its fields; a class with `@ApiField`s. */
export type Shape = Leaf | `${Leaf}?` | readonly [Shape] | Type<object> | { readonly [field: string]: Shape };

/** JSON schema of a shape; every field is always there. */
export function schemaOf(shape: Shape): JsonSchema {
  if (typeof shape === 'string') return leafSchema(shape);
  if (isList(shape)) return { type: 'array', items: schemaOf(shape[0]) };
  const fields = fieldShapes(shape);
  return {
    type: 'object',
    required: fields.map(({ restName }) => restName),
    properties: Object.fromEntries(fields.map(({ restName, shape: field, nullable }) => [restName, fieldSchema(field, nullable)])),
  };
}

/**
 * An answer as REST sends it: what the shape names and nothing else, in its order and in snake_case, times as ISO 8601.
 * @param value with the names of the shape
 * @throws Error when something is missing that is always there
 */
export function inShape(value: unknown, shape: Shape): unknown {
  if (value === null) return null;
  if (value === undefined) throw new Error('an answer lacks what its description promises');
  if (typeof shape === 'string') return value instanceof Date ? value.toISOString() : value;
  if (isList(shape)) return (value as unknown[]).map((item) => inShape(item, shape[0]));
  const answer: Record<string, unknown> = {};
  for (const { property, restName, shape: field, nullable } of fieldShapes(shape)) {
    const given = (value as Record<string, unknown>)[property];
    answer[restName] = inShape(nullable ? (given ?? null) : given, field);
  }
  return answer;
}

/** The fields of a class, to be put among others. */
export const allFields = (record: Type<object>): Record<string, Shape> =>
  Object.fromEntries(fieldShapes(record).map(({ property, shape }) => [property, shape]));

interface FieldShape {
  property: string;
  restName: string;
  shape: Shape;
  nullable: boolean;
}

function fieldShapes(shape: Exclude<Shape, string | readonly [Shape]>): FieldShape[] {
  if (typeof shape !== 'function') {
    return Object.entries(shape).map(([property, field]) => ({
      property,
      restName: snakeCase(property),
      shape: field,
      nullable: typeof field === 'string' && field.endsWith('?'),
    }));
  }
  return restFieldsOf(shape).map(({ property, restName, type, nullable }) => ({ property, restName, shape: shapeOf(type()), nullable }));
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
      // A class with fields of its own, text, or an enum, whose values are text.
      return typeof type === 'function' && restFieldsOf(type).length > 0 ? (type as Type<object>) : 'string';
  }
}

const isList = (shape: Exclude<Shape, string>): shape is readonly [Shape] => Array.isArray(shape);

function fieldSchema(shape: Shape, nullable: boolean): JsonSchema {
  const schema = schemaOf(shape);
  return nullable && schema.nullable === undefined ? { ...schema, nullable } : schema;
}

function leafSchema(shape: string): JsonSchema {
  const nullable = shape.endsWith('?') ? { nullable: true } : {};
  const type = shape.replace('?', '');
  if (type === 'date-time' || type === 'uuid') return { type: 'string', format: type, ...nullable };
  return { type, ...nullable };
}

/** A JSON schema as OpenAPI 3.0 has it. */
export interface JsonSchema {
  [keyword: string]: unknown;
  properties?: Record<string, JsonSchema>;
}

type Leaf = 'string' | 'integer' | 'number' | 'boolean' | 'date-time' | 'uuid' | 'object';
/** Fields of an answer: a type, with `?` when it may be null; a list as an array of one; an object as its fields. */
export type Shape = Leaf | `${Leaf}?` | readonly [Shape] | { readonly [field: string]: Shape };

/** JSON schema of a shape; every field is always there. */
export function schemaOf(shape: Shape): JsonSchema {
  if (typeof shape === 'string') return leafSchema(shape);
  if (isList(shape)) return { type: 'array', items: schemaOf(shape[0]) };
  return {
    type: 'object',
    required: Object.keys(shape),
    properties: Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, schemaOf(field)])),
  };
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

function leafSchema(shape: string): JsonSchema {
  const nullable = shape.endsWith('?') ? { nullable: true } : {};
  const type = shape.replace('?', '');
  if (type === 'date-time' || type === 'uuid') return { type: 'string', format: type, ...nullable };
  return { type, ...nullable };
}

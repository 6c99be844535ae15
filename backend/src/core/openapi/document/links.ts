import type { JsonSchema } from '../../descriptions/json-schema.js';

interface Linked {
  operationId?: string;
  responses: Record<string, object>;
}

interface Answered {
  content?: Record<string, { schema?: JsonSchema & { $ref?: string } }>;
  links?: Record<string, object>;
}

type Paths = Record<string, Record<string, Linked>>;

/**
 * Adds to the answers of a collection the operations that take an id which stands in them: `GET /api/documents` answers documents, whose
 * `id` is the `{id}` of every path that begins with `/api/documents/{id}`.
 */
export function addLinks(paths: Paths, schemas: Record<string, JsonSchema>): void {
  for (const [path, operations] of Object.entries(paths)) {
    const [collection = '', rest] = path.split('/{');
    const parameter = rest?.split('}')[0];
    if (parameter === undefined || (rest ?? '').split('{').length > 1) continue;
    for (const { operationId = '' } of Object.values(operations))
      for (const method of ['get', 'post']) {
        const source = paths[collection]?.[method];
        if (source) link(source, parameter, operationId, schemas);
      }
  }
}

function link({ responses }: Linked, parameter: string, operationId: string, schemas: Record<string, JsonSchema>): void {
  for (const [status, answered] of Object.entries(responses) as [string, Answered][]) {
    if (Number(status) >= 300) continue;
    const schema = answered.content?.['application/json']?.schema;
    const pointer = schema && pointerTo(schema, parameter, schemas);
    if (pointer)
      answered.links = { ...answered.links, [operationId]: { operationId, parameters: { [parameter]: `$response.body#${pointer}` } } };
  }
}

/** The JSON pointer to a field of an answer, of the first of its list, or of the one list or record that it holds. */
function pointerTo(schema: JsonSchema & { $ref?: string }, field: string, schemas: Record<string, JsonSchema>, depth = 0): string | null {
  const { properties, items } = schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  if (items) return found('/0', pointerTo(items, field, schemas, depth));
  if (!properties) return null;
  if (properties[field]) return `/${field}`;
  if (depth > 0) return null;
  for (const [name, inner] of Object.entries(properties)) {
    const pointer = found(`/${name}`, pointerTo(inner, field, schemas, depth + 1));
    if (pointer) return pointer;
  }
  return null;
}

const found = (prefix: string, pointer: string | null): string | null => (pointer === null ? null : prefix + pointer);

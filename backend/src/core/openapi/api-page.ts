import type { OpenAPIObject } from '@nestjs/swagger';
import type { JsonSchema } from './shape.js';

interface Operation {
  summary?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema & { $ref?: string } }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema?: JsonSchema }> }>;
}

/** The page docs/api.md: every route of the document with access, input, answer and errors. */
export function apiPage(document: OpenAPIObject): string {
  const lines = [
    '# REST API',
    '',
    `<!-- Generated from the code by backend/src/print-openapi.ts; the same as /api/openapi.json. -->`,
    '',
    document.info.description ?? '',
  ];
  let tag = '';
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods) as [string, Operation][]) {
      const [own = ''] = operation.tags ?? [];
      if (own !== tag) lines.push('', `## ${own}`);
      tag = own;
      lines.push('', `### ${method.toUpperCase()} ${path}`, '');
      for (const line of describe(operation, document)) lines.push(line);
    }
  }
  return `${lines.join('\n')}\n`;
}

function describe({ summary, security, parameters = [], requestBody, responses }: Operation, document: OpenAPIObject): string[] {
  const lines = [`${summary ?? ''} Access: ${Object.keys(security?.[0] ?? {})[0] ?? 'public'}.`, ''];
  const query = parameters.filter((given) => given.in === 'query').map(({ name }) => `\`${name}\``);
  if (query.length > 0) lines.push(`- Query: ${query.join(', ')}`);
  for (const [type, { schema }] of Object.entries(requestBody?.content ?? {}))
    lines.push(`- Body (${type}): ${fieldsOf(resolved(schema, document))}`);
  for (const [status, { description = '', content }] of Object.entries(responses)) {
    const [type, media] = Object.entries(content ?? {})[0] ?? [];
    lines.push(
      Number(status) < 300
        ? `- ${status}: ${type === 'application/json' ? fieldsOf(media?.schema) : (type ?? '')}`
        : `- ${status}: ${description}`,
    );
  }
  return lines;
}

function resolved(schema: (JsonSchema & { $ref?: string }) | undefined, document: OpenAPIObject): JsonSchema | undefined {
  const name = schema?.$ref?.split('/').at(-1);
  return name ? (document.components?.schemas?.[name] as JsonSchema | undefined) : schema;
}

function fieldsOf(schema: JsonSchema | undefined): string {
  if (schema?.type === 'array') return `list of ${fieldsOf(schema.items)}`;
  if (!schema?.properties) return typeof schema?.type === 'string' ? schema.type : 'nothing';
  const required = new Set((schema.required as string[] | undefined) ?? []);
  return Object.entries(schema.properties)
    .map(
      ([name, field]) =>
        `\`${name}\`${required.has(name) ? '' : '?'}${field.properties || field.type === 'array' ? ` (${fieldsOf(field)})` : ''}`,
    )
    .join(', ');
}

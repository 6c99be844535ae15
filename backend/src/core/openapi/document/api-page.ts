import type { OpenAPIObject } from '@nestjs/swagger';
import type { JsonSchema } from '../../descriptions/json-schema.js';

type Schema = JsonSchema & { $ref?: string; anyOf?: Schema[]; items?: Schema };

interface Answer {
  $ref?: string;
  description?: string;
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  description?: string;
  tags?: string[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses: Record<string, Answer>;
}

/** The page docs/api.md: every route of the document with access, input, answer and errors. */
export function apiPage(document: OpenAPIObject): string {
  const lines = [
    '# REST API',
    '',
    `<!-- Generated from the code by backend/src/print-openapi.ts; the same as /api/openapi.json. -->`,
    '',
    document.info.description ?? '',
    '',
    `Beside what stands with an operation, any can answer ${shared(document)}. The codes of all refusals are in [errors.md](errors.md).`,
  ];
  for (const { name, description = '' } of document.tags ?? []) {
    lines.push('', `## ${name}`, '', description);
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods) as [string, Operation][]) {
        if (operation.tags?.[0] !== name) continue;
        lines.push('', `### ${method.toUpperCase()} ${path}`, '');
        for (const line of describe(operation, document)) lines.push(line);
      }
    }
  }
  return `${lines.join('\n')}\n`;
}

/** The refusals that operations refer to, in the words of the document. */
function shared(document: OpenAPIObject): string {
  const texts = new Map<string, string>();
  for (const methods of Object.values(document.paths))
    for (const { responses } of Object.values(methods) as Operation[])
      for (const [status, { $ref }] of Object.entries(responses)) if ($ref) texts.set(status, descriptionAt($ref, document));
  return [...texts]
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([status, text]) => `${status} (${text.charAt(0).toLowerCase()}${text.slice(1).replace(/\.$/, '')})`)
    .join(', ');
}

const descriptionAt = (reference: string, document: OpenAPIObject): string =>
  (document.components?.responses?.[reference.split('/').at(-1) ?? ''] as Answer | undefined)?.description ?? '';

function describe({ description = '', parameters = [], requestBody, responses }: Operation, document: OpenAPIObject): string[] {
  const lines = [description.replaceAll('\n\n', ' '), ''];
  for (const [place, title] of [
    ['query', 'Query'],
    ['header', 'Header'],
  ]) {
    const names = parameters.filter((given) => given.in === place).map(({ name }) => `\`${name}\``);
    if (names.length > 0) lines.push(`- ${title ?? ''}: ${names.join(', ')}`);
  }
  for (const [type, { schema }] of Object.entries(requestBody?.content ?? {}))
    lines.push(`- Body (${type}): ${fieldsOf(schema, document)}`);
  for (const [status, { $ref, description = '', content }] of Object.entries(responses)) {
    if ($ref) continue;
    const [type, media] = Object.entries(content ?? {})[0] ?? [];
    const refusal = media?.schema?.$ref?.endsWith('/Error');
    const types = Object.keys(content ?? {}).join(', ');
    lines.push(`- ${status}: ${refusal ? description : type === 'application/json' ? fieldsOf(media?.schema, document) : types}`);
  }
  return lines;
}

function resolved(schema: Schema | undefined, document: OpenAPIObject): Schema | undefined {
  const own = schema?.anyOf?.[0] ?? schema;
  const name = own?.$ref?.split('/').at(-1);
  return name ? (document.components?.schemas?.[name] as Schema | undefined) : own;
}

const typeOf = ({ type }: Schema): string | undefined => (Array.isArray(type) ? (type as string[])[0] : (type as string | undefined));

/** @param above names of the schemas around it, which are not told again */
function fieldsOf(given: Schema | undefined, document: OpenAPIObject, above: readonly Schema[] = []): string {
  const schema = resolved(given, document);
  if (!schema || above.includes(schema)) return 'nothing';
  const within = [...above, schema];
  if (typeOf(schema) === 'array') return `list of ${fieldsOf(schema.items, document, within)}`;
  if (!schema.properties) return typeOf(schema) ?? 'nothing';
  const required = new Set((schema.required as string[] | undefined) ?? []);
  return Object.entries(schema.properties)
    .map(([name, field]) => `\`${name}\`${required.has(name) ? '' : '?'}${inner(field, document, within)}`)
    .join(', ');
}

function inner(field: Schema, document: OpenAPIObject, above: readonly Schema[]): string {
  const schema = resolved(field, document);
  return schema && (schema.properties ?? typeOf(schema) === 'array') ? ` (${fieldsOf(field, document, above)})` : '';
}

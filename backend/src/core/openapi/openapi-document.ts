import type { INestApplication, Type } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject } from '@nestjs/swagger';
import { inputSchema } from './input-schema.js';
import { type RestRoute, restRoutes } from './rest-routes.js';
import { type JsonSchema, schemaOf } from './shape.js';

const INTRODUCTION = [
  'Every path is also answered with a slash at the end. Errors carry `detail` (a text for people), `code` (stable, for programs)',
  'and, for inputs, `errors` with every failing field. Lists take `limit` and `offset`; without them they are complete up to 10,000 rows.',
  'A call that may be repeated after a lost answer takes an `Idempotency-Key` header. Every answer carries an `X-Request-Id`, by which',
  'its lines are found in the log. JSON is UTF-8 without NUL characters, at most 32 levels deep. A request has to arrive within 15 s,',
  'one of more than 256 KB within 60 s, a form with a file within 5 minutes. An account may send 4 files at once, an administrator 16;',
  'whoever is over a limit gets 429 with `Retry-After`, before the body is read where the limit is known by then.',
  'Every call can answer 503 with `Retry-After` and a code that begins with `DATABASE_`: nothing is wrong with the request or its token.',
  'An upload for which there is no room answers 507 `STORAGE_FULL`, and nothing of it is kept.',
].join(' ');

const ERROR: JsonSchema = {
  type: 'object',
  required: ['detail', 'code'],
  properties: {
    detail: { type: 'string' },
    code: { type: 'string' },
    errors: { type: 'array', items: schemaOf({ field: 'string', message: 'string' }) },
  },
};
const errorAnswer = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** All REST routes, and their OpenAPI document: routes, access and input rules from the code, answers from `Describes`. */
export function describeRest(app: INestApplication): { document: OpenAPIObject; routes: readonly RestRoute[] } {
  const options = new DocumentBuilder()
    .setTitle('Themis')
    .setDescription(INTRODUCTION)
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'From /api/auth/login.' }, 'user')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'From /api/admin-auth/login; allowed addresses only.' }, 'admin')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'An API key, `thm_…`, with the scope that the operation names.' }, 'key')
    .build();
  const { document, routes } = restRoutes(app, options);
  const schemas: Record<string, JsonSchema> = { Error: ERROR };
  for (const route of routes) complete(route, schemas);
  document.components = { ...document.components, schemas: schemas };
  return { document, routes };
}

function complete({ operation, access, keyScopes, input }: RestRoute, schemas: Record<string, JsonSchema>): void {
  // What a handler takes that has rules and is no body is in the address.
  const [body, query] = operation.requestBody ? [input] : [undefined, input];
  if (body) schemas[body.name] = inputSchema(body);
  if (query)
    operation.parameters = [
      ...(operation.parameters ?? []).filter((given) => !('in' in given && given.in === 'query')),
      ...queryParameters(query),
    ];
  if (access && access !== 'public') {
    operation.security = [{ [access]: [] }, ...(keyScopes.length > 0 ? [{ key: [] }] : [])];
    operation.responses['401'] ??= errorAnswer('No session of this kind.');
  }
  const refusals = [
    ...(access === 'admin' || keyScopes.length > 0 ? ['The address is not allowed.'] : []),
    ...(keyScopes.length > 0 ? [`An API key needs the scope ${keyScopes.join(' or ')}.`] : ['API keys are not taken.']),
  ];
  if (access && access !== 'public') operation.responses['403'] ??= errorAnswer(refusals.join(' '));
  if (body ?? query) operation.responses['422'] ??= errorAnswer('The input is not valid; `detail` is the first failing text.');
  operation.tags = [
    String(operation.operationId)
      .split('.')[0]
      ?.replace(/(Admin)?Controller$/, '') ?? '',
  ];
}

function queryParameters(query: Type<object>): object[] {
  return Object.entries(inputSchema(query).properties ?? {}).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

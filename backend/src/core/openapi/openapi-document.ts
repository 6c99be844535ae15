import type { INestApplication, Type } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject } from '@nestjs/swagger';
import { IDEMPOTENCY_KEY_MAX } from '../validation/idempotency-key.js';
import type { RouteDescription } from './describes.decorator.js';
import { ERROR_CODE_SCHEMA, ERROR_SCHEMA, accessAnswer, errorAnswer, SHARED_ANSWERS, usualRefusals } from './error-answers.js';
import { inputSchema } from './input-schema.js';
import { addLinks } from './links.js';
import { NamedSchemas } from './named-schemas.js';
import { type RestRoute, restRoutes } from './rest-routes.js';
import type { JsonSchema } from './json-schema.js';
import { OneOf, OrNull, schemaOf } from './shape.js';

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

/** The OpenAPI document of REST: routes, access and input rules from the code, answers from `Describes`. */
export function describeRest(app: INestApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('Themis')
    .setDescription(INTRODUCTION)
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'From /api/auth/login.' }, 'user')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'From /api/admin-auth/login; allowed addresses only.' }, 'admin')
    .addSecurity('key', { type: 'http', scheme: 'bearer', description: 'An API key, `thm_…`, with the scope that the operation names.' })
    .build();
  const { document, routes } = restRoutes(app, options);
  const named = new NamedSchemas();
  named.reference('ErrorCode', () => ERROR_CODE_SCHEMA);
  named.reference('Error', () => ERROR_SCHEMA);
  for (const route of routes) complete(route, named);
  const schemas = named.all();
  addLinks(document.paths as unknown as Parameters<typeof addLinks>[0], schemas);
  document.components = { securitySchemes: document.components?.securitySchemes, schemas, responses: SHARED_ANSWERS };
  return document;
}

function complete(route: RestRoute, named: NamedSchemas): void {
  const { operation, access, keyScopes, input, description } = route;
  operation.tags = [operation.operationId?.split('.')[0]?.replace(/(Admin)?Controller$/, '') ?? ''];
  operation.operationId = description.id ?? plainId(operation.operationId ?? '');
  // What a handler takes that has rules and is no body is in the address.
  const [body, query] = operation.requestBody ? [input, undefined] : [undefined, input];
  if (body) named.reference(body.name, () => inputSchema(body, named));
  operation.parameters = parametersOf(route, query, named);
  operation.responses = { ...usualRefusals(route.method), ...successes(route, named) };
  if (body ?? query) operation.responses['422'] = errorAnswer('The input is not valid; `detail` is the first failing text.');
  if (access && access !== 'public') {
    operation.security = [...(route.keysOnly ? [] : [{ [access]: [] }]), ...(keyScopes.length > 0 ? [{ key: [] }] : [])];
    operation.responses['401'] = accessAnswer(keyScopes.length > 0 ? 'No session, and no API key.' : 'No session.');
    operation.responses['403'] = accessAnswer(refusals(route));
  }
  for (const [status, text] of Object.entries(description.errors ?? {}))
    operation.responses[status] = ['401', '403'].includes(status) ? accessAnswer(text) : errorAnswer(text);
}

function refusals({ access, keyScopes, reauthenticated }: RestRoute): string {
  return [
    `The login is ${access === 'admin' ? "a user's" : "an administrator's"}.`,
    ...(access === 'admin' || keyScopes.length > 0 ? ['The address is not allowed.'] : []),
    keyScopes.length > 0 ? `An API key needs the scope ${keyScopes.join(' or ')}.` : 'API keys are not taken.',
    ...(reauthenticated ? ['The password was given too long ago (`REAUTHENTICATION_REQUIRED`).'] : []),
  ].join(' ');
}

/** `UsersAdminController.list` as `usersAdminList`. */
function plainId(handler: string): string {
  const [controller = '', method = ''] = handler.split('.');
  const resource = controller.replace(/Controller$/, '');
  return `${resource.charAt(0).toLowerCase()}${resource.slice(1)}${capitalised(method)}`;
}

const capitalised = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Headers of the answers of what is carried out once for a key. */
const REPLAYED = {
  'Idempotent-Replayed': {
    description: 'Is `true` where the answer is that of an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', enum: ['true'] },
  },
};

function successes({ operation, description }: RestRoute, named: NamedSchemas): Record<string, object> {
  const { status = 200, also = {}, file } = description;
  const content = file
    ? Object.fromEntries(file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
    : {
        'application/json': { schema: answerSchema(description, operation.operationId ?? '', named) },
        ...(description.events !== undefined && { 'text/event-stream': { schema: { type: 'string', description: description.events } } }),
      };
  return Object.fromEntries(
    Object.entries({ [status]: file ? 'The file.' : 'Success.', ...also }).map(([code, text]) => [
      code,
      { description: text, ...(description.idempotent && { headers: REPLAYED }), content },
    ]),
  );
}

/** Fields that no class holds together get the name of their operation. */
function answerSchema({ answer = 'object' }: RouteDescription, operationId: string, named: NamedSchemas): JsonSchema {
  const isRecord = typeof answer === 'object' && !Array.isArray(answer) && !(answer instanceof OneOf || answer instanceof OrNull);
  return isRecord ? named.reference(`${capitalised(operationId)}Answer`, () => schemaOf(answer, named)) : schemaOf(answer, named);
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: JsonSchema;
}

function parametersOf({ operation, description }: RestRoute, query: Type<object> | undefined, named: NamedSchemas): Parameter[] {
  const inPath = ((operation.parameters ?? []) as Parameter[]).filter((given) => given.in === 'path');
  for (const parameter of inPath) {
    const values = description.path?.[parameter.name];
    if (values) parameter.schema = { type: 'string', enum: [...values] };
  }
  const described = Object.entries(description.query ?? {});
  return [
    ...inPath,
    ...described.map(([name, text]) => ({ name, in: 'query', required: true, description: text, schema: { type: 'string' } })),
    ...(query ? queryParameters(query, named) : []),
    ...(description.idempotent ? [IDEMPOTENCY_KEY] : []),
  ];
}

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same request is carried out and charged once, and answered alike.',
  schema: { type: 'string', maxLength: IDEMPOTENCY_KEY_MAX },
};

/** In an address there is no null: a parameter is there or not. */
function queryParameters(query: Type<object>, named: NamedSchemas): Parameter[] {
  return Object.entries(inputSchema(query, named).properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: withoutNull(schema),
  }));
}

function withoutNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values, ...rest } = schema;
  return {
    ...rest,
    ...(type !== undefined && { type: Array.isArray(type) ? (type as unknown[])[0] : type }),
    ...(Array.isArray(values) && { enum: values.filter((value) => value !== null) }),
  };
}

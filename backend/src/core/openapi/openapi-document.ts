import type { INestApplication, Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ACCESS_LEVEL, type AccessLevel } from '../access/access.decorator.js';
import { inputSchema } from './input-schema.js';
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

interface Operation {
  operationId?: string;
  tags?: string[];
  parameters?: object[];
  security?: Record<string, string[]>[];
  responses: Record<string, object>;
}

interface Handler {
  access: AccessLevel | undefined;
  body?: Type<object>;
  query?: Type<object>;
}

/** The OpenAPI document of all REST controllers: routes, access and input rules from the code, answers from `Describes`. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('Themis')
    .setDescription(INTRODUCTION)
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'From /api/auth/login.' }, 'user')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'From /api/admin-auth/login; allowed addresses only.' }, 'admin')
    .build();
  const document = SwaggerModule.createDocument(app, options, { operationIdFactory: (controller, method) => `${controller}.${method}` });
  const handlers = handlersOf(app);
  const schemas: Record<string, JsonSchema> = { Error: ERROR };
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path) as Operation[]) complete(operation, handlers.get(String(operation.operationId)), schemas);
  }
  document.components = { ...document.components, schemas: schemas as NonNullable<OpenAPIObject['components']>['schemas'] };
  return document;
}

function complete(operation: Operation, handler: Handler | undefined, schemas: Record<string, JsonSchema>): void {
  if (!handler) return;
  const { access, body, query } = handler;
  if (body) schemas[body.name] = inputSchema(body);
  if (query)
    operation.parameters = [
      ...(operation.parameters ?? []).filter((given) => !('in' in given && given.in === 'query')),
      ...queryParameters(query),
    ];
  if (access && access !== 'public') {
    operation.security = [{ [access]: [] }];
    operation.responses['401'] ??= errorAnswer('No session of this kind.');
  }
  if (access === 'admin') operation.responses['403'] ??= errorAnswer('The address is not allowed.');
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

/** Nest's marks of `@Body()` and `@Query()` in the metadata of route arguments. */
const BODY_MARK = '3';
const QUERY_MARK = '4';

function handlersOf(app: INestApplication): Map<string, Handler> {
  const handlers = new Map<string, Handler>();
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      const controller = metatype as Type<object>;
      const prototype = controller.prototype as Record<string, object>;
      for (const method of Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor')) {
        const access = (Reflect.getMetadata(ACCESS_LEVEL, prototype[method] as object) ?? Reflect.getMetadata(ACCESS_LEVEL, controller)) as
          AccessLevel | undefined;
        const types = (Reflect.getMetadata('design:paramtypes', prototype, method) ?? []) as Type<object>[];
        const args = Object.entries(
          (Reflect.getMetadata('__routeArguments__', controller, method) ?? {}) as Record<string, { index: number }>,
        );
        const typeAt = (mark: string) => args.filter(([key]) => key.startsWith(`${mark}:`)).map(([, { index }]) => types[index])[0];
        handlers.set(`${controller.name}.${method}`, { access, body: typeAt(BODY_MARK), query: typeAt(QUERY_MARK) });
      }
    }
  }
  return handlers;
}

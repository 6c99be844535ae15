import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject } from '@nestjs/swagger';
import { NamedSchemas } from '../../descriptions/named-schemas.js';
import { ERROR_CODE_SCHEMA, ERROR_SCHEMA, SHARED_ANSWERS } from './error-answers.js';
import { addExamples, type Examples } from './examples.js';
import { HEADERS } from './headers.js';
import { addLinks } from './links.js';
import { completeOperation } from './operation.js';
import { restRoutes } from './rest-routes.js';
import { tagOf, TAGS } from './tags.js';
import { type WebhookEvents, webhookSection } from './webhook-section.js';

const INTRODUCTION = [
  'Every path is also answered with a slash at the end. Errors carry `detail` (a text for people), `code` (stable, for programs)',
  'and, for inputs, `errors` with every failing field. Lists take `limit` and `offset`; without them they are complete up to 10,000 rows.',
  'A call that may be repeated after a lost answer takes an `Idempotency-Key` header. Every answer carries an `X-Request-Id`, by which',
  'its lines are found in the log. JSON is UTF-8 without NUL characters, at most 32 levels deep. A request has to arrive within 15 s,',
  'one of more than 256 KB within 60 s, a form with a file within 5 minutes. An account may send 4 files at once, an administrator 16;',
  'whoever is over a limit gets 429 with `Retry-After`, before the body is read where the limit is known by then.',
  'Every call can answer 503 with `Retry-After` and a code that begins with `DATABASE_`: nothing is wrong with the request or its token.',
  'An upload for which there is no room answers 507 `STORAGE_FULL`, and nothing of it is kept.',
  'The examples are calls that the tests of the product made, with long texts and lists cut short.',
].join(' ');

/** What the features add to the description of REST. */
export interface DocumentParts {
  /** Of the product. */
  version: string;
  webhooks: WebhookEvents;
  examples: Examples;
}

/**
 * The OpenAPI document of REST: routes, access and input rules from the code, answers from `Describes`, words from the descriptions that
 * GraphQL has too, examples from calls that a test made.
 */
export function describeRest(app: INestApplication, { version, webhooks, examples }: DocumentParts): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('Themis')
    .setDescription(INTRODUCTION)
    .setVersion(version)
    .setLicense('Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
    .setOpenAPIVersion('3.1.0')
    .addServer('/', 'The installation that this document comes from.')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'From /api/auth/login.' }, 'user')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'From /api/admin-auth/login; allowed addresses only.' }, 'admin')
    .addSecurity('key', { type: 'http', scheme: 'bearer', description: 'An API key, `thm_…`, with the scope that the operation names.' })
    .build();
  const { document, routes } = restRoutes(app, options);
  const named = new NamedSchemas();
  named.reference('ErrorCode', () => ERROR_CODE_SCHEMA);
  named.reference('Error', () => ERROR_SCHEMA);
  for (const route of routes) completeOperation(route, tagOf(route.controller.name), named);
  Object.assign(document, { webhooks: webhookSection(webhooks, named) });
  const schemas = named.all();
  addLinks(document.paths as unknown as Parameters<typeof addLinks>[0], schemas);
  addExamples(routes, examples);
  document.tags = TAGS.map(({ name, description }) => ({ name, description }));
  document.info.contact = { name: 'Whoever runs this installation' };
  document.components = { securitySchemes: document.components?.securitySchemes, schemas, responses: SHARED_ANSWERS, headers: HEADERS };
  return document;
}

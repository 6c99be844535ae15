import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { AppModule } from './app.module.js';
import { loadConfig } from './core/config/load-config.js';
import { PRODUCT_VERSION } from './core/database/product-version.js';
import { apiPage } from './core/openapi/document/api-page.js';
import { errorsPage } from './core/openapi/document/errors-page.js';
import type { Examples } from './core/openapi/document/examples.js';
import { describeRest } from './core/openapi/document/openapi-document.js';
import { readJsonFile } from './core/validation/json-file.js';
import { WEBHOOK_EVENTS } from './features/webhooks/webhook-events.js';

/** Calls that the tests of the API made, a file for each operation; `KEEP_EXAMPLES=1 npm test -- api …` writes those that are missing. */
const EXAMPLES = path.resolve(import.meta.dirname, '../test/fixtures/api-examples');
const EXAMPLE = z.object({ request: z.unknown().optional(), status: z.number(), answer: z.unknown().optional() });

/** The OpenAPI document of the application as it is put together, with nothing of it made: no database, no queue. */
export async function openApi(): Promise<OpenAPIObject> {
  const config = loadConfig({ DATABASE_URL: 'postgres://localhost/unused' });
  const module = AppModule.forRoot(config, { jwtSecret: '', fileEncryptionKey: Buffer.alloc(0) }, 'api');
  const app = await NestFactory.create(module, new FastifyAdapter(), { logger: ['error'], abortOnError: false, preview: true });
  const examples: Examples = Object.fromEntries(
    readdirSync(EXAMPLES).map((file) => [path.parse(file).name, readJsonFile(EXAMPLE, path.join(EXAMPLES, file))]),
  );
  return describeRest(app, { version: PRODUCT_VERSION, webhooks: WEBHOOK_EVENTS, examples });
}

/** What is written from the description of REST, by its path in the checkout. */
export async function openApiFiles(): Promise<Record<string, string>> {
  const document = await openApi();
  return {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'docs/api.md': apiPage(document),
    'docs/errors.md': errorsPage(),
  };
}

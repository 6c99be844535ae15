import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import { loadConfig } from './core/config/load-config.js';
import { apiPage } from './core/openapi/api-page.js';
import { errorsPage } from './core/openapi/errors-page.js';
import { describeRest } from './core/openapi/openapi-document.js';

/** The OpenAPI document of the application as it is put together, with nothing of it made: no database, no queue. */
export async function openApi(): Promise<OpenAPIObject> {
  const config = loadConfig({ DATABASE_URL: 'postgres://localhost/unused' });
  const module = AppModule.forRoot(config, { jwtSecret: '', fileEncryptionKey: Buffer.alloc(0) }, 'api');
  const app = await NestFactory.create(module, new FastifyAdapter(), { logger: ['error'], abortOnError: false, preview: true });
  return describeRest(app);
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

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { requireAdminAddress } from './core/access/admin-address.js';
import type { AppConfig, Secrets } from './core/config/config.js';
import { AppExceptionFilter } from './core/errors/app-exception.filter.js';
import { registerFrontEnd } from './core/http/front-end.js';
import { acceptJson } from './core/http/json-body.js';
import { registerRequestLog } from './core/http/request-log.js';
import { applyRouteRules, LONG_BODY_LIMIT_BYTES } from './core/http/route-rules.js';
import { registerSecurityHeaders } from './core/http/security-headers.js';
import { answerBrokenRequest, endUnfinishedRequests } from './core/http/unfinished-requests.js';
import { NestLogger } from './core/observability/nest-logger.js';
import { OpenApiHolder } from './core/openapi/openapi.controller.js';
import { openApiDocument } from './core/openapi/openapi-document.js';
import { createValidationPipe } from './core/validation/validation.pipe.js';

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_MS = 65_000;
const URL_LENGTH_MAX = 2048;

/** The HTTP application as `main.ts`, the tests and nobody else start it; not listening yet. */
export async function createApp(config: AppConfig, secrets: Secrets, frontEndDirectory: string): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: LONG_BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // A number alone would trust nobody; exactly this many hops in front of us may speak for the client.
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    genReqId: (_request: IncomingMessage) => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: URL_LENGTH_MAX },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenRequest,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(config, secrets, 'api'), adapter, {
    logger: new NestLogger(),
  });
  const fastify = adapter.getInstance();
  fastify.server.headersTimeout = HEADERS_TIMEOUT_MS;
  await registerRequestLog(fastify);
  registerSecurityHeaders(fastify);
  applyRouteRules(fastify, (address) => requireAdminAddress(address, config.admin.allowedAddresses));
  endUnfinishedRequests(fastify);
  acceptJson(adapter, LONG_BODY_LIMIT_BYTES);
  await fastify.register(multipart);
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(new AppExceptionFilter());
  await registerFrontEnd(fastify, frontEndDirectory);
  app.get(OpenApiHolder).document = openApiDocument(app);
  app.enableShutdownHooks([]);
  return app;
}

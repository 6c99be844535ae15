import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { AppModule } from './app.module.js';
import { requireAdminAddress } from './core/access/addresses/admin-address.js';
import { clientAddress } from './core/access/addresses/client-address.js';
import { Answers } from './core/answers/answers.js';
import { countAnswers } from './core/answers/count-answers.js';
import { countCostsByAccount, countCostsByNetwork } from './core/answers/rest-cost.js';
import type { AppConfig, Secrets } from './core/config/config.js';
import { AppExceptionFilter } from './core/http/app-exception.filter.js';
import { ContentTypes } from './core/http/bodies/content-types.js';
import { limitBodies } from './core/http/bodies/body-limits.js';
import { Stopping } from './core/http/connections/stopping.js';
import { endUnfinishedRequests } from './core/http/connections/unfinished-requests.js';
import { countUnsent } from './core/http/connections/count-unsent.js';
import { UnsentAnswers } from './core/http/connections/unsent-answers.js';
import { Connections, type OpenRequest } from './core/http/connections.js';
import { admitEarly } from './core/http/early-access.js';
import { answerUnroutable, refuseOddTargets } from './core/http/early-refusals.js';
import { registerFrontEnd } from './core/http/front-end.js';
import { createHttpServer } from './core/http/http-server.js';
import { acceptJson } from './core/http/bodies/json-body.js';
import { refuseOtherMethods } from './core/http/other-methods.js';
import { registerRequestLog } from './core/http/request-log.js';
import { applyRouteRules, LONG_BODY_LIMIT_BYTES } from './core/requests/route-rules.js';
import { registerSecurityHeaders } from './core/http/security-headers.js';
import { serveOAuth } from './features/accounts/connected-apps/authorization/oauth-routes.js';
import { tellReplays } from './core/http/replays/replayed.js';
import { tellLimits } from './core/limits/limit-headers.js';
import { Health } from './core/observability/health.js';
import { loggers } from './core/observability/loggers.js';
import { Metrics } from './core/observability/metrics/metrics.js';
import { registerMetrics } from './core/observability/metrics/register-metrics.js';
import { NestLogger } from './core/observability/nest-logger.js';
import { traceRequests } from './core/observability/tracing/trace-requests.js';
import { accessByRoute } from './core/openapi/rest-handlers.js';
import { RestNames } from './core/openapi/rest-names.interceptor.js';
import { asksForWebSocket } from './core/sockets/upgrade-requests.js';
import { createValidationPipe } from './core/validation/validation.pipe.js';

const PARAMETER_LENGTH_MAX = 2048;

/** How long requests that are being answered may take to an end; `process-lifecycle.ts` gives the whole process 7.5 s. */
const DRAIN_MS = 5000;
const connectionsOf = new WeakMap<NestFastifyApplication, Connections>();
const stoppingOf = new WeakMap<NestFastifyApplication, () => Promise<void>>();

/** The HTTP application as `main.ts`, the tests and nobody else start it; not listening yet. */
export async function createApp(config: AppConfig, secrets: Secrets, frontEndDirectory: string): Promise<NestFastifyApplication> {
  const connections = new Connections(config.trustProxy > 0);
  const stopping = new Stopping();
  const adapter = new FastifyAdapter({
    bodyLimit: LONG_BODY_LIMIT_BYTES,
    genReqId: (_request: IncomingMessage) => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAMETER_LENGTH_MAX },
    serverFactory: (handler: RequestListener) => {
      const server = createHttpServer(handler, { connections, shouldUpgradeCallback: asksForWebSocket });
      stopping.watch(server);
      return server;
    },
    // Every server has its own already; Fastify would give a second one to the first.
    clientErrorHandler: () => undefined,
    frameworkErrors: answerUnroutable,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(config, secrets, 'api'), adapter, {
    logger: new NestLogger(),
    abortOnError: false,
  });
  const fastify = adapter.getInstance();
  fastify.decorateRequest('clientAddress', {
    getter(this: FastifyRequest) {
      return clientAddress(this.raw, config.trustProxy);
    },
  });
  // The order of the hooks is the order of what is looked at: first what needs no look at the caller, at last the body.
  connections.follow(fastify);
  stopping.follow(fastify);
  await registerRequestLog(fastify);
  tellLimits(fastify);
  tellReplays(fastify);
  countAnswers(fastify, app.get(Answers));
  traceRequests(fastify);
  registerMetrics(fastify, app.get(Metrics), config.metrics.token);
  registerSecurityHeaders(fastify);
  endUnfinishedRequests(fastify);
  countUnsent(fastify, app.get(UnsentAnswers));
  connections.share(fastify);
  refuseOddTargets(fastify);
  refuseOtherMethods(fastify);
  applyRouteRules(fastify, (address) => requireAdminAddress(address, config.admin.allowedAddresses));
  countCostsByNetwork(fastify, app.get(Answers));
  const callerOf = admitEarly(app, fastify, accessByRoute(app));
  countCostsByAccount(fastify, app.get(Answers), callerOf);
  limitBodies(fastify, callerOf);
  acceptJson(adapter, LONG_BODY_LIMIT_BYTES);
  await fastify.register(multipart);
  serveOAuth(fastify, app, config);
  app.useGlobalInterceptors(new ContentTypes(), new RestNames());
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(new AppExceptionFilter());
  await registerFrontEnd(fastify, frontEndDirectory);
  connectionsOf.set(app, connections);
  if (config.stopDelayMs > 0)
    stoppingOf.set(app, () => {
      app.get(Health).stop();
      return stopping.announce(config.stopDelayMs);
    });
  return app;
}

/** Ends the application for good: where that is set, first tells proxies, then ends its connections, idle ones at once, then what they need. */
export async function closeApp(app: NestFastifyApplication): Promise<void> {
  await stoppingOf.get(app)?.();
  const cut = (await connectionsOf.get(app)?.drain(DRAIN_MS)) ?? [];
  if (cut.length > 0) loggers.app.warn({ cut }, 'requests were cut off');
  await app.close();
}

/** What keeps a process from ending: the requests that are still being answered. */
export const openRequestsOf = (app: NestFastifyApplication): OpenRequest[] => connectionsOf.get(app)?.open() ?? [];

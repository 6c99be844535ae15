import { randomUUID } from 'node:crypto';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_INTERCEPTOR, DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../answers/answers.js';
import { APP_CONFIG, type AppConfig } from '../config/config.js';
import { formatGraphqlError } from './answers/format-graphql-error.js';
import { disconnectSignal } from '../requests/disconnect-signal.js';
import { countLeaves } from './answers/counted-leaves.js';
import { PreparedAnswers } from './answers/prepared-answers.js';
import { PreparedAnswersModule } from './answers/prepared-answers.module.js';
import { FreshLoaders } from './fresh-loaders.interceptor.js';
import { GraphqlSockets } from './graphql-sockets.js';
import { CalendarDateScalar } from './calendar-date.scalar.js';
import { JSONObjectScalar } from './json-object.scalar.js';
import { NodesResolver } from './nodes.resolver.js';
import { operationRules } from './operation-limits.js';
import { Metrics } from '../observability/metrics/metrics.js';
import { metricsPlugin } from './observing/metrics-plugin.js';
import { tracesPlugin } from './observing/traces-plugin.js';
import { CodeFirstDriver } from './sdl/code-first.driver.js';
import { describeAccess } from './sdl/described-access.js';
import { hideFields } from './sdl/hidden-fields.js';
import { GraphqlSchemaController } from './sdl/graphql-schema.controller.js';
import { operationPlugin, requestIdOf } from './operation-plugin.js';
import { outagePlugin } from './answers/outage-plugin.js';
import { rateLimitPlugin } from './rate-limit-extension.js';

/** Of documents that programs have sent once and name by their hash afterwards, in each process; the longest unused go first. */
const DOCUMENTS_BYTES = 4 * 1024 * 1024;

/** The classes of everything that modules provide, resolvers among them; values and factories have none. */
const classesOf = (discovery: DiscoveryService): Type[] =>
  discovery.getProviders().flatMap(({ metatype, isNotMetatype }) => (metatype && !isNotMetatype ? [metatype as Type] : []));

@Module({})
export class ApiGraphqlModule {
  /** Code-first schema over HTTP and, by `GraphqlSockets`, WebSocket on `/graphql`; the schema stays in memory. */
  static forRoot(): DynamicModule {
    return {
      module: ApiGraphqlModule,
      controllers: [GraphqlSchemaController],
      providers: [
        JSONObjectScalar,
        CalendarDateScalar,
        NodesResolver,
        GraphqlSockets,
        { provide: APP_INTERCEPTOR, useClass: FreshLoaders },
      ],
      imports: [
        DiscoveryModule,
        GraphQLModule.forRootAsync<ApolloDriverConfig>({
          driver: CodeFirstDriver,
          imports: [DiscoveryModule, PreparedAnswersModule],
          inject: [APP_CONFIG, Metrics, DiscoveryService, Answers, PreparedAnswers],
          useFactory: (
            config: AppConfig,
            metrics: Metrics,
            discovery: DiscoveryService,
            answers: Answers,
            prepared: PreparedAnswers,
          ): ApolloDriverConfig => ({
            path: '/graphql',
            autoSchemaFile: true,
            sortSchema: true,
            // It would be checked by introspecting it, before graphql-js checks what is made of it.
            buildSchemaOptions: { skipCheck: true },
            transformSchema: (schema) => countLeaves(hideFields(describeAccess(schema, classesOf(discovery)))),
            introspection: config.graphqlIntrospection,
            playground: false,
            graphiql: false,
            csrfPrevention: true,
            persistedQueries: { cache: new InMemoryLRUCache({ maxSize: DOCUMENTS_BYTES }) },
            hideSchemaDetailsFromClientErrors: !config.graphqlIntrospection,
            includeStacktraceInErrorResponses: false,
            allowBatchedHttpRequests: false,
            // Nest would make it 200 again after `outagePlugin`; nothing else of ours sets a status.
            preserveHttpStatusForExecutionErrors: false,
            stopOnTerminationSignals: false,
            ...operationRules,
            stringifyResult: prepared.stringify,
            // Answers are never cached, so nothing has to be computed about it.
            plugins: [
              operationPlugin(answers, prepared),
              prepared.plugin,
              outagePlugin,
              rateLimitPlugin,
              metricsPlugin(metrics),
              tracesPlugin,
              ApolloServerPluginCacheControlDisabled(),
            ] as ApolloDriverConfig['plugins'],
            context: (request: FastifyRequest, reply: FastifyReply) => ({ req: request, signal: disconnectSignal(reply) }),
            formatError: (formatted, thrown) =>
              formatGraphqlError(formatted, thrown, requestIdOf(thrown) ?? randomUUID(), config.graphqlIntrospection),
          }),
        }),
      ],
    };
  }
}

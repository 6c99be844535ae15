import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { type DynamicModule, Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { ServerOptions } from 'graphql-ws';
import { APP_CONFIG, type AppConfig } from '../config/config.js';
import { JobsResolver } from '../jobs/jobs.resolver.js';
import { formatGraphqlError, logOutages } from '../errors/format-graphql-error.js';
import { disconnectSignal } from '../http/disconnect-signal.js';
import { BoundedApolloDriver } from './bounded-apollo-driver.js';
import { contextOfSocket, type SocketExtra } from './socket-context.js';
import { JSONObjectScalar } from './json-object.scalar.js';
import { outagePlugin } from './outage-plugin.js';
import { httpLimits, socketLimits, withoutSuggestion } from './operation-limits.js';

const SOCKET_INIT_LIMIT_MS = 5000;

/** A refusal before the stream begins comes as a result with errors, a failure within it as errors alone: both are rendered alike. */
function rendered(errors: readonly GraphQLError[], id: string): GraphQLError[] {
  logOutages(errors, id);
  return errors.map((error) => {
    const { message, path, extensions } = formatGraphqlError(
      { message: error.message, path: error.path, extensions: { ...error.extensions } },
      error,
      id,
    );
    return new GraphQLError(withoutSuggestion(message), { path, extensions });
  });
}

/** Nest's own type of these options leaves out hooks that graphql-ws has. */
function socketOptions(
  config: AppConfig,
): Pick<ServerOptions, 'connectionInitWaitTimeout' | 'context' | 'onError' | 'onNext' | 'parse' | 'validate'> {
  return {
    connectionInitWaitTimeout: SOCKET_INIT_LIMIT_MS,
    ...socketLimits(config.graphqlIntrospection),
    context: ({ extra, connectionParams }) => contextOfSocket(extra as unknown as SocketExtra, connectionParams, config.trustProxy),
    onError: (_context, id, _payload, errors) => rendered(errors as readonly GraphQLError[], id),
    onNext: (_context, id, _payload, _args, result) => (result.errors ? { ...result, errors: rendered(result.errors, id) } : undefined),
  };
}

@Module({})
export class ApiGraphqlModule {
  /** Code-first schema over HTTP and graphql-ws on `/graphql`; the schema stays in memory. */
  static forRoot(): DynamicModule {
    return {
      module: ApiGraphqlModule,
      providers: [JSONObjectScalar, JobsResolver],
      imports: [
        GraphQLModule.forRootAsync<ApolloDriverConfig>({
          driver: BoundedApolloDriver,
          inject: [APP_CONFIG],
          useFactory: (config: AppConfig): ApolloDriverConfig => ({
            path: '/graphql',
            autoSchemaFile: true,
            sortSchema: true,
            introspection: config.graphqlIntrospection,
            playground: false,
            graphiql: false,
            csrfPrevention: true,
            persistedQueries: false,
            hideSchemaDetailsFromClientErrors: config.production,
            includeStacktraceInErrorResponses: false,
            allowBatchedHttpRequests: false,
            // Nest would make it 200 again after `outagePlugin`; nothing else of ours sets a status.
            preserveHttpStatusForExecutionErrors: false,
            stopOnTerminationSignals: false,
            parseOptions: httpLimits.parseOptions,
            validationRules: httpLimits.validationRules,
            // Answers are never cached, so nothing has to be computed about it.
            plugins: [...httpLimits.plugins, outagePlugin, ApolloServerPluginCacheControlDisabled()] as ApolloDriverConfig['plugins'],
            context: (request: FastifyRequest, reply: FastifyReply) => ({ req: request, signal: disconnectSignal(reply) }),
            formatError: (formatted, thrown) => formatGraphqlError(formatted, thrown, 'see the x-request-id header'),
            subscriptions: { 'graphql-ws': { path: '/graphql', ...socketOptions(config) } },
          }),
        }),
      ],
    };
  }
}

import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../access/access.decorator.js';
import { AccessGuard, OtherLoginError } from '../../access/guards/access.guard.js';
import { APP_CONFIG, type AppConfig } from '../../config/config.js';
import { type PreparedAnswer, prepareAnswer, sendPrepared } from '../../http/prepared-answer.js';
import { Describes } from '../../descriptions/describes.decorator.js';
import { schemaTextOf } from './schema-text.js';

const KEPT_SECONDS = 300;

/** The schema for generators of clients. Strangers may read it where they may introspect it. */
@Controller('api')
export class GraphqlSchemaController {
  /** Printed once: the schema of a process does not change. */
  private prepared: PreparedAnswer | undefined;

  constructor(
    private readonly host: GraphQLSchemaHost,
    private readonly guard: AccessGuard,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Get('schema.graphql')
  @Access('public')
  @Describes('The GraphQL schema as text. Where introspection is off, only with a session or an API key, whatever its scopes.', {
    id: 'getGraphqlSchema',
    file: ['text/plain'],
    errors: { 401: 'Introspection is off, and the call has no session and no API key.', 403: 'The address is not allowed.' },
  })
  async schema(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const open = this.config.graphqlIntrospection;
    if (!open) await this.requireAccount(request, reply);
    this.prepared ??= prepareAnswer(schemaTextOf(this.host.schema), 'text/plain; charset=utf-8');
    await sendPrepared(request, reply, this.prepared, `${open ? 'public' : 'private'}, max-age=${KEPT_SECONDS}`);
  }

  /** Lets users and administrators in, by session or key. @throws UnauthenticatedError, ForbiddenError, RateLimitedError */
  private async requireAccount(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.guard.admit('user', request, reply).catch((error: unknown) => {
      if (error instanceof OtherLoginError) return this.guard.admit('admin', request, reply);
      throw error;
    });
  }
}

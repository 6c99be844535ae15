import { Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, CurrentActor, OnlyForKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { USER_SCOPES } from '../../core/access/keys/key-scopes.js';
import { APP_CONFIG, type AppConfig } from '../../core/config/config.js';
import { NOT_APPROVED_LINE } from '../../core/approval/approval-marks.js';
import { ApprovedTexts } from '../../core/approval/approved-texts.js';
import { InnerOperations } from '../../core/graphql/inner/inner-operations.js';
import { disconnectSignal } from '../../core/requests/disconnect-signal.js';
import { LongBodyOfApps } from '../../core/requests/route-rules.js';
import { FairQueue } from '../../core/concurrency/fair-queue.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { Describes } from '../../core/descriptions/describes.decorator.js';
import { originAllowed, type OriginRules } from '../../core/addresses/socket-origin.js';
import { ConfidentialWall } from './confidential-wall.js';
import { BatchError, OriginNotAllowedError } from './mcp.errors.js';
import { MCP_PATH } from './mcp-path.js';
import type { Call } from './tool.js';

/** Messages of one user that are being answered at the same time in this process. */
const MESSAGES_AT_ONCE = 8;
const RETRY_AFTER_SECONDS = 2;

/**
 * The Model Context Protocol over streamable HTTP, without sessions: each request is answered by a server of its own, which ends with it.
 * Revisions before 2026-07-28 are answered in the same way.
 */
@Controller(MCP_PATH)
@Access('user')
@OnlyForKeys(...USER_SCOPES)
export class McpController {
  private readonly messages = new FairQueue({
    concurrency: Infinity,
    perKey: MESSAGES_AT_ONCE,
    maxWaitingPerKey: 0,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  private readonly origins: OriginRules;

  constructor(
    private readonly operations: InnerOperations,
    private readonly wall: ConfidentialWall,
    private readonly limits: RateLimits,
    private readonly approved: ApprovedTexts,
    @Inject(APP_CONFIG) { host, trustProxy, socketOrigins }: AppConfig,
  ) {
    this.origins = { listensOn: host, proxies: trustProxy, others: socketOrigins };
  }

  @Post()
  @Describes('One message of the Model Context Protocol (JSON-RPC), answered as JSON or as a stream of events; docs/mcp.md.', {
    id: 'sendMcpMessage',
    also: {
      202: 'A notification was taken; without a body.',
      400: 'Not a message of the protocol, or one that cannot be read.',
      406: 'The client does not take both JSON and events.',
      415: 'Not JSON.',
    },
    errors: { 403: 'Not with an API key, or from a page of another site', 429: 'Too many messages' },
  })
  @LongBodyOfApps('mcp-user')
  @HttpCode(200)
  async answer(@CurrentActor() { userId }: Actor, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!originAllowed(request.raw, this.origins)) throw new OriginNotAllowedError();
    await this.limits.consume('mcp-user', userId);
    const mark = (await this.approved.isNeeded(userId)) ? NOT_APPROVED_LINE : null;
    const message = request.body;
    if (Array.isArray(message)) throw new BatchError();
    const end = this.messages.enterNow(userId);
    reply.raw.once('close', end);
    const signal = disconnectSignal(reply);
    const call: Call = this.wall.around(userId, {
      requestId: request.id,
      mark,
      run: (document, variables) => this.operations.run(document, variables, { req: request, signal }),
      follow: (document, variables) => this.operations.follow(document, variables, { req: request, signal }),
    });
    // Not before the first message: the protocol's library takes megabytes, and many installations never get one.
    const { mcpAnswer } = await import('./mcp-answer.js');
    await reply.send(await mcpAnswer(request, message, call, signal));
  }
}

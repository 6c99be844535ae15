import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loggers } from '../observability/loggers.js';
import { noteRefusal } from '../observability/metrics/refused-work.js';
import { bearerChallenge } from '../errors/bearer-challenge.js';
import { renderError } from '../errors/render-error.js';

/**
 * Answers REST with `{ detail }`, and in GraphQL's own form what is refused on its address before an operation is known. Errors of
 * operations pass on to `formatGraphqlError`, which renders the same facts.
 */
@Catch()
export class AppExceptionFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): unknown {
    if (host.getType<'http' | 'graphql'>() === 'graphql') return thrown;
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = renderError(thrown, request.id, request.raw);
    noteRefusal(request, error.code);
    if (error.unexpected) loggers.http.error({ requestId: request.id, err: thrown }, 'request failed');
    else if (error.outage) loggers.http.warn({ requestId: request.id, code: error.code, err: thrown }, 'request refused for now');
    // A download that broke half way has its headers out already; ending the connection tells the client.
    if (reply.sent || reply.raw.headersSent) {
      reply.raw.destroy();
      return undefined;
    }
    if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', String(error.retryAfterSeconds));
    const challenge = bearerChallenge(error, request.headers.authorization !== undefined);
    if (challenge !== undefined) void reply.header('www-authenticate', challenge);
    const isGraphql = request.routeOptions.url === '/graphql';
    void reply.status(error.status).send(
      isGraphql
        ? { errors: [{ message: error.message, extensions: { code: error.code } }] }
        : {
            detail: error.message,
            code: error.code,
            ...(error.errors && { errors: error.errors }),
            ...(error.challenge !== undefined && { challenge: error.challenge }),
            ...(error.scopes && { scopes: error.scopes }),
            ...(error.size && { size: error.size }),
          },
    );
    return undefined;
  }
}

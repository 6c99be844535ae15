import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import { loggers } from '../../observability/loggers.js';
import { AppError } from '../../errors/app-error.js';
import { operationErrorText } from '../../errors/operation-error-text.js';
import { type RenderedError, renderError } from '../../errors/render-error.js';

/** Codes that GraphQL itself gives to malformed operations; their texts quote only the operation. */
const OPERATION_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'BAD_REQUEST',
]);

/**
 * Renders what a resolver threw like the REST filter does: text, `extensions.code`, and nothing internal. Every error carries the id of
 * its request, which also stands in the log.
 * @param suggestions whether texts may tell names of the schema that the operation did not use
 */
export function formatGraphqlError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
  requestId: string,
  suggestions: boolean,
): GraphQLFormattedError {
  const cause = causeOf(thrown);
  const { message, locations, path } = formatted;
  const operationCode = formatted.extensions?.['code'];
  if (!(cause instanceof AppError) && typeof operationCode === 'string' && OPERATION_CODES.has(operationCode) && cause === thrown) {
    const cost = formatted.extensions?.['cost'];
    const extensions = { code: operationCode, ...(cost !== undefined && { cost }), requestId };
    return { message: operationErrorText(message, suggestions), locations, path, extensions };
  }
  const error = renderError(cause, requestId);
  if (error.unexpected) loggers.http.error({ requestId, err: cause }, 'operation failed');
  return {
    message: error.message,
    locations,
    path,
    extensions: {
      code: error.code,
      ...(error.errors && { errors: error.errors }),
      ...(error.challenge !== undefined && { challenge: error.challenge }),
      ...(error.scopes && { scopes: error.scopes }),
      ...(error.size && { size: error.size }),
      ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
      requestId,
    },
  };
}

/**
 * Writes a line for each error of an operation that comes from something around this product being down.
 * @returns what a client may know of these errors
 */
export function logOutages(errors: readonly unknown[], requestId: string): RenderedError[] {
  return errors.flatMap((thrown) => {
    const cause = causeOf(thrown);
    const error = renderError(cause, requestId);
    if (!error.outage) return [];
    loggers.http.warn({ requestId, code: error.code, err: cause }, 'operation refused for now');
    return [error];
  });
}

/** What a stream throws between two events reaches us without a path, so that `unwrapResolverError` leaves it wrapped. */
function causeOf(thrown: unknown): unknown {
  const { originalError } = (thrown ?? {}) as { originalError?: unknown };
  return originalError instanceof AppError ? originalError : unwrapResolverError(thrown);
}

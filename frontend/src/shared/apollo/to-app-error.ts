import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { AppError, readFieldErrors, readRetryAfter } from '../api/app-error.js';
import { ErrorCode } from '../api/error-codes.js';
import { restError } from '../api/rest-error.js';

interface GraphqlErrorFacts {
  message: string;
  extensions?: Record<string, unknown>;
}

function fromGraphql({ message, extensions }: GraphqlErrorFacts): AppError {
  const code = extensions?.['code'];
  return new AppError({
    code: typeof code === 'string' ? code : 'UNKNOWN',
    detail: message || undefined,
    fieldErrors: readFieldErrors(extensions?.['errors']),
    retryAfterMs: readRetryAfter(extensions?.['retryAfterSeconds']),
  });
}

function isGraphqlErrors(value: unknown): value is [GraphqlErrorFacts, ...GraphqlErrorFacts[]] {
  return Array.isArray(value) && value.length > 0 && typeof (value[0] as Partial<GraphqlErrorFacts> | null)?.message === 'string';
}

/** Converts anything thrown by a request to an {@link AppError}; of several GraphQL errors the first one counts. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    if (first) return fromGraphql(first);
  }
  if (isGraphqlErrors(error)) return fromGraphql(error[0]);
  if (ServerError.is(error))
    return graphqlBody(error.bodyText) ?? restError(error.statusCode, error.bodyText, error.response.headers.get('retry-after'));
  if (ServerParseError.is(error)) return restError(error.statusCode, error.bodyText);
  return new AppError({ code: ErrorCode.network });
}

/** GraphQL responses outside 2xx still carry their errors in the body. */
function graphqlBody(body: string): AppError | undefined {
  try {
    const { errors } = JSON.parse(body) as { errors?: unknown };
    return isGraphqlErrors(errors) ? fromGraphql(errors[0]) : undefined;
  } catch {
    return undefined;
  }
}

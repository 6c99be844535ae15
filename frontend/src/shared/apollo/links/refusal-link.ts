import { ErrorLink } from '@apollo/client/link/error';
import type { ApolloLink } from '@apollo/client';
import { from, of, switchMap, throwError } from 'rxjs';
import { ErrorCode } from '../../api/error-codes.js';
import { toAppError } from '../to-app-error.js';

/**
 * Watches every response for a token that the server no longer accepts. Where there is another one, the call is sent once more: nothing of it
 * was done before.
 */
export function createRefusalLink(onRefused: () => Promise<boolean>): ApolloLink {
  return new ErrorLink(({ error, result, operation, forward }) => {
    // The check of a session at the start shows its own notice.
    if (operation.getContext()['ownsRefusal'] || toAppError(error).code !== ErrorCode.unauthenticated) return;
    const refusal = () => (result ? of(result) : throwError(() => error));
    return from(onRefused()).pipe(switchMap((again) => (again ? forward(operation) : refusal())));
  });
}

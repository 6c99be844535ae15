import { ApolloLink } from '@apollo/client';
import { catchError, from, type Observable, of, switchMap, throwError } from 'rxjs';
import { ErrorCode } from '../../api/error-codes.js';
import { toAppError } from '../to-app-error.js';

const isAskedFor = (error: unknown): boolean => toAppError(error).code === ErrorCode.reauthenticationRequired;

/**
 * Asks for the password when the server wants it again, then sends the call once more; nothing of it was done before. Where the owner would
 * rather not, the refusal stands.
 */
export function createReauthenticationLink(ask: () => Promise<boolean>): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const confirmed = (refusal: () => Observable<ApolloLink.Result>) =>
      from(ask()).pipe(switchMap((yes) => (yes ? forward(operation) : refusal())));
    return forward(operation).pipe(
      switchMap((result) => (result.errors?.length && isAskedFor(result.errors) ? confirmed(() => of(result)) : of(result))),
      catchError((thrown: unknown) => (isAskedFor(thrown) ? confirmed(() => throwError(() => thrown)) : throwError(() => thrown))),
    );
  });
}

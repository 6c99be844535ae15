import { ApolloLink } from '@apollo/client';
import { catchError, from, type Observable, of, switchMap, throwError } from 'rxjs';
import { ErrorCode } from '../../api/error-codes.js';
import { toAppError } from '../to-app-error.js';

const ASKED_BY: readonly string[] = [ErrorCode.reauthenticationRequired, ErrorCode.signInAgain];
const isAskedFor = (error: unknown): boolean => ASKED_BY.includes(toAppError(error).code);

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

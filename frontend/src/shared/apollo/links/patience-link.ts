import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, defer, finalize, from, map, of, retry, throwError } from 'rxjs';
import { pause, patienceFor, patienceWithoutAnswer } from '../../api/patience.js';
import { serverAway } from '../../notices/server-away.js';
import { toAppError } from '../to-app-error.js';

/** An answer that asks to come back, on its way to the retry. */
class ComeBack extends Error {
  readonly result: ApolloLink.Result;
  constructor(result: ApolloLink.Result) {
    super();
    this.result = result;
  }
}

/** How long to wait before the next call; null when the failure stands. */
function waitAfter(thrown: unknown, failed: number): number | null {
  // How `fetch` says that it reached no server (https://fetch.spec.whatwg.org/#fetch-method).
  if (thrown instanceof TypeError) return patienceWithoutAnswer(failed);
  return patienceFor(toAppError(thrown instanceof ComeBack ? thrown.result.errors : thrown), failed);
}

/**
 * Sends a query again while the server asks to come back, and a few times when it cannot be reached. A mutation is not sent twice:
 * nobody knows whether the first one was carried out. Apollo's own retry link sees failed connections only, not answers that hold
 * errors.
 */
export function createPatienceLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY || operation.getContext()['waitsItself']) return forward(operation);
    let arrived: (() => void) | undefined;
    return defer(() => forward(operation)).pipe(
      map((result) => {
        if (result.errors?.length && patienceFor(toAppError(result.errors), 1) !== null) throw new ComeBack(result);
        return result;
      }),
      retry({
        delay: (thrown: unknown, failed) => {
          const wait = waitAfter(thrown, failed);
          if (wait === null) return throwError(() => thrown);
          arrived ??= serverAway.begin();
          return from(pause(wait));
        },
      }),
      catchError((thrown: unknown) => (thrown instanceof ComeBack ? of(thrown.result) : throwError(() => thrown))),
      finalize(() => arrived?.()),
    );
  });
}

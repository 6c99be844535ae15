import type { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { ErrorCode } from '../../api/error-codes.js';
import { toAppError } from '../to-app-error.js';

/** Watches every response for a token that the server no longer accepts. */
export function createRefusalLink(onRefused: () => void): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    // The check of a session at the start shows its own notice.
    if (operation.getContext()['ownsRefusal']) return;
    if (toAppError(error).code === ErrorCode.unauthenticated) onRefused();
  });
}

import type { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { ErrorCode } from '../api/error-codes.js';
import { toAppError } from './to-app-error.js';

/** Watches every answer for a token that the server no longer accepts. */
export function createRefusalLink(onRefused: () => void): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    // The start-up check of a session has a notice of its own.
    if (operation.getContext()['ownsRefusal']) return;
    if (toAppError(error).code === ErrorCode.unauthenticated) onRefused();
  });
}

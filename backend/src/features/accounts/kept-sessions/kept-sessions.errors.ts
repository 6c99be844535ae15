import { ConflictError, UnauthenticatedError } from '../../../core/errors/common-errors.js';

/** One text for a secret that is missing, used up or forged, and for a session that has ended. */
export class NotKeptError extends UnauthenticatedError {
  constructor() {
    super('You are no longer signed in on this device. Please sign in again.', 'SESSION_NOT_KEPT');
  }
}

export class CannotKeepError extends ConflictError {
  constructor() {
    super(
      'This session cannot be kept: the installation does not allow it, or your firm’s provider opened the session.',
      'CANNOT_KEEP_SESSION',
    );
  }
}

import { ConflictError, ForbiddenError, UnauthenticatedError, UnavailableError } from '../../core/errors/common-errors.js';

/** No answer, or one that says that it is out of order. */
export class ProviderUnavailableError extends UnavailableError {
  constructor(name: string) {
    super(`${name} does not answer. Please try again in a few minutes.`, 'PROVIDER_UNAVAILABLE');
  }
}

/** An answer that cannot be one of the provider, or of a provider that knows this product. */
export class ProviderAnswerError extends UnavailableError {
  constructor(name: string) {
    super(`The answer of ${name} cannot be used. Please tell your administrator.`, 'PROVIDER_ANSWER_INVALID');
  }
}

/** The provider let nobody in, or the person broke off there. */
export class ProviderRefusedError extends ForbiddenError {
  constructor(name: string) {
    super(`${name} did not sign you in.`, 'PROVIDER_REFUSED');
  }
}

/** Not an answer to what this browser asked, or one that was used before. */
export class ProviderReturnError extends UnauthenticatedError {
  constructor() {
    super('This took too long, or was begun in another browser. Please sign in again.', 'LOGIN_EXPIRED');
  }
}

/** None is set. */
export class NoIdentityProviderError extends ConflictError {
  constructor() {
    super('There is no other way to sign in here than by password.', 'NO_IDENTITY_PROVIDER');
  }
}

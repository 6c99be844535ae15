import { ConflictError, NotFoundError, PaymentRequiredError, ValidationError } from '../../core/errors/common-errors.js';
import { AppError } from '../../core/errors/app-error.js';
import { TOKEN_AMOUNT_TEXT } from './token-limits.js';

export class InsufficientTokensError extends PaymentRequiredError {
  constructor() {
    super('Insufficient tokens. Please purchase more tokens.', 'INSUFFICIENT_TOKENS');
  }
}

/** The key was used before for another request. */
export class IdempotencyKeyReusedError extends AppError {
  constructor() {
    super('IDEMPOTENCY_KEY_REUSED', 422, 'This idempotency key was already used for another request.');
  }
}

/** The first request with this key is still being processed. */
export class RequestInProgressError extends ConflictError {
  constructor() {
    super('The same request is still being processed.', 'REQUEST_IN_PROGRESS', { retryAfterSeconds: 2 });
  }
}

export class PriceNotFoundError extends NotFoundError {
  constructor() {
    super('There is no price for this operation.', 'PRICE_NOT_FOUND');
  }
}

export class TokenAmountError extends ValidationError {
  constructor() {
    super([{ field: 'tokens', message: TOKEN_AMOUNT_TEXT }]);
  }
}

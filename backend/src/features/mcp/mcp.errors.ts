import { BadRequestError, ForbiddenError } from '../../core/errors/common-errors.js';

/** A page of another site sent the request. */
export class OriginNotAllowedError extends ForbiddenError {
  constructor() {
    super('Requests from pages of this origin are not allowed.', 'ORIGIN_NOT_ALLOWED');
  }
}

/** JSON-RPC batches left the protocol in 2025; one request would count as one call, whatever it holds. */
export class BatchError extends BadRequestError {
  constructor() {
    super('Send one message in each request: batches are not supported.', 'BATCH_NOT_SUPPORTED');
  }
}

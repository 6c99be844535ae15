import { AppError } from '../../core/errors/app-error.js';
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

/** There are no sessions and no streams to open or end, so only POST is answered. */
export class McpMethodError extends AppError {
  constructor() {
    super('METHOD_NOT_ALLOWED', 405, 'Method not allowed');
  }
}

import { ConflictError } from '../../core/errors/common-errors.js';

/** Nothing about a confidential matter is reported to anybody. */
export class ConfidentialRatingError extends ConflictError {
  constructor() {
    super('This matter is confidential: nothing about its answers is sent to the administrator.', 'CONFIDENTIAL_MATTER');
  }
}

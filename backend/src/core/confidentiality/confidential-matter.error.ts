import { ConflictError } from '../errors/common-errors.js';

/** A text of a confidential matter was to leave this installation; nothing was sent. */
export class ConfidentialMatterError extends ConflictError {
  constructor() {
    super('This matter is confidential: its texts are sent to no service outside this installation.', 'CONFIDENTIAL_MATTER');
  }
}

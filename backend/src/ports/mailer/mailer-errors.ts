import { AppError } from '../../core/errors/app-error.js';
import { UnavailableError } from '../../core/errors/common-errors.js';

export class MailUnavailableError extends UnavailableError {
  constructor(cause?: unknown) {
    super('E-mail cannot be sent at the moment. Please try again later.', 'MAIL_UNAVAILABLE', { cause });
  }
}

/** Trying again would change nothing. */
export class MailRejectedError extends AppError {
  constructor(cause?: unknown) {
    super('MAIL_REJECTED', 422, 'The mail server refused the message.', { cause });
  }
}

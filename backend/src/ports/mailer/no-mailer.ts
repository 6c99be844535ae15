import { Mailer } from './mailer.js';
import { MailUnavailableError } from './mailer-errors.js';

/** Where no server is set. */
export class NoMailer extends Mailer {
  readonly available = false;

  describe(): string {
    return 'none (no e-mail is sent)';
  }

  send(): Promise<void> {
    return Promise.reject(new MailUnavailableError());
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../../../core/config/config.js';
import { Mailer } from '../../../../ports/mailer/mailer.js';
import { UnconfirmedEmails } from '../emails/unconfirmed-emails.service.js';
import { PasswordResets, TOKEN_MINUTES } from './password-resets.js';

/** Finds the account of a request and writes to it. Done by a worker, so that nobody can tell from an answer whether there is one. */
@Injectable()
export class PasswordResetMail {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly emails: UnconfirmedEmails,
    private readonly resets: PasswordResets,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Sends a link with a fresh token; one that an earlier try may have sent is void.
   * @throws MailUnavailableError, MailRejectedError; the signal's reason
   */
  async send(resetId: string, signal: AbortSignal): Promise<void> {
    const { manager } = this.database;
    const email = await this.resets.emailOf(manager, resetId);
    if (email === null || !this.config.mail) return;
    const user = await this.emails.resetTarget(manager, email);
    if (!user) return this.resets.remove(manager, resetId);
    const token = await this.database.transaction((held) => this.resets.issue(held, resetId, user.id));
    if (token === null) return;
    // Behind the hash, which browsers send to no server: neither a log nor a page that is linked to ever sees the token.
    const link = `${this.config.mail.publicUrl}/reset-password#${token}`;
    await this.mailer.send({ to: user.to, subject: 'Choose a new password for Themis', text: textOf(link) }, signal);
  }
}

const textOf = (link: string): string => `Somebody, probably you, asked for a new password for your Themis account.

Choose it here within ${TOKEN_MINUTES} minutes:

${link}

The link works once, and only the newest one does. If you did not ask for it, do nothing: your password stays as it is.
`;

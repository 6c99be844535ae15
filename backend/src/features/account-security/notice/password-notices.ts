import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FileCipher } from '../../../core/files/file-cipher.js';
import type { JobRecord } from '../../../core/jobs/job-definition.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { Mailer } from '../../../ports/mailer/mailer.js';
import { passwordNoticeText } from './password-notice-text.js';
import { SEND_PASSWORD_NOTICE, type SendPasswordNotice } from './password-notice.jobs.js';

/** Says by e-mail that a password was changed, so that an owner who did not do it hears of it; only where a mail server is set. */
@Injectable()
export class PasswordNotices {
  constructor(
    private readonly jobs: JobsService,
    private readonly cipher: FileCipher,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Requests the e-mail in the transaction that changes the password. It goes to the address that the account has now: whoever has
   * taken the account over could put another into the profile before the mail server is back.
   * @returns the job, to be handed to `dispatch` after the commit; null without a mail server
   */
  async request(
    manager: EntityManager,
    { id: userId, email }: { id: string; email: string },
    how: SendPasswordNotice['how'],
  ): Promise<JobRecord | null> {
    if (!this.mailer.available) return null;
    const sealedEmail = this.cipher.encryptText(email, sealName(userId)).toString('base64');
    const at = new Date().toISOString();
    // The jobs of an owner go with the account.
    return this.jobs.enqueue(SEND_PASSWORD_NOTICE, { userId, sealedEmail, how, at }, { manager, ownerId: userId });
  }

  /** Hands the job to the workers once its transaction is committed. */
  async dispatch(job: JobRecord | null): Promise<void> {
    if (job) await this.jobs.dispatchCommitted(job);
  }

  /** @throws MailUnavailableError, MailRejectedError; the signal's reason */
  async send({ userId, sealedEmail, how, at }: SendPasswordNotice, signal: AbortSignal): Promise<void> {
    if (!this.mailer.available) return;
    const to = this.cipher.decryptText(Buffer.from(sealedEmail, 'base64'), sealName(userId));
    await this.mailer.send({ to, subject: 'Your Themis password was changed', text: passwordNoticeText(how, new Date(at)) }, signal);
  }
}

const sealName = (userId: string): string => `password-notice/${userId}`;

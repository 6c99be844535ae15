import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { APP_CONFIG, type AppConfig } from '../../../../core/config/config.js';
import { FileCipher } from '../../../../core/files/file-cipher.js';
import type { JobRecord } from '../../../../core/jobs/job-definition.js';
import { JobsService } from '../../../../core/jobs/service/jobs.service.js';
import { Mailer } from '../../../../ports/mailer/mailer.js';
import { SEND_ACCOUNT_NOTICE, type SendAccountNotice } from './account-notice.jobs.js';
import { ACCOUNT_NOTICE, type AccountNotice, accountNoticeMail } from './account-notice-text.js';

const SEALED = z.object({ to: z.string(), notice: ACCOUNT_NOTICE });

/** Tells owners by e-mail what was done to their accounts, so that one who did not do it hears of it; only where a mail server is set. */
@Injectable()
export class AccountNotices {
  constructor(
    private readonly jobs: JobsService,
    private readonly cipher: FileCipher,
    private readonly mailer: Mailer,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * Requests the e-mail in the transaction that does what it tells of. It goes to the address that is given here, whatever the account has by the
   * time that the mail server takes it.
   * @returns the job, to be handed to `dispatch` after the commit; null without a mail server
   */
  async request(
    manager: EntityManager,
    { id: userId, email: to }: { id: string; email: string },
    notice: AccountNotice,
  ): Promise<JobRecord | null> {
    if (!this.mailer.available) return null;
    const sealed = this.cipher.encryptText(JSON.stringify({ to, notice }), sealName(userId)).toString('base64');
    // The jobs of an owner go with the account.
    return this.jobs.enqueue(SEND_ACCOUNT_NOTICE, { userId, sealed }, { manager, ownerId: userId });
  }

  /** Hands the job to the workers once its transaction is committed. */
  async dispatch(job: JobRecord | null): Promise<void> {
    if (job) await this.jobs.dispatchCommitted(job);
  }

  /** @throws MailUnavailableError, MailRejectedError; the signal's reason */
  async send({ userId, sealed }: SendAccountNotice, signal: AbortSignal): Promise<void> {
    if (!this.config.mail) return;
    const { to, notice } = SEALED.parse(JSON.parse(this.cipher.decryptText(Buffer.from(sealed, 'base64'), sealName(userId))));
    await this.mailer.send({ to, ...accountNoticeMail(notice, this.config.mail.publicUrl) }, signal);
  }
}

const sealName = (userId: string): string => `account-notice/${userId}`;

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { JobRecord } from '../../../../core/jobs/job-definition.js';
import { AccountNotices } from '../notices/account-notices.service.js';
import { EmailTakenError } from '../../users.errors.js';
import { isHeldEmail } from '../../held-emails.js';
import { type EmailChange, UnconfirmedEmails } from './unconfirmed-emails.service.js';

/** As the database compares them. */
export const sameEmail = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** What goes with every change of an e-mail, whoever makes it. */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly emails: UnconfirmedEmails,
    private readonly notices: AccountNotices,
  ) {}

  /**
   * Notes a change in the transaction that has made it, and has its owner told at the address that counts as theirs.
   * @returns the job of the e-mail, to be handed to `dispatch` after the commit; null when nothing changed, or without a mail server
   * @throws EmailTakenError for the address of another account that may come back to it
   */
  async made(manager: EntityManager, change: EmailChange): Promise<JobRecord | null> {
    const { userId, from, to, changedBy } = change;
    if (sameEmail(from, to)) return null;
    // After the address was written: a change that was under way by then has been waited for.
    if (await isHeldEmail(manager, to, userId)) throw new EmailTakenError();
    const { told, token } = await this.emails.note(manager, change);
    const at = new Date().toISOString();
    return this.notices.request(
      manager,
      { id: userId, email: told },
      changedBy === userId ? { kind: 'email-changed', at, to } : { kind: 'email-changed-by-administrator', at, to, token },
    );
  }

  /** Hands the job to the workers once its transaction is committed. */
  dispatch(job: JobRecord | null): Promise<void> {
    return this.notices.dispatch(job);
  }
}

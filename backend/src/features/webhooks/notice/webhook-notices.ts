import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { JobRecord } from '../../../core/jobs/job-definition.js';
import { JobsService } from '../../../core/jobs/service/jobs.service.js';
import { Mailer } from '../../../ports/mailer/mailer.js';
import type { WebhookOwner } from '../webhook-list.js';
import { SEND_WEBHOOK_NOTICE, type SendWebhookNotice } from './webhook-notice.jobs.js';
import { type StoppedWebhook, webhookNoticeText } from './webhook-notice-text.js';

/** Administrators who are told of a webhook of the installation, those of the longest standing first. */
const ADMINISTRATORS_MAX = 20;

/** Says by e-mail that a webhook was turned off, to its owner or to the administrators; only where a mail server is set. */
@Injectable()
export class WebhookNotices {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly jobs: JobsService,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Requests the e-mails in the transaction that turns the webhook off.
   * @returns a job for each person, to be handed to `dispatch` after the commit; none without a mail server
   */
  async request(manager: EntityManager, webhookId: string, owner: WebhookOwner): Promise<JobRecord[]> {
    if (!this.mailer.available) return [];
    const people = await manager.query<{ id: string }[]>(
      `select id from users where is_active and (id = $1::uuid or ($1::uuid is null and role = 'admin'))
         and not exists (select from test_accounts where account_id = users.id) order by created_at, id limit $2`,
      [owner, ADMINISTRATORS_MAX],
    );
    const requested: JobRecord[] = [];
    for (const { id: userId } of people) {
      requested.push(await this.jobs.enqueue(SEND_WEBHOOK_NOTICE, { webhookId, userId }, { manager, ownerId: userId }));
    }
    return requested;
  }

  /** Hands the jobs to the workers once their transaction is committed. */
  async dispatch(requested: readonly JobRecord[]): Promise<void> {
    for (const job of requested) await this.jobs.dispatchCommitted(job);
  }

  /**
   * Sends the e-mail, unless the webhook is on again or gone, or the person may no longer see it.
   * @throws MailUnavailableError, MailRejectedError; the signal's reason
   */
  async send({ webhookId, userId }: SendWebhookNotice, signal: AbortSignal): Promise<void> {
    if (!this.mailer.available) return;
    const [found] = await this.database.query<(StoppedWebhook & { email: string })[]>(
      `select w.name, w.url, w.state, w.state_since as since, w.owner_id is null as "ofInstallation", u.email
       from webhooks w join users u on u.id = $2 and u.is_active and (u.id = w.owner_id or (w.owner_id is null and u.role = 'admin'))
       where w.id = $1 and w.state in ('failing', 'overrun')`,
      [webhookId, userId],
    );
    if (!found) return;
    await this.mailer.send({ to: found.email, subject: 'A Themis webhook was turned off', text: webhookNoticeText(found) }, signal);
  }
}

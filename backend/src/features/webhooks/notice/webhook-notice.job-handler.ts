import { Injectable } from '@nestjs/common';
import type { JobContext } from '../../../core/jobs/job-definition.js';
import { HandlesJob } from '../../../core/jobs/running/handles-job.decorator.js';
import { SEND_WEBHOOK_NOTICE, type SendWebhookNotice } from './webhook-notice.jobs.js';
import { WebhookNotices } from './webhook-notices.js';

@Injectable()
@HandlesJob(SEND_WEBHOOK_NOTICE)
export class SendWebhookNoticeHandler {
  constructor(private readonly notices: WebhookNotices) {}

  async handle(notice: SendWebhookNotice, { signal }: JobContext): Promise<void> {
    await this.notices.send(notice, signal);
  }
}

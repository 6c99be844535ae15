import { Injectable } from '@nestjs/common';
import type { JobContext } from '../../../../core/jobs/job-definition.js';
import { HandlesJob } from '../../../../core/jobs/running/handles-job.decorator.js';
import { SEND_ACCOUNT_NOTICE, type SendAccountNotice } from './account-notice.jobs.js';
import { AccountNotices } from './account-notices.service.js';

@Injectable()
@HandlesJob(SEND_ACCOUNT_NOTICE)
export class SendAccountNoticeHandler {
  constructor(private readonly notices: AccountNotices) {}

  async handle(notice: SendAccountNotice, { signal }: JobContext): Promise<void> {
    await this.notices.send(notice, signal);
  }
}

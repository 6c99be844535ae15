import { Injectable } from '@nestjs/common';
import type { JobContext } from '../../../core/jobs/job-definition.js';
import { HandlesJob } from '../../../core/jobs/running/handles-job.decorator.js';
import { SEND_PASSWORD_NOTICE, type SendPasswordNotice } from './password-notice.jobs.js';
import { PasswordNotices } from './password-notices.js';

@Injectable()
@HandlesJob(SEND_PASSWORD_NOTICE)
export class SendPasswordNoticeHandler {
  constructor(private readonly notices: PasswordNotices) {}

  async handle(notice: SendPasswordNotice, { signal }: JobContext): Promise<void> {
    await this.notices.send(notice, signal);
  }
}

import { Injectable } from '@nestjs/common';
import type { JobContext } from '../../../../core/jobs/job-definition.js';
import { HandlesJob } from '../../../../core/jobs/running/handles-job.decorator.js';
import { SEND_PASSWORD_RESET, type SendPasswordReset } from './password-reset.jobs.js';
import { PasswordResetMail } from './password-reset-mail.js';

@Injectable()
@HandlesJob(SEND_PASSWORD_RESET)
export class SendPasswordResetHandler {
  constructor(private readonly mail: PasswordResetMail) {}

  async handle({ resetId }: SendPasswordReset, { signal }: JobContext): Promise<void> {
    await this.mail.send(resetId, signal);
  }
}

import { Injectable } from '@nestjs/common';
import type { JobContext } from '../../../core/jobs/job-definition.js';
import { HandlesJob } from '../../../core/jobs/running/handles-job.decorator.js';
import { ReminderMails } from './reminder-mails.js';
import { SEND_REMINDER, type SendReminder } from './reminders.jobs.js';

@Injectable()
@HandlesJob(SEND_REMINDER)
export class SendReminderHandler {
  constructor(private readonly mails: ReminderMails) {}

  async handle(reminder: SendReminder, { signal }: JobContext): Promise<void> {
    await this.mails.send(reminder, signal);
  }
}

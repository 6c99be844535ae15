import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { JobRecord } from '../../../core/jobs/job-definition.js';
import { JobsService } from '../../../core/jobs/service/jobs.service.js';
import { PeriodicTasks } from '../../../core/jobs/periodic/periodic-tasks.js';
import { Mailer } from '../../../ports/mailer/mailer.js';
import { DAYS_BEFORE, remindedOf, reminderDay } from './reminder-days.js';
import { SEND_REMINDER } from './reminders.jobs.js';

const EVERY_MS = 10 * 60_000;
/** Owners, or dates, in one transaction. */
const BATCH = 200;

/** Tells owners each morning of the dates that are near: webhooks of each once per date and distance, e-mails once per owner and day. */
@Injectable()
export class DueDates implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly jobs: JobsService,
    private readonly mailer: Mailer,
    private readonly tasks: PeriodicTasks,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.schedule('due-dates', EVERY_MS, () => this.remind(new Date()));
  }

  /** Does what is due by then and was not done; what was done stays done, however often it is called. */
  async remind(now: Date): Promise<void> {
    const day = reminderDay(now);
    if (day === null) return;
    await this.tellWebhooks(day);
    if (this.mailer.available) await this.requestMails(day);
  }

  /** The mark and the events, which a trigger records, are one statement. */
  private async tellWebhooks(day: string): Promise<void> {
    for (const daysLeft of DAYS_BEFORE)
      for (let told = BATCH; told === BATCH;)
        [, told] = await this.database.query<[unknown[], number]>(
          `update matter_deadlines set told_days_left = $2 where id in (
             select d.id from matter_deadlines d join matters m on m.id = d.matter_id and m.deleted_at is null
             where d.status = 'open' and d.day = $1::date + $2::integer and (d.told_days_left is null or d.told_days_left > $2)
             limit ${BATCH} for update of d skip locked)`,
          [day, daysLeft],
        );
  }

  /** The mark and the job are one transaction. */
  private async requestMails(day: string): Promise<void> {
    for (let requested = BATCH; requested === BATCH;) {
      const made = await this.database.transaction(async (manager) => {
        const [owners] = await manager.query<[{ id: string }[], number]>(
          `update matter_reminders set requested_for = $1::date where owner_id in (
             select r.owner_id from matter_reminders r join users u on u.id = r.owner_id and u.is_active
             where r.by_email and (r.requested_for is null or r.requested_for < $1::date) and exists (
               select from matter_deadlines d join matters m on m.id = d.matter_id and m.deleted_at is null
               where d.owner_id = r.owner_id and d.status = 'open' and d.day = any($2::date[]))
             limit ${BATCH} for update of r skip locked)
           returning owner_id as id`,
          [day, remindedOf(day)],
        );
        const jobs: JobRecord[] = [];
        for (const { id } of owners) jobs.push(await this.jobs.enqueue(SEND_REMINDER, { userId: id, day }, { manager, ownerId: id }));
        return jobs;
      });
      for (const job of made) await this.jobs.dispatchCommitted(job);
      requested = made.length;
    }
  }
}

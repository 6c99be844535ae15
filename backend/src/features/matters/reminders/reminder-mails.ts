import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { SignedLinks } from '../../../core/access/signed-links.js';
import { APP_CONFIG, type AppConfig } from '../../../core/config/config.js';
import { today } from '../../../core/validation/calendar-day.js';
import { Mailer } from '../../../ports/mailer/mailer.js';
import { OutgoingDates } from './outgoing-dates.js';
import { remindedOf } from './reminder-days.js';
import { reminderMail } from './reminder-text.js';
import type { SendReminder } from './reminders.jobs.js';

/** Dates that one e-mail names; what is more is counted. */
const NAMED_MAX = 50;
/** Dates that are looked at for one e-mail. */
const READ_MAX = 500;
/** How long the link to switch the e-mails off works. */
const OFF_SECONDS = 90 * 86_400;
const CLAIMS = z.object({ userId: z.string() });

/** Writes the e-mails about dates that are near, each once. */
@Injectable()
export class ReminderMails {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly dates: OutgoingDates,
    private readonly links: SignedLinks,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Sends the e-mail of a day, unless it was sent, is not wanted any more, or the day is over. The day is marked before the server gets
   * the message: a process that is killed in between sends nothing rather than the same twice.
   * @throws MailUnavailableError, MailRejectedError, and takes the mark back; the signal's reason
   */
  async send({ userId, day }: SendReminder, signal: AbortSignal): Promise<void> {
    if (!this.config.mail || day !== today()) return;
    const { publicUrl: site } = this.config.mail;
    const near = await this.dates.on(userId, remindedOf(day), READ_MAX);
    if (near.length === 0) return;
    const [[marked]] = await this.database.query<[{ email: string }[], number]>(
      `update matter_reminders r set mailed_for = $2::date from users u
       where r.owner_id = $1 and u.id = r.owner_id and u.is_active and r.by_email and (r.mailed_for is null or r.mailed_for < $2::date)
       returning u.email`,
      [userId, day],
    );
    if (!marked) return;
    const { signature } = this.links.sign('reminders-off', { userId }, OFF_SECONDS);
    // Behind the hash, which browsers send to no server.
    const off = `${site}/reminders-off#${signature}`;
    const mail = reminderMail({ dates: near.slice(0, NAMED_MAX), more: Math.max(0, near.length - NAMED_MAX), today: day, site, off });
    try {
      await this.mailer.send({ to: marked.email, ...mail }, signal);
    } catch (error) {
      await this.database.query('update matter_reminders set mailed_for = null where owner_id = $1 and mailed_for = $2::date', [
        userId,
        day,
      ]);
      throw error;
    }
  }

  /** Whose e-mails a link switches off; null for one that is not ours or too old. */
  ownerOf(signature: string): string | null {
    return this.links.read('reminders-off', signature, CLAIMS)?.userId ?? null;
  }
}

import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../../core/access/actor.js';
import { addressBlock } from '../../../core/addresses/address-ranges.js';
import { hashOf } from '../../../core/access/keys/key-secret.js';
import { calendarFeed } from '../../../core/calendar/calendar-file.js';
import { addDays } from '../../../core/calendar/periods.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { today } from '../../../core/validation/calendar-day.js';
import { Mailer } from '../../../ports/mailer/mailer.js';
import { CalendarFeedNotFoundError, RemindersLinkError } from '../matters.errors.js';
import { calendarNotes, OutgoingDates } from './outgoing-dates.js';
import { ReminderMails } from './reminder-mails.js';
import type { CalendarFeed, RemindersNotice, ReminderSettingsView } from './reminders.views.js';

const SECRET_BYTES = 32;
const SECRET = /^([\w-]{43})(?:\.ics)?$/;
/** How long a date that is still open stays in the feed. */
const PAST_DAYS = 90;
const DATES_MAX = 1000;
const REFRESH_HOURS = 6;

/** How an owner is told of dates: by e-mail if they ask for it, and by a calendar feed with a secret address. */
@Injectable()
export class RemindersService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly dates: OutgoingDates,
    private readonly mails: ReminderMails,
    private readonly mailer: Mailer,
    private readonly limits: RateLimits,
  ) {}

  async settings({ userId }: Actor): Promise<ReminderSettingsView> {
    const [row] = await this.database.query<{ byEmail: boolean; feedSince: Date | null }[]>(
      'select by_email as "byEmail", feed_since as "feedSince" from matter_reminders where owner_id = $1',
      [userId],
    );
    return { byEmail: false, feedSince: null, ...row, emailAvailable: this.mailer.available };
  }

  /** @throws RateLimitedError */
  async update(actor: Actor, byEmail: boolean): Promise<ReminderSettingsView> {
    await this.limits.consume('matter-user', actor.userId);
    await this.set(actor.userId, byEmail);
    return this.settings(actor);
  }

  /** Gives the feed a new secret; the address before ends. @throws RateLimitedError */
  async renewFeed({ userId }: Actor): Promise<CalendarFeed> {
    await this.limits.consume('matter-user', userId);
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    await this.database.query(
      `insert into matter_reminders (owner_id, feed_hash, feed_since) values ($1, $2, now())
       on conflict (owner_id) do update set feed_hash = excluded.feed_hash, feed_since = excluded.feed_since`,
      [userId, hashOf(secret)],
    );
    return { path: `/api/calendar-feeds/${secret}.ics` };
  }

  /** Ends the feed. @throws RateLimitedError */
  async endFeed(actor: Actor): Promise<ReminderSettingsView> {
    await this.limits.consume('matter-user', actor.userId);
    await this.database.query('update matter_reminders set feed_hash = null, feed_since = null where owner_id = $1', [actor.userId]);
    return this.settings(actor);
  }

  /**
   * The calendar behind a secret address.
   * @param name the last part of the address
   * @throws CalendarFeedNotFoundError, alike for one that never was and one that has ended; RateLimitedError
   */
  async feed(name: string, address: string): Promise<string> {
    await this.limits.consume('calendar-feed-source', addressBlock(address));
    const [, secret] = SECRET.exec(name) ?? [];
    const [owner] = secret
      ? await this.database.query<{ id: string }[]>(
          'select u.id from matter_reminders r join users u on u.id = r.owner_id and u.is_active where r.feed_hash = $1',
          [hashOf(secret)],
        )
      : [];
    if (!owner) throw new CalendarFeedNotFoundError();
    const dates = await this.dates.from(owner.id, addDays(today(), -PAST_DAYS), DATES_MAX);
    const days = dates.map((date) => ({ id: date.id, day: date.day, title: date.title, notes: calendarNotes(date), made: date.updatedAt }));
    return calendarFeed('Themis', REFRESH_HOURS, days);
  }

  /** Switches the e-mails off by the link that stands in them. @throws RemindersLinkError, RateLimitedError */
  async stop(token: string, address: string): Promise<RemindersNotice> {
    await this.limits.consume('reminders-off-source', addressBlock(address));
    const userId = this.mails.ownerOf(token);
    if (userId === null) throw new RemindersLinkError();
    await this.database.query('update matter_reminders set by_email = false where owner_id = $1', [userId]);
    return { message: 'No more e-mails about your dates will be sent.' };
  }

  private set(userId: string, byEmail: boolean): Promise<unknown> {
    return this.database.query(
      `insert into matter_reminders (owner_id, by_email) values ($1, $2) on conflict (owner_id) do update set by_email = excluded.by_email`,
      [userId, byEmail],
    );
  }
}

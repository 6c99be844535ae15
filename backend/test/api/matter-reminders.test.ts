import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DueDates } from '../../src/features/matters/reminders/due-dates.task.js';
import { OutgoingDates } from '../../src/features/matters/reminders/outgoing-dates.js';
import { reminderMail } from '../../src/features/matters/reminders/reminder-text.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { keepSecrets } from '../support/evidence.js';
import { newUser, type Person } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

interface Dated {
  id: string;
}

describe('dates of matters', () => {
  let app: TestApp;
  let client: Client;
  let person: Person;
  let user: Client;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
  });
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    person = await newUser(client);
    user = person.client;
  });
  afterAll(() => app.close());

  const begin = async (title: string): Promise<{ id: string }> => (await user.post<{ id: string }>('/api/matters', { title })).body;

  it('are read as a calendar at a secret address, which is renewed and switched off, and by nobody without it', async () => {
    const { id } = await begin('Xylander v. Quibble');
    const date = await user.post<Dated>('/api/matter-deadlines', {
      matter_id: id,
      day: '2031-01-26',
      title: 'Hearing; court 4',
      reason: 'Adjourned,\nfor evidence',
    });
    const done = await user.post<Dated>('/api/matter-deadlines', { matter_id: id, day: '2031-01-27', title: 'Over' });
    await user.put(`/api/matter-deadlines/${done.body.id}`, { status: 'done' });
    expect((await user.get('/api/reminders')).body).toMatchObject({ by_email: false, email_available: false, feed_since: null });
    const { path } = (await user.post<{ path: string }>('/api/reminders/feed')).body;
    keepSecrets(path.slice('/api/calendar-feeds/'.length, -'.ics'.length));
    const calendar = await client.get<string>(path);
    expect(calendar).toMatchObject({ status: 200 });
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const lines = String(calendar.body).replaceAll('\r\n ', '').split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:${date.body.id}-20310126@themis`,
        'DTSTART;VALUE=DATE:20310126',
        'SUMMARY:Hearing\\; court 4',
        'DESCRIPTION:Xylander v. Quibble\\nAdjourned\\,\\nfor evidence',
        'END:VCALENDAR',
      ]),
    );
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    const [row] = await app.database.query<object[]>(
      'select r::text as row from matter_reminders r join users u on u.id = owner_id where email = $1',
      [person.email],
    );
    expect(JSON.stringify(row)).not.toContain(path.slice(20, 40));
    const absent = { status: 404, body: { code: 'CALENDAR_FEED_NOT_FOUND' } };
    for (const wrong of [path.slice(0, -10), `${path.slice(0, -47)}${'A'.repeat(43)}`, '/api/calendar-feeds/%27%3B--', `${path}x`])
      expect([wrong.length, await client.get(wrong)]).toMatchObject([wrong.length, absent]);
    const { data } = await user.graphql<{ renewCalendarFeed: { path: string } }>('mutation { renewCalendarFeed { path } }');
    const renewed = String(data?.renewCalendarFeed.path);
    keepSecrets(renewed.slice('/api/calendar-feeds/'.length, -'.ics'.length));
    expect(await client.get(path)).toMatchObject(absent);
    expect((await client.get(renewed)).status).toBe(200);
    await user.delete(`/api/matters/${id}`);
    expect((await client.get<string>(renewed)).body).not.toContain('Hearing');
    expect((await user.delete('/api/reminders/feed')).body).toMatchObject({ feed_since: null });
    expect(await client.get(renewed)).toMatchObject(absent);
  });

  it('tell webhooks once of each date that is near, again when it is moved, and never at night', async () => {
    const ownerId = (await user.get<{ id: string }>('/api/auth/me')).body.id;
    await app.database.query(
      `insert into webhooks (id, owner_id, name, url, events, sealed_secret)
       values (gen_random_uuid(), $1, 'x', 'https://hooks.example/', '{deadline.due}', '')`,
      [ownerId],
    );
    const { id } = await begin('Boat');
    const add = async (day: string, title: string) =>
      (await user.post<Dated>('/api/matter-deadlines', { matter_id: id, day, title })).body.id;
    const [near, far] = [await add('2041-03-12', 'Near'), await add('2041-03-19', 'Far')];
    await add('2041-03-14', 'Neither');
    const due = app.worker.get(DueDates, { strict: false });
    const told = async () =>
      (
        await app.database.query<{ data: { deadline_id: string; days_left: number } }[]>(
          'select d.data from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.owner_id = $1 order by d.created_at, d.data',
          [ownerId],
        )
      ).map(({ data }) => [data.deadline_id, data.days_left]);
    await due.remind(new Date('2041-03-12T00:00:00Z'));
    expect(await told()).toEqual([]);
    await Promise.all([due.remind(new Date('2041-03-12T02:00:00Z')), due.remind(new Date('2041-03-12T02:00:00Z'))]);
    await due.remind(new Date('2041-03-12T12:00:00Z'));
    expect((await told()).sort()).toEqual(
      [
        [near, 0],
        [far, 7],
      ].sort(),
    );
    await user.put(`/api/matter-deadlines/${near}`, { day: '2041-03-13' });
    await due.remind(new Date('2041-03-12T13:00:00Z'));
    expect(await told()).toContainEqual([near, 1]);
    expect(JSON.stringify(await told())).not.toMatch(/Near|Far|Boat/);
  });

  it('say their day and nothing else outside where their matter is confidential: in calendars, feeds, e-mails and webhooks', async () => {
    const ownerId = (await user.get<{ id: string }>('/api/auth/me')).body.id;
    await app.database.query(
      `insert into webhooks (id, owner_id, name, url, events, sealed_secret)
       values (gen_random_uuid(), $1, 'x', 'https://hooks.example/', '{deadline.due,matter.created,matter.updated,matter.closed,matter.deleted}', '')`,
      [ownerId],
    );
    const words = { title: 'Zanzibarry', notes: 'Zanzibarry', reference: 'Zanzibarry', tags: ['Zanzibarry'] };
    const { id } = (await user.post<Dated>('/api/matters', { ...words, confidential: true })).body;
    const input = { matter_id: id, day: '2041-03-12', title: 'Zanzibarry is heard', reason: 'Zanzibarry asked for it' };
    const date = (await user.post<Dated & { confidential: boolean }>('/api/matter-deadlines', input)).body;
    expect(date).toMatchObject({ confidential: true, title: 'Zanzibarry is heard' });
    await app.worker.get(DueDates, { strict: false }).remind(new Date('2041-03-12T02:00:00Z'));
    const { path } = (await user.post<{ path: string }>('/api/reminders/feed')).body;
    keepSecrets(path.slice('/api/calendar-feeds/'.length, -'.ics'.length));
    const dates = await app.worker.get(OutgoingDates, { strict: false }).on(ownerId, ['2041-03-12'], 10);
    const outside = {
      feed: (await client.get<string>(path)).body,
      file: (await user.get<string>(`/api/matter-deadlines/${date.id}/calendar`)).body,
      mail: reminderMail({ dates, more: 0, today: '2041-03-12', site: 'https://law.example', off: '' }).text,
    };
    for (const [where, text] of Object.entries(outside)) {
      expect([where, text]).toEqual([where, expect.stringContaining('A date of a confidential matter')]);
      expect([where, text]).not.toEqual([where, expect.stringContaining('Zanzibarry')]);
    }
    await user.put(`/api/matters/${id}`, { version: 1, status: 'closed' });
    await user.delete(`/api/matters/${id}`);
    const events = await app.database.query<{ event: string; data: object }[]>(
      'select d.event, d.data from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.owner_id = $1',
      [ownerId],
    );
    expect(events.map(({ event }) => event).sort()).toEqual(['deadline.due', 'matter.closed', 'matter.created', 'matter.deleted']);
    expect(JSON.stringify(events)).not.toContain('Zanzibarry');
  });
});

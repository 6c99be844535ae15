import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

/** Sample words of our own under the numbers of the act. */
const CHEQUES = `THE NEGOTIABLE INSTRUMENTS ACT, 1881

1. Short title.—This Act may be called the Negotiable Instruments Act, 1881.

138. Dishonour of cheque for insufficiency, etc., of funds in the account.—Where a cheque is returned by the bank unpaid, the drawer shall be punished.

139. Presumption in favour of holder.—It shall be presumed that the holder received the cheque for a debt.
`;

interface Pin {
  label: string;
  compared: string | null;
  notice: string | null;
  document_id: string | null;
}
interface Told {
  status: string;
  status_text: string;
  statement: string;
  period_ends: string | null;
  last_day: string | null;
  days_left: number | null;
  not_before: string | null;
  extended_until: string | null;
  date: string;
  row: { id: string; event: string; pins: Pin[] };
  sum: { kind: string; text: string; pins: Pin[] }[];
  moves: { text: string; pins: Pin[] }[];
}
interface Refusal {
  errors: { field: string; message: string }[];
}

const FACTS = { row_id: 'cheque-demand', date: '2025-11-03', today: '2025-11-10' };

describe('deadlines', () => {
  let app: TestApp;
  let client: Client;
  let admin: Client;
  let user: Client;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
  });
  beforeEach(async () => {
    admin = await adminClient(client);
    user = (await newUser(client)).client;
  });
  afterAll(() => app.close());

  const count = async (facts: object): Promise<Told> => (await user.post<Told>('/api/deadlines', { ...FACTS, ...facts })).body;
  const refused = async (facts: object): Promise<[number, Refusal['errors']]> => {
    const { status, body } = await user.post<Refusal>('/api/deadlines', { ...FACTS, ...facts });
    return [status, body.errors];
  };

  it('are counted line by line, on the facts given alone', async () => {
    const told = await count({});
    expect(told).toMatchObject({
      status: 'in_time',
      status_text: 'In time',
      statement: 'On these facts alone the period ends on 3 December 2025; provisional, check before filing.',
      period_ends: '2025-12-03',
      last_day: '2025-12-03',
      last_day_text: '3 December 2025 (Wednesday)',
      days_left: 23,
    });
    expect(told.sum.map((line) => line.text)).toEqual([
      'Day on which the bank told you that it came back: 3 November 2025 (Monday)',
      'This day is not counted: 3 November 2025 (Monday)',
      'Period of 30 days: until 3 December 2025 (Wednesday)',
      'The period ends: 3 December 2025 (Wednesday)',
    ]);
  });

  it('are told alike by GraphQL, in Hindi too', async () => {
    const { data } = await user.graphql<{ deadline: { statement: string; statusText: string } }>(
      '{ deadline(rowId: "cheque-demand", date: "3 नवंबर 2025", today: "2025-11-10", language: HINDI) { statement statusText } }',
    );
    const { statement, status_text: statusText } = await count({ date: '३ नवंबर २०२५', language: 'hi' });
    expect(data?.deadline).toEqual({ statement, statusText });
    expect(statement).toBe('केवल इन तथ्यों पर समय 3 दिसंबर 2025 को ख़त्म होता है; यह अस्थायी है, दायर करने से पहले जाँच लें।');
  });

  it.each([
    ['12/03/2025', '2025-03-12', false],
    ['13/03/2025', '2025-03-13', true],
    ['12 मार्च 2025', '2025-03-12', true],
    ['12th March, 2025', '2025-03-12', true],
  ])('read the date %s, and ask where it may be two', async (date, day, clear) => {
    if (clear) return expect((await count({ date })).date).toBe(day);
    return expect(await refused({ date })).toEqual([
      422,
      [{ field: 'date', message: `Date may be 12 March 2025 or 3 December 2025: write the month in words, or the date as ${day}` }],
    ]);
  });

  it.each([
    ['a date that does not exist', { date: '2025-02-29' }, 'date', /must be a day of the calendar/],
    ['words', { date: 'yesterday' }, 'date', /must be a day of the calendar/],
    ['no date', { date: '' }, 'date', /Date is required/],
    ['a today that does not exist', { today: '31 April 2025' }, 'today', /must be a day of the calendar/],
    ['days of a copy that the row does not leave out', { copy_days: 5 }, 'copy_days', /does not leave out the time of a copy/],
    ['a State that there is not', { state: 'Bombay' }, 'state', /State must be one of: .*Maharashtra/],
    ['a court without holidays', { court: 'Moon Court' }, 'court', /No holidays of single courts/],
    ['another language', { language: 'fr' }, 'language', /en, hi/],
  ])('refuse %s, and name the field', async (_, facts, field, message) => {
    const [status, errors] = await refused(facts);
    expect([status, errors[0]?.field]).toEqual([422, field]);
    expect(errors[0]?.message).toMatch(message);
  });

  it('refuse a field that there is not, and name the one that was meant', async () => {
    const [status, errors] = await refused({ copy_day: 5 });
    expect([status, errors]).toEqual([400, [{ field: 'copy_day', message: 'Unknown field: copy_day. Did you mean copy_days?' }]]);
  });

  it('of a row that there is not are not found', async () => {
    const { status, body } = await user.post('/api/deadlines', { ...FACTS, row_id: 'absent' });
    expect([status, body]).toMatchObject([404, { code: 'DEADLINE_ROW_NOT_FOUND' }]);
  });

  it('are late only in words that leave a way', async () => {
    expect(await count({ today: '2026-01-01' })).toMatchObject({
      status: 'period_seems_over',
      status_text: 'The period seems over',
      days_left: null,
    });
    const complaint = { row_id: 'cheque-complaint', date: '2025-09-29' };
    expect(await count({ ...complaint, today: '2025-10-01' })).toMatchObject({
      status: 'too_early',
      status_text: 'Too early: not before 15 October 2025',
      not_before: '2025-10-15',
    });
    expect(await count({ ...complaint, today: '2026-01-01' })).toMatchObject({
      status: 'late_needs_cause',
      status_text: 'Late: needs sufficient cause',
    });
  });

  it('leave out the time of a copy where the row does, and say what may move them', async () => {
    const told = await count({ row_id: 'limitation-116-b', copy_days: 12 });
    expect(told.period_ends).toBe('2025-12-15');
    expect(told.moves.flatMap(({ pins }) => pins.map(({ label }) => label))).toContain('section 5, Limitation Act, 1963');
  });

  it('compare their places with the library', async () => {
    const places = async () => (await count({})).row.pins[0];
    expect(await places()).toMatchObject({ compared: 'act-missing', notice: 'Not compared with the act here.', document_id: null });
    await upload(admin, text('cheques.txt', CHEQUES), 'act');
    await settledLibrary(admin);
    expect(await places()).toMatchObject({ compared: 'held', notice: null, document_id: expect.any(String) });
    const complaint = await count({ row_id: 'cheque-complaint', date: '2025-09-29' });
    expect(complaint.row.pins[0]).toMatchObject({ compared: 'section-missing', notice: 'Not compared with the act here.' });
  });

  it('are found by everyday words in both languages, page by page', async () => {
    type Rows = { rows: { id: string; event: string }[]; groups: { id: string; row_count: number }[]; total: number };
    const rows = async (query: string) => (await user.get<Rows>(`/api/deadlines/rows?${query}`)).body;
    expect((await rows('search=cheque bounce')).rows.map(({ id }) => id)).toContain('cheque-demand');
    expect((await rows(`search=${encodeURIComponent('चेक बाउंस')}&language=hi`)).rows[0]?.event).toMatch(/चेक/);
    expect((await rows('search=no such thing at all')).rows).toEqual([]);
    const all = await rows('');
    expect(all.groups.reduce((sum, { row_count: count }) => sum + count, 0)).toBe(all.total);
    const seen: string[] = [];
    interface Nodes {
      deadlineRows: { nodes: { id: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
    }
    const page = (after: string | null) =>
      user.graphql<Nodes>(
        'query ($after: String) { deadlineRows(first: 100, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }',
        {
          after,
        },
      );
    for (let after: string | null = null, pages = 0; pages < 400; pages++) {
      const found: Nodes | null = (await page(after)).data;
      seen.push(...(found?.deadlineRows.nodes.map(({ id }) => id) ?? []));
      if (!found?.deadlineRows.pageInfo.hasNextPage) break;
      after = found.deadlineRows.pageInfo.endCursor;
    }
    expect(seen).toEqual(all.rows.map(({ id }) => id));
  });

  describe('that end on a closed day', () => {
    // Thirty days from this are Monday, 26 January 2026; the complaint of the row is one that a closed court moves.
    const complaint = { row_id: 'limitation-116-b', date: '2025-12-27', today: '2026-01-05' };
    const add = (holiday: object) => admin.post<{ id: string }>('/api/admin/holidays', holiday);

    it('have their last day on the next open one, in the State and at the court of the holiday', async () => {
      expect(await count(complaint)).toMatchObject({ period_ends: '2026-01-26', last_day: '2026-01-26' });
      const added = await add({ day: '2026-01-26', name: 'Republic Day' });
      expect(added.status).toBe(201);
      await add({ day: '2026-01-27', name: 'A day of the State', state: 'Kerala' });
      await add({ day: '2026-01-27', name: 'A day of the court', court: 'High Court of Sikkim' });
      const told = await count(complaint);
      expect(told).toMatchObject({
        last_day: '2026-01-27',
        statement:
          'On these facts alone the period ends on 26 January 2026, a closed day; the next open day is 27 January 2026; provisional, check before filing.',
      });
      expect(told.sum.find(({ kind }) => kind === 'open_day')?.text).toBe(
        'That day is closed (Republic Day); next open day: 27 January 2026 (Tuesday)',
      );
      expect((await count({ ...complaint, state: 'Kerala' })).last_day).toBe('2026-01-28');
      expect((await count({ ...complaint, court: 'High Court of Sikkim' })).last_day).toBe('2026-01-28');
      expect((await refused({ ...complaint, court: 'Moon Court' }))[1]).toEqual([
        { field: 'court', message: 'Court must be one of: High Court of Sikkim' },
      ]);
      expect((await add({ day: '2026-01-26', name: 'Again' })).body).toMatchObject({ code: 'HOLIDAY_EXISTS' });
      expect((await admin.delete(`/api/admin/holidays/${added.body.id}`)).body).toMatchObject({ name: 'Republic Day' });
      expect((await count(complaint)).last_day).toBe('2026-01-26');
    });

    it('are listed by year for administrators, and for nobody else', async () => {
      await add({ day: '2026-08-15', name: 'Independence Day' });
      await add({ day: '2027-08-15', name: 'Independence Day' });
      const { body } = await admin.get<{ holidays: { day: string }[] }>('/api/admin/holidays?year=2027');
      expect(body.holidays.map(({ day }) => day)).toEqual(['2027-08-15']);
      expect((await user.get('/api/admin/holidays')).status).toBe(403);
      expect((await add({ day: '2026-02-30', name: 'x' })).status).toBe(422);
    });
  });
});

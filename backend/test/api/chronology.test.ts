import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newApiKey } from '../support/api-keys.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { readFile } from '../support/matter-walls.js';
import { newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

interface Event {
  id: string;
  day: string;
  precision: string;
  choices: string[];
  text: string;
  state: string;
  source: string;
  source_name: string | null;
  page: number | null;
  paragraph: string | null;
}
interface Listed {
  events: Event[];
  total: number;
  next_cursor: string | null;
}
interface Checked {
  findings: { kind: string; message: string; message_hindi: string | null; difference: Record<string, string> | null }[];
  not_compared: string[];
}

const NOTICE = `A. SHARMA, ADVOCATE
Date: 20 March 2024

To,
Shri Mohan Lal,
12 Station Road, Jaipur

LEGAL NOTICE

On behalf of my client Shri Ramesh Kumar, resident of Jaipur, I serve you with this notice:
1. That in January 2024 my client gave you a friendly loan of Rs. 4,00,000.
2. That your cheque no. 123456 dated 3 March 2024 for Rs. 4,00,000 was returned unpaid on 03/04/2024.
You are called upon to pay Rs. 4,00,000 within 15 days of receipt of this notice.`;
const COMPLAINT = `I, Ramesh Kumaar, s/o Hari Kumar, state as follows.
The accused gave cheque no. 123456 dated 3 March 2024 for Rs. 4,50,000.
`;

describe('the papers of a matter', () => {
  let app: TestApp;
  let client: Client;
  let user: Client;
  let stranger: Client;
  let matterId: string;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
  });
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    user = (await newUser(client)).client;
    stranger = (await newUser(client)).client;
    matterId = (
      await user.post<{ id: string }>('/api/matters', { title: 'Kumar v. Lal', court: 'Jaipur', notes: 'Met the client on 5 May 2024.' })
    ).body.id;
  });
  afterAll(() => app.close());

  const withNotice = async (): Promise<void> => {
    await user.post('/api/matter-moves', { matter_id: matterId, files: [await readFile(user, 'notice.txt', NOTICE)] });
  };
  const read = async (as = user) =>
    as.post<{ added: number; left_over: number; left_out: string[] }>(`/api/matters/${matterId}/chronology/read`);
  const list = async (query = ''): Promise<Listed> => (await user.get<Listed>(`/api/matters/${matterId}/chronology${query}`)).body;
  const change = (id: string, body: object, as = user) => as.put<Event & { code?: string }>(`/api/chronology-events/${id}`, body);

  it('become a chronology that a person confirms, hides, edits and adds to', async () => {
    await withNotice();
    expect((await read()).body).toEqual({ added: 5, left_over: 0, left_out: [] });
    const { events, total } = await list();
    expect(total).toBe(5);
    expect(events.map(({ day, precision, state, source, paragraph }) => [day, precision, state, source, paragraph])).toEqual([
      ['2024-01-01', 'month', 'proposed', 'file', '1'],
      ['2024-03-03', 'day', 'proposed', 'file', '2'],
      ['2024-03-20', 'day', 'proposed', 'file', null],
      ['2024-04-03', 'day', 'proposed', 'file', '2'],
      ['2024-05-05', 'day', 'proposed', 'notes', null],
    ]);
    const [loan, cheque, notice, returned] = events as [Event, Event, Event, Event];
    expect(notice).toMatchObject({ text: 'Legal notice of Shri Ramesh Kumar to Shri Mohan Lal', source_name: 'notice.txt' });
    // An open day is a question that has to be answered first.
    expect(returned.choices).toEqual(['2024-04-03', '2024-03-04']);
    expect((await change(returned.id, { state: 'confirmed' })).status).toBe(422);
    const settled = await change(returned.id, { state: 'confirmed', day: '2024-03-04', text: 'The cheque was returned.' });
    expect(settled.body).toMatchObject({ day: '2024-03-04', choices: [], state: 'confirmed' });
    await change(cheque.id, { state: 'hidden' });
    await change(loan.id, { state: 'confirmed' });
    const added = await user.post<Event>(`/api/matters/${matterId}/chronology`, {
      day: '2024-02-15',
      precision: 'month',
      text: 'The accused asked for time | *again*.',
      source_name: 'Annexure P-2',
    });
    expect(added).toMatchObject({ status: 201, body: { day: '2024-02-01', state: 'confirmed', source: 'hand' } });
    // What is known, hidden or changed, is not proposed again.
    expect((await read()).body).toEqual({ added: 0, left_over: 0, left_out: [] });
    const pages = [await list('?limit=4')];
    pages.push(await list(`?limit=4&cursor=${encodeURIComponent(String(pages[0]?.next_cursor))}`));
    expect(pages.map((page) => page.events.length)).toEqual([4, 2]);
    expect((await list('?state=confirmed')).events.map(({ day }) => day)).toEqual(['2024-01-01', '2024-02-01', '2024-03-04']);
    const { data } = await user.graphql(
      `{ chronology(matterId: "${matterId}", state: CONFIRMED, first: 1) { totalCount nodes { day precision sourceName paragraph } } }`,
    );
    expect(data).toEqual({
      chronology: { totalCount: 3, nodes: [{ day: '2024-01-01', precision: 'MONTH', sourceName: 'notice.txt', paragraph: '1' }] },
    });
  });

  it('are printed as a list of dates, in English and Hindi, once an event is confirmed', async () => {
    const file = (query = '') => user.get<string>(`/api/matters/${matterId}/chronology/file${query}`);
    expect(await file()).toMatchObject({ status: 409, body: { code: 'NO_CONFIRMED_EVENTS' } });
    await user.post(`/api/matters/${matterId}/chronology`, {
      day: '2024-02-15',
      precision: 'month',
      text: 'Time was *asked* for | twice.',
    });
    await user.post(`/api/matters/${matterId}/chronology`, { day: '2024-03-12', text: 'Notice.', source_name: 'Annexure P-2' });
    const text = (await file('?format=txt')).body;
    for (const words of ['LIST OF DATES AND EVENTS', 'Kumar v. Lal', 'February 2024', 'Time was *asked* for', '12.03.2024', 'Annexure P-2'])
      expect(text).toContain(words);
    expect((await file('?format=txt&language=hi')).body).toContain('फ़रवरी 2024');
    const docx = await file();
    expect(docx.status).toBe(200);
    expect(docx.headers.get('content-disposition')).toContain('list-of-dates.docx');
    expect((await file('?format=doc')).status).toBe(422);
  });

  it('are nobody else’s, and refuse what is wrong without a change', async () => {
    const { id } = (await user.post<Event>(`/api/matters/${matterId}/chronology`, { day: '2024-03-12', text: 'Notice.' })).body;
    for (const answer of [
      await read(stranger),
      await stranger.get(`/api/matters/${matterId}/chronology`),
      await stranger.get(`/api/matters/${matterId}/chronology/file`),
      await stranger.post(`/api/matters/${matterId}/chronology`, { day: '2024-03-12', text: 'Mine' }),
      await change(id, { state: 'hidden' }, stranger),
      await stranger.delete(`/api/chronology-events/${id}`),
      await stranger.get(`/api/matters/${matterId}/accepted-differences`),
      await stranger.post(`/api/matters/${matterId}/accepted-differences`, { label: 'rent', one: '1', other: '2' }),
      await stranger.post('/api/document/check', { content: COMPLAINT, matter_id: matterId }),
    ])
      expect(answer.status).toBe(404);
    for (const body of [{ day: '2024-02-30', text: 'x' }, { day: '2024-02-03' }, { day: '2024-02-03', text: 'x', precision: 'hour' }])
      expect((await user.post(`/api/matters/${matterId}/chronology`, body)).status).toBe(422);
    expect((await list()).events).toHaveLength(1);
    const userId = (await user.get<{ id: string }>('/api/auth/me')).body.id;
    const program = client.as((await newApiKey(app, { userId, kind: 'user' }, ['MATTERS'])).secret);
    expect((await program.get<Listed>(`/api/matters/${matterId}/chronology`)).body.total).toBe(1);
    // Reading files takes the scope of files.
    expect((await read(program)).status).toBe(403);
    await user.delete(`/api/matters/${matterId}`);
    expect((await change(id, { state: 'hidden' })).status).toBe(404);
  });

  it('that a draft contradicts are findings, until their owner says that both are right', async () => {
    await withNotice();
    const check = async (): Promise<Checked> => {
      const { findings, ...rest } = (await user.post<Checked>('/api/document/check', { content: COMPLAINT, matter_id: matterId })).body;
      return { ...rest, findings: findings.filter(({ kind }) => kind === 'differs-in-matter') };
    };
    const { findings, not_compared } = await check();
    expect(not_compared).toEqual([]);
    expect(findings.map(({ difference }) => difference)).toMatchObject([
      { label: 'name', one: 'Ramesh Kumaar', other: 'Shri Ramesh Kumar', paper: 'notice.txt' },
      { label: 'cheque-amount', one: '450000', other: '400000', paper: 'notice.txt' },
    ]);
    expect(findings[1]?.message).toContain('The amount of the cheque 123456 is Rs. 4,50,000 here, but Rs. 4,00,000 in notice.txt: “');
    expect(findings[1]?.message_hindi).toContain('चेक की राशि');
    const { data } = await user.graphql<{ checkDocument: { findings: { difference: object | null }[] } }>(
      'query ($content: String!, $matterId: ID) { checkDocument(content: $content, matterId: $matterId) { findings { difference { label one other paperWords } } } }',
      { content: COMPLAINT, matterId },
    );
    expect(data?.checkDocument.findings.flatMap(({ difference }) => difference ?? [])).toMatchObject([
      { label: 'NAME' },
      { label: 'CHEQUE_AMOUNT', one: '450000', other: '400000' },
    ]);
    // Outside of a matter nothing is compared.
    expect((await user.post<Checked>('/api/document/check', { content: COMPLAINT })).body.findings.some((each) => each.difference)).toBe(
      false,
    );
    const both = { label: 'cheque-amount', one: '400000', other: '450000' };
    const accepted = await user.post<{ id: string }>(`/api/matters/${matterId}/accepted-differences`, both);
    expect((await user.post<{ id: string }>(`/api/matters/${matterId}/accepted-differences`, both)).body.id).toBe(accepted.body.id);
    expect((await check()).findings.map(({ difference }) => difference?.['label'])).toEqual(['name']);
    expect((await user.get<{ total: number }>(`/api/matters/${matterId}/accepted-differences`)).body).toMatchObject({
      total: 1,
      differences: [both],
    });
    await user.delete(`/api/accepted-differences/${accepted.body.id}`);
    expect((await check()).findings).toHaveLength(2);
  });
});

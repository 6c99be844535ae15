import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MatterUpkeep } from '../../src/features/matters/keeping/matter-upkeep.task.js';
import { newApiKey } from '../support/api-keys.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { generate } from '../support/kept-documents.js';
import { readFile } from '../support/matter-walls.js';
import { newUser, type Person } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

interface Matter {
  id: string;
  title: string;
  version: number;
  status: string;
  parties: { name: string; role: string | null; is_client: boolean }[];
  notes: string | null;
  tags: string[];
  conversation_count: number;
  document_count: number;
  file_count: number;
  deadline_count: number;
  restorable_until: string | null;
}
interface Listed {
  matters: Matter[];
  total: number;
  next_cursor: string | null;
}
interface Dated {
  id: string;
  day: string;
  title: string;
  reason: string | null;
  pins: string[];
  row_id: string | null;
  status: string;
  days_left: number;
  matter_title: string;
}

const RENT = {
  title: 'Xylander v. Quibble',
  reference: 'XQ/7',
  parties: [
    { name: 'Asha Xylander', role: 'plaintiff', is_client: true },
    { name: 'Ravi Quibble', role: null, is_client: false },
  ],
  court: 'Court of the Civil Judge, Pune',
  case_number: 'RCS 12 of 2026',
  stage: 'Evidence',
  state: 'Maharashtra',
  personal_law: null,
  notes: 'The keys are with the porter.',
  tags: ['rent'],
};

describe('matters', () => {
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

  const begin = async (title: string, as = user): Promise<Matter> => (await as.post<Matter>('/api/matters', { title })).body;
  const read = async (id: string, as = user): Promise<Matter> => (await as.get<Matter>(`/api/matters/${id}`)).body;
  const list = async (query = '', as = user): Promise<Listed> => (await as.get<Listed>(`/api/matters${query}`)).body;
  const userIdOf = async (as: Client): Promise<string> => (await as.get<{ id: string }>('/api/auth/me')).body.id;
  const converse = async (): Promise<string> => {
    const { id } = (await user.post<{ id: string }>('/api/conversations')).body;
    await user.post('/api/ask', { question: 'Hello', conversation_id: id });
    return id;
  };

  it('keep what is written of them, and change what is named and nothing else', async () => {
    const made = await user.post<Matter>('/api/matters', RENT);
    expect(made).toMatchObject({ status: 201, body: { ...RENT, status: 'open', version: 1, restorable_until: null } });
    const { id } = made.body;
    const changed = await user.put<Matter>(`/api/matters/${id}`, { version: 1, stage: 'Arguments', notes: null, status: 'closed' });
    expect(changed.body).toMatchObject({ ...RENT, stage: 'Arguments', notes: null, status: 'closed', version: 2 });
    const { data } = await user.graphql<{ updateMatter: { nodeId: string } }>(
      'mutation ($id: ID!) { updateMatter(id: $id, input: { version: 2, parties: [{ name: "Only One", isClient: false }], status: ARCHIVED }) { nodeId } }',
      { id },
    );
    const node = await user.graphql(
      `{ node(id: "${data?.updateMatter.nodeId}") { ... on Matter { title status version parties { name role isClient } } } }`,
    );
    const parties = [{ name: 'Only One', role: null, isClient: false }];
    expect(node.data).toEqual({ node: { title: RENT.title, status: 'ARCHIVED', version: 3, parties } });
  });

  it('refuse a change that was made from an earlier version, over both APIs, and change nothing', async () => {
    const { id } = await begin('Boat');
    await user.put(`/api/matters/${id}`, { version: 1, title: 'Barge' });
    expect(await user.put(`/api/matters/${id}`, { version: 1, title: 'Raft' })).toMatchObject({
      status: 409,
      body: { code: 'MATTER_CHANGED' },
    });
    const { errors } = await user.graphql(`mutation { updateMatter(id: "${id}", input: { version: 1, title: "Raft" }) { id } }`);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'MATTER_CHANGED' });
    expect(await read(id)).toMatchObject({ title: 'Barge', version: 2 });
  });

  it('are listed page by page without gaps, by status, by words and by time, alike over both APIs', async () => {
    for (const title of ['Alpha', 'Beta', 'Gamma', 'Delta', 'Beta again']) await begin(title);
    const [, , { id, version }] = (await list()).matters as [Matter, Matter, Matter];
    await user.put(`/api/matters/${id}`, { version, status: 'archived' });
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Listed = await list(`?limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      expect(page.total).toBe(5);
      seen.push(...page.matters.map(({ title }) => title));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(['Gamma', 'Beta again', 'Delta', 'Beta', 'Alpha']);
    expect((await list('?search=beta')).matters.map(({ title }) => title)).toEqual(['Beta again', 'Beta']);
    const first = await list('?search=beta&limit=1');
    expect(first.total).toBe(2);
    expect((await list(`?search=beta&cursor=${encodeURIComponent(String(first.next_cursor))}`)).matters.map(({ title }) => title)).toEqual([
      'Beta',
    ]);
    expect((await list('?status=archived')).matters.map(({ title }) => title)).toEqual(['Gamma']);
    const { data } = await user.graphql<{ matters: { totalCount: number; nodes: { title: string; updatedAt: string }[] } }>(
      '{ matters(search: "BETA") { totalCount nodes { title updatedAt } } }',
    );
    expect(data?.matters).toMatchObject({ totalCount: 2, nodes: [{ title: 'Beta again' }, { title: 'Beta' }] });
    const since = data?.matters.nodes[0]?.updatedAt ?? '';
    expect((await list(`?updated_after=${encodeURIComponent(since)}`)).matters.map(({ title }) => title)).toEqual(['Gamma']);
    expect((await user.get('/api/matters?updated_after=yesterday')).status).toBe(422);
    expect((await user.get('/api/matters?limit=201')).status).toBe(422);
  });

  it('take what is moved to them, all of it or nothing, and give it back', async () => {
    const [boat, barn] = [await begin('Boat'), await begin('Barn')];
    const [conversation, document, file] = [await converse(), (await generate(user)).document.id, await readFile(user, 'a.txt', 'A boat.')];
    const move = (matterId: string | null, more: object = {}) =>
      user.post('/api/matter-moves', { matter_id: matterId, conversations: [conversation], documents: [document], files: [file], ...more });
    expect(await move(boat.id, { files: [file, crypto.randomUUID()] })).toMatchObject({
      status: 404,
      body: { code: 'MATTER_ITEM_NOT_FOUND' },
    });
    expect(await read(boat.id)).toMatchObject({ conversation_count: 0, document_count: 0, file_count: 0 });
    expect((await move(boat.id)).body).toEqual({ moved: 3 });
    expect(await read(boat.id)).toMatchObject({ conversation_count: 1, document_count: 1, file_count: 1 });
    await move(barn.id);
    expect(await read(boat.id)).toMatchObject({ conversation_count: 0, document_count: 0, file_count: 0 });
    const inBarn = `?matter_id=${barn.id}`;
    const lists = async (query: string) => [
      (await user.get<{ conversations: { id: string }[] }>(`/api/conversations${query}`)).body.conversations.map(({ id }) => id),
      (await user.get<{ documents: { id: string }[] }>(`/api/documents${query}`)).body.documents.map(({ id }) => id),
      (await user.get<{ files: { id: string }[] }>(`/api/upload/files${query}`)).body.files.map(({ id }) => id),
    ];
    expect(await lists(inBarn)).toEqual([[conversation], [document], [file]]);
    expect(await lists(`?matter_id=${boat.id}`)).toEqual([[], [], []]);
    const { data } = await user.graphql(
      `{ conversations(matterId: "${barn.id}") { totalCount } documents(matterId: "${barn.id}") { nodes { matterId } } referenceFiles(matterId: "${barn.id}") { totalCount } }`,
    );
    expect(data).toEqual({
      conversations: { totalCount: 1 },
      documents: { nodes: [{ matterId: barn.id }] },
      referenceFiles: { totalCount: 1 },
    });
    await move(null);
    expect(await lists(inBarn)).toEqual([[], [], []]);
    expect(await lists('')).toEqual([[conversation], [document], [file]]);
  });

  it('are deleted with all that is in them, say what that is, and come back with it; what was deleted before stays deleted', async () => {
    const { id } = await begin('Boat');
    const [kept, gone, document, file] = [
      await converse(),
      await converse(),
      (await generate(user)).document.id,
      await readFile(user, 'a.txt', 'A boat.'),
    ];
    await user.post('/api/matter-moves', { matter_id: id, conversations: [kept, gone], documents: [document], files: [file] });
    await user.post('/api/matter-deadlines', { matter_id: id, day: '2031-01-26', title: 'Hearing' });
    await user.delete(`/api/conversations/${gone}`);
    const deleted = (await user.delete<Matter>(`/api/matters/${id}`)).body;
    expect(deleted).toMatchObject({ conversation_count: 1, document_count: 1, file_count: 1, deadline_count: 1 });
    const days = (Date.parse(deleted.restorable_until ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await user.get(`/api/matters/${id}`)).status).toBe(404);
    for (const at of [`/api/conversations/${kept}`, `/api/documents/${document}`]) expect((await user.get(at)).status).toBe(404);
    expect((await user.get('/api/upload/files')).body).toEqual({ files: [] });
    expect((await user.get('/api/matter-deadlines')).body).toMatchObject({ total: 0 });
    // Alone they do not come back into a matter that is gone, and no upkeep removes them before it.
    expect((await user.post(`/api/conversations/${kept}/restore`)).status).toBe(404);
    expect((await user.post(`/api/documents/${document}/restore`)).status).toBe(404);
    await app.database.query(`update matters set deleted_at = deleted_at - interval '29 days' where id = $1`, [id]);
    for (const table of ['conversations', 'documents', 'reference_files'])
      await app.database.query(`update ${table} set deleted_at = deleted_at - interval '29 days' where matter_id = $1`, [id]);
    await app.worker.get(MatterUpkeep, { strict: false }).purge();
    expect((await list('?deleted=true')).matters).toEqual([expect.objectContaining({ id, restorable_until: expect.any(String) })]);
    expect((await user.post<Matter>(`/api/matters/${id}/restore`)).body).toMatchObject({
      title: 'Boat',
      conversation_count: 1,
      document_count: 1,
      file_count: 1,
      deadline_count: 1,
    });
    expect((await user.get(`/api/conversations/${gone}`)).status).toBe(404);
  });

  it('are gone for good once they cannot be restored, with what was deleted with them', async () => {
    const { id } = await begin('Boat');
    const file = await readFile(user, 'a.txt', 'A boat.');
    await user.post('/api/matter-moves', { matter_id: id, files: [file] });
    await user.delete(`/api/matters/${id}`);
    await app.database.query(`update matters set deleted_at = deleted_at - interval '31 days' where id = $1`, [id]);
    expect((await user.post(`/api/matters/${id}/restore`)).status).toBe(404);
    await app.worker.get(MatterUpkeep, { strict: false }).purge();
    const rows = await app.database.query('select id from matters where id = $1 union all select id from reference_files where id = $2', [
      id,
      file,
    ]);
    expect(rows).toEqual([]);
  });

  it('have dates: typed in, or counted with their reason and law, in the order of their days', async () => {
    const { id } = await begin('Cheque of Quibble');
    const add = (body: object) => user.post<Dated>('/api/matter-deadlines', { matter_id: id, ...body });
    const hearing = await add({ day: '2031-01-26', title: 'Hearing', reason: 'Adjourned for evidence' });
    expect(hearing).toMatchObject({ status: 201, body: { day: '2031-01-26', reason: 'Adjourned for evidence', status: 'open', pins: [] } });
    const counted = await add({ counted: { row_id: 'cheque-demand', date: '2025-11-03' } });
    const { body: sum } = await user.post<{ last_day: string; statement: string }>('/api/deadlines', {
      row_id: 'cheque-demand',
      date: '2025-11-03',
    });
    expect(counted.body).toMatchObject({ day: sum.last_day, row_id: 'cheque-demand', matter_title: 'Cheque of Quibble' });
    expect(counted.body.reason).toContain(sum.statement);
    expect(counted.body.pins.join(' ')).toMatch(/138/);
    expect(counted.body.days_left).toBeLessThan(0);
    for (const wrong of [
      { title: 'No day' },
      { day: '2031-02-30', title: 'x' },
      { day: '2031-01-26' },
      { counted: { row_id: 'cheque-demand', date: '03' } },
    ])
      expect([wrong, (await add(wrong)).status]).toEqual([wrong, 422]);
    expect((await add({ counted: { row_id: 'absent', date: '2025-11-03' } })).status).toBe(404);
    const listed = async (query = '') =>
      (await user.get<{ deadlines: Dated[]; next_cursor: string | null }>(`/api/matter-deadlines${query}`)).body;
    expect((await listed()).deadlines.map(({ title }) => title)).toEqual([counted.body.title, 'Hearing']);
    const page = await listed('?limit=1');
    expect((await listed(`?cursor=${encodeURIComponent(String(page.next_cursor))}`)).deadlines.map(({ title }) => title)).toEqual([
      'Hearing',
    ]);
    await user.put(`/api/matter-deadlines/${counted.body.id}`, { status: 'missed' });
    expect((await listed('?status=open')).deadlines.map(({ title }) => title)).toEqual(['Hearing']);
    // Another day was not counted: the law of the one before would be wrong.
    const moved = await user.put<Dated>(`/api/matter-deadlines/${counted.body.id}`, { day: '2031-03-01', status: 'open' });
    expect(moved.body).toMatchObject({ day: '2031-03-01', pins: [], reason: null, row_id: null });
    const calendar = await user.get(`/api/matter-deadlines/${hearing.body.id}/calendar`);
    expect(calendar.headers.get('content-type')).toMatch(/^text\/calendar/);
    const { data } = await user.graphql(`mutation { deleteMatterDeadline(id: "${hearing.body.id}") { id } } `);
    expect(data).toEqual({ deleteMatterDeadline: { id: hearing.body.id } });
    expect((await user.graphql(`{ matterDeadlines(matterId: "${id}") { totalCount nodes { day matterId } } }`)).data).toEqual({
      matterDeadlines: { totalCount: 1, nodes: [{ day: '2031-03-01', matterId: id }] },
    });
    expect((await user.delete(`/api/matter-deadlines/${counted.body.id}`)).body).toMatchObject({ id: counted.body.id });
  });

  it('tell webhooks what happened, and no table and no webhook a word of what stands in them', async () => {
    const [{ id: ownerId }] = await app.database.query<[{ id: string }]>('select id from users where email = $1', [person.email]);
    await app.database.query(
      `insert into webhooks (id, owner_id, name, url, events, sealed_secret)
       values (gen_random_uuid(), $1, 'x', 'https://hooks.example/', '{matter.created,matter.updated,matter.closed,matter.deleted}', '')`,
      [ownerId],
    );
    const { id } = (await user.post<Matter>('/api/matters', RENT)).body;
    await user.put(`/api/matters/${id}`, { version: 1, stage: 'Arguments' });
    await user.put(`/api/matters/${id}`, { version: 2, status: 'closed' });
    await user.delete(`/api/matters/${id}`);
    const told = await app.database.query<{ event: string; data: object }[]>(
      `select d.event, d.data from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.owner_id = $1 order by d.created_at`,
      [ownerId],
    );
    expect(told).toEqual([
      { event: 'matter.created', data: { matter_id: id, version: 1, status: 'open' } },
      { event: 'matter.updated', data: { matter_id: id, version: 2, status: 'open' } },
      { event: 'matter.closed', data: { matter_id: id, version: 3, status: 'closed' } },
      { event: 'matter.deleted', data: { matter_id: id, version: 3, status: 'closed' } },
    ]);
    const rows = await app.database.query<object[]>('select m::text as row from matters m where owner_id = $1', [ownerId]);
    for (const word of ['Xylander', 'porter', 'Maharashtra']) expect(JSON.stringify(rows)).not.toContain(word);
  });

  it('open to keys with their scope only, which moves documents and files with theirs and never conversations', async () => {
    const { id } = await begin('Boat');
    const userId = await userIdOf(user);
    const [conversation, file] = [await converse(), await readFile(user, 'a.txt', 'A boat.')];
    const keyed = async (...scopes: Parameters<typeof newApiKey>[2][number][]) =>
      client.as((await newApiKey(app, { userId, kind: 'user' }, scopes)).secret);
    const [matters, files] = [await keyed('MATTERS'), await keyed('FILES', 'MATTERS')];
    expect((await (await keyed('FILES')).get('/api/matters')).status).toBe(403);
    expect((await matters.get(`/api/matters/${id}`)).status).toBe(200);
    const move = (as: Client, what: object) => as.post<{ code: string }>('/api/matter-moves', { matter_id: id, ...what });
    expect(await move(matters, { files: [file] })).toMatchObject({ status: 403, body: { code: 'SCOPE_MISSING' } });
    expect(await move(files, { conversations: [conversation] })).toMatchObject({ status: 403, body: { code: 'KEY_NOT_ALLOWED' } });
    expect((await move(files, { files: [file] })).status).toBe(200);
    const asking = await keyed('ASK', 'FILES');
    expect(await asking.post('/api/ask', { question: 'Where is the boat?', matter_id: id })).toMatchObject({ status: 403 });
  });

  it('ask in their own conversations by themselves, and refuse a question of another matter there', async () => {
    const [boat, barn] = [await begin('Boat'), await begin('Barn')];
    const conversation = await converse();
    await user.post('/api/matter-moves', {
      matter_id: boat.id,
      conversations: [conversation],
      files: [await readFile(user, 'boat.txt', '1. The varnished boat is handed over at the eastern jetty.')],
    });
    const ask = (more: object) =>
      user.post<{ answer?: string; code?: string }>('/api/ask', {
        question: 'Where is the varnished boat?',
        conversation_id: conversation,
        ...more,
      });
    expect((await ask({})).body.answer).toContain('eastern jetty');
    expect(await ask({ matter_id: barn.id })).toMatchObject({ status: 409, body: { code: 'CONVERSATION_OUTSIDE_MATTER' } });
    expect((await ask({ matter_id: boat.id })).status).toBe(200);
  });

  it('are read and changed by nobody else, whatever is tried with whatever ids', async () => {
    const mine = await user.post<Matter>('/api/matters', RENT);
    const { id } = mine.body;
    const [conversation, file] = [await converse(), await readFile(user, 'a.txt', 'A boat.')];
    await user.post('/api/matter-moves', { matter_id: id, conversations: [conversation], files: [file] });
    const date = (await user.post<Dated>('/api/matter-deadlines', { matter_id: id, day: '2031-01-26', title: 'Hearing' })).body;
    const before = [await read(id), (await user.get('/api/matter-deadlines')).body];
    const stranger = (await newUser(client)).client;
    const theirs = await begin('Theirs', stranger);
    const said = (answer: { status: number; body: unknown }): [number, string] => [answer.status, JSON.stringify(answer.body)];
    const rest = async (call: Promise<{ status: number; body: unknown }>) => said(await call);
    const graphql = async (words: string): Promise<[number, string]> => {
      const { data, errors } = await stranger.graphql(words);
      return [errors ? 404 : 200, JSON.stringify(data)];
    };
    const tries: Record<string, (target: string) => Promise<[number, string]>> = {
      read: (target) => rest(stranger.get(`/api/matters/${target}`)),
      'read over GraphQL': (target) => graphql(`{ matter(id: "${target}") { title notes } }`),
      list: () => rest(stranger.get('/api/matters')),
      change: (target) => rest(stranger.put(`/api/matters/${target}`, { version: 1, title: 'Taken' })),
      delete: (target) => rest(stranger.delete(`/api/matters/${target}`)),
      restore: (target) => graphql(`mutation { restoreMatter(id: "${target}") { id title } }`),
      'move into': (target) => rest(stranger.post('/api/matter-moves', { matter_id: target, files: [file] })),
      'take out': () => rest(stranger.post('/api/matter-moves', { matter_id: null, files: [file], conversations: [conversation] })),
      'pull over': () => rest(stranger.post('/api/matter-moves', { matter_id: theirs.id, files: [file] })),
      'enter a date': (target) => rest(stranger.post('/api/matter-deadlines', { matter_id: target, day: '2031-01-27', title: 'Theirs' })),
      'change a date': () => rest(stranger.put(`/api/matter-deadlines/${date.id}`, { status: 'done' })),
      'delete a date': () => graphql(`mutation { deleteMatterDeadline(id: "${date.id}") { id } }`),
      'list dates': (target) => rest(stranger.get(`/api/matter-deadlines?matter_id=${target}`)),
      'list its files': (target) => rest(stranger.get(`/api/upload/files?matter_id=${target}`)),
      'ask in it': (target) => rest(stranger.post('/api/ask', { question: 'Where is the boat?', matter_id: target })),
    };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(tries)), fc.constantFrom(id, id.toUpperCase()), async (name, target) => {
        const answer = await tries[name]?.(target);
        if (!answer) throw new Error(name);
        expect([name, /^list/.test(name) ? 200 : 404]).toEqual([name, answer[0]]);
        for (const word of ['Xylander', 'Quibble', 'porter', 'Hearing', 'a.txt', conversation]) expect(answer[1]).not.toContain(word);
      }),
      { numRuns: 45 },
    );
    expect([await read(id), (await user.get('/api/matter-deadlines')).body]).toEqual(before);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PartyUpkeep } from '../../src/features/parties/book/party-upkeep.task.js';
import { newApiKey } from '../support/api-keys.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { newUser, type Person } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

interface Party {
  id: string;
  name: string;
  kind: string | null;
  age: string | null;
  address: string | null;
  version: number;
  restorable_until: string | null;
}
interface Listed {
  parties: Party[];
  total: number;
  next_cursor: string | null;
}

const ASHA = {
  name: 'Asha Xylander',
  kind: 'individual',
  parentage: 'daughter of R. Xylander',
  age: '41',
  description: 'by occupation a teacher',
  pan: 'ABCPX1234F',
  address: '4 Sample Road, New Delhi',
  pin: '110003',
  state: 'Delhi',
  email: 'asha@example.org',
};

describe('the party book', () => {
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

  const add = async (body: object, as = user): Promise<Party> => (await as.post<Party>('/api/parties', body)).body;
  const list = async (query = '', as = user): Promise<Listed> => (await as.get<Listed>(`/api/parties${query}`)).body;
  const names = async (query = ''): Promise<string[]> => (await list(query)).parties.map(({ name }) => name);

  it('keeps what is said of somebody, sealed, and changes what is named and nothing else', async () => {
    const made = await user.post<Party>('/api/parties', { ...ASHA, pan: 'abcpx1234f', pin: '110 003' });
    expect(made).toMatchObject({ status: 201, body: { ...ASHA, cin: null, version: 1 } });
    const { id } = made.body;
    const changed = await user.put<Party>(`/api/parties/${id}`, { version: 1, age: '42', email: '' });
    expect(changed.body).toMatchObject({ ...ASHA, age: '42', email: null, version: 2 });
    const { data } = await user.graphql(
      'mutation ($id: ID!) { updateParty(id: $id, input: { version: 2, name: "Asha X. Xylander" }) { name age version } }',
      { id },
    );
    expect(data).toEqual({ updateParty: { name: 'Asha X. Xylander', age: '42', version: 3 } });
    expect(await user.put(`/api/parties/${id}`, { version: 1, age: '43' })).toMatchObject({ status: 409, body: { code: 'PARTY_CHANGED' } });
    expect((await user.get<Party>(`/api/parties/${id}`)).body).toMatchObject({ name: 'Asha X. Xylander', age: '42', version: 3 });
    const [row] = await app.database.query<{ sealed: Buffer }[]>('select sealed from parties where id = $1', [id]);
    expect(row?.sealed.toString('latin1')).not.toContain('Xylander');
  });

  it.each<[string, object]>([
    ['name', { name: ' ' }],
    ['age', { ...ASHA, age: 'old' }],
    ['pan', { ...ASHA, kind: 'company', age: null, parentage: null }],
    ['pin', { ...ASHA, state: 'Kerala' }],
    ['signatory', { name: 'Mira', age: '12' }],
    ['cin', { ...ASHA, cin: 'U12345MH2015PTC123456' }],
    ['colour', { ...ASHA, colour: 'red' }],
  ])('refuses a wrong %s by the rules of the forms, over both APIs, and keeps nothing', async (field, body) => {
    const refused = await user.post<{ errors: { field: string }[] }>('/api/parties', body);
    expect(refused.status).toBe(field === 'colour' ? 400 : 422);
    expect(refused.body.errors.map((error) => error.field)).toContain(field);
    const { errors } = await user.graphql('mutation ($input: CreatePartyInput!) { createParty(input: $input) { id } }', { input: body });
    expect(errors).toHaveLength(1);
    expect((await list()).total).toBe(0);
  });

  it('is not entered twice with the very same facts, over both APIs; a namesake is', async () => {
    await add(ASHA);
    expect(await user.post('/api/parties', ASHA)).toMatchObject({ status: 409, body: { code: 'PARTY_KNOWN' } });
    const { errors } = await user.graphql('mutation ($input: CreatePartyInput!) { createParty(input: $input) { id } }', { input: ASHA });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'PARTY_KNOWN' });
    await add({ ...ASHA, age: '14', signatory: 'R. Xylander, father' });
    expect((await list()).total).toBe(2);
  });

  it('is listed page by page without gaps, and found by any word that is said', async () => {
    for (const name of ['Alpha', 'Beta', 'Gamma']) await add({ name, address: `${name} Road, Pune` });
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Listed = await list(`?limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      expect(page.total).toBe(3);
      seen.push(...page.parties.map(({ name }) => name));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(['Gamma', 'Beta', 'Alpha']);
    expect(await names('?search=pune%20beta')).toEqual(['Beta']);
    const first = await list('?search=road&limit=1');
    expect(first.total).toBe(3);
    expect(await names(`?search=road&cursor=${encodeURIComponent(String(first.next_cursor))}`)).toEqual(['Beta', 'Alpha']);
    expect((await user.graphql('{ parties(search: "GAMMA road") { totalCount nodes { name address } } }')).data).toEqual({
      parties: { totalCount: 1, nodes: [{ name: 'Gamma', address: 'Gamma Road, Pune' }] },
    });
  });

  it('says which matters name somebody before they are deleted, and gives them back for 30 days', async () => {
    const { id } = await add(ASHA);
    const parties = [{ name: 'ASHA  Xylander', is_client: true }];
    const matter = (await user.post<{ id: string }>('/api/matters', { title: 'Xylander v. Quibble', parties })).body;
    await user.post('/api/matters', { title: 'Another', parties: [{ name: 'Asha Xylanderson', is_client: true }] });
    expect((await user.get(`/api/parties/${id}/matters`)).body).toEqual({ matters: [{ id: matter.id, title: 'Xylander v. Quibble' }] });
    expect((await user.graphql(`{ mattersOfParty(id: "${id}") { title } }`)).data).toEqual({
      mattersOfParty: [{ title: 'Xylander v. Quibble' }],
    });
    const { body } = await user.delete<Party>(`/api/parties/${id}`);
    expect(Math.round((Date.parse(body.restorable_until ?? '') - Date.now()) / 86_400_000)).toBe(30);
    for (const gone of [await user.get(`/api/parties/${id}`), await user.delete(`/api/parties/${id}`)])
      expect(gone).toMatchObject({ status: 404, body: { code: 'PARTY_NOT_FOUND' } });
    expect((await user.get(`/api/matters/${matter.id}`)).body).toMatchObject({ parties: [{ name: 'ASHA  Xylander' }] });
    await app.worker.get(PartyUpkeep, { strict: false }).purge();
    expect(await names('?deleted=true')).toEqual([ASHA.name]);
    expect((await user.post<Party>(`/api/parties/${id}/restore`)).body).toMatchObject(ASHA);
    await user.delete(`/api/parties/${id}`);
    await app.database.query(`update parties set deleted_at = deleted_at - interval '31 days' where id = $1`, [id]);
    expect((await user.post(`/api/parties/${id}/restore`)).status).toBe(404);
    await app.worker.get(PartyUpkeep, { strict: false }).purge();
    expect(await app.database.query('select from parties where id = $1', [id])).toHaveLength(0);
  });

  it('gives up the parties that were deleted first, and no more of them than a full book has to', async () => {
    await app.database.query(
      `insert into parties (id, owner_id, sealed, deleted_at)
       select gen_random_uuid(), id, int4send(n), now() - interval '1 day' + n * interval '1 second' from users, generate_series(1, 5000) n where email = $1`,
      [person.email],
    );
    const { id } = await add(ASHA);
    const [left] = await app.database.query<[{ count: number; first: string }]>(
      `select count(*)::int as count, min(encode(sealed, 'hex')) as first
       from parties where owner_id = (select owner_id from parties where id = $1) and deleted_at is not null`,
      [id],
    );
    expect(left).toEqual({ count: 4999, first: '00000002' });
  });

  it('goes out as a file and comes in from one, all of it or nothing', async () => {
    await add(ASHA);
    await add({ name: '=cmd()', address: '4 Sample Road\nPune' });
    const file = await user.get<string>('/api/party-book');
    expect(file.headers.get('content-type')).toMatch(/^text\/csv/);
    const { data } = await user.graphql<{ partyBook: string }>('{ partyBook }');
    const csv = data?.partyBook ?? '';
    expect(csv).toContain("'=cmd()");
    expect((await user.post('/api/party-book', { csv })).body).toEqual({ added: 0, known: 2, namesakes: [] });
    const other = (await newUser(client)).client;
    expect((await other.post('/api/party-book', { csv, dry_run: true })).body).toEqual({ added: 2, known: 0, namesakes: [] });
    expect((await list('', other)).total).toBe(0);
    expect((await other.post('/api/party-book', { csv })).body).toEqual({ added: 2, known: 0, namesakes: [] });
    expect((await other.graphql<{ partyBook: string }>('{ partyBook }')).data?.partyBook).toBe(csv);
    const wrong = await other.post<{ errors: { message: string }[] }>('/api/party-book', {
      csv: 'name,age\r\nGood One,41\r\nBad One,old\r\n',
    });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ message: expect.stringContaining('Line 3, column age') }] } });
    const { data: namesakes } = await other.graphql(
      'mutation { importParties(input: { csv: "name\\nasha  xylander\\n", dryRun: true }) { added known namesakes } }',
    );
    expect(namesakes).toEqual({ importParties: { added: 1, known: 0, namesakes: ['asha xylander'] } });
    const { errors } = await other.graphql('mutation { importParties(input: { csv: "name\\n" }) { added } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await list('', other)).total).toBe(2);
  });

  it('adds nobody twice of files that come at the same time', async () => {
    const owner = (await user.get<{ id: string }>('/api/auth/me')).body.id;
    const runner = app.database.createQueryRunner();
    await runner.query('select pg_advisory_lock(hashtextextended($1, 0))', [`parties/${owner}`]);
    const imports = [1, 2].map(() => user.post<{ added: number }>('/api/party-book', { csv: 'name\nAsha Xylander\nRavi Xylander\n' }));
    try {
      await eventually(
        () => app.database.query<unknown[]>(`select 1 from pg_locks where locktype = 'advisory' and not granted`),
        ({ length }) => length === imports.length,
      );
    } finally {
      await runner.query('select pg_advisory_unlock(hashtextextended($1, 0))', [`parties/${owner}`]);
      await runner.release();
    }
    expect((await Promise.all(imports)).map(({ body }) => body.added).sort()).toEqual([0, 2]);
    expect((await list()).total).toBe(2);
  });

  it('is its owner’s alone, and opens to keys with its scope', async () => {
    const { id, version } = await add(ASHA);
    const other = (await newUser(client)).client;
    for (const refused of [
      await other.get(`/api/parties/${id}`),
      await other.get(`/api/parties/${id}/matters`),
      await other.put(`/api/parties/${id}`, { version, name: 'Mine' }),
      await other.delete(`/api/parties/${id}`),
      await other.post(`/api/parties/${id}/restore`),
      await other.get('/api/parties/not-an-id'),
    ])
      expect(refused).toMatchObject({ status: 404, body: { code: 'PARTY_NOT_FOUND' } });
    expect((await list('', other)).total).toBe(0);
    const { id: userId } = (await user.get<{ id: string }>('/api/auth/me')).body;
    const keyed = async (scope: 'PARTIES' | 'MATTERS') => {
      const { secret } = await newApiKey(app, { userId, kind: 'user' }, [scope]);
      return fetch(`${app.url}/api/parties`, { headers: { authorization: `Bearer ${secret}` } });
    };
    expect([(await keyed('PARTIES')).status, (await keyed('MATTERS')).status]).toEqual([200, 403]);
  });
});

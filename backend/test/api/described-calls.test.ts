import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { type Answer, Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { adminClient, newUser, type Person } from '../support/people.js';
import { RENT_FORM } from '../support/rent-form.js';
import { sharedApp } from '../support/shared-app.js';
import { loadSampleLibrary } from '../support/sample-library.js';

const NOTICE = `LEGAL NOTICE

To: Ravi Kumar, 4 MG Road, Pune

Under instructions from my client Asha Mehta, of 12 Lodhi Road, New Delhi, I state that you took Flat 3B on rent and have not
paid the rent of Rs. 25,000 for March 2026. You are called upon to pay within 15 days of receiving this notice.

S. Verma, Advocate`;

/** The calls of an integrator's first hour; with `KEEP_EXAMPLES=1` those of them that have no example yet become one. */
describe('calls as the description of the API has them', () => {
  let app: TestApp;
  let anybody: Client;
  let admin: Client;
  let user: Person;

  beforeAll(async () => {
    app = await sharedApp();
    anybody = new Client(app.url);
    admin = await adminClient(anybody);
    user = await newUser(anybody);
    await loadSampleLibrary(admin);
  });
  afterAll(() => app.close());

  const succeeds = async <T>(call: Promise<Answer<T>>): Promise<T> => {
    const { status, body, headers } = await call;
    expect([status < 300, status < 300 ? '' : body]).toEqual([true, '']);
    expect(headers.get('x-request-id')).toMatch(/^[\w-]+$/);
    return body;
  };

  it('ask, draft, check and restore', async () => {
    const { client } = user;
    const { answer } = await succeeds(
      client.post<{ answer: string }>('/api/ask', { question: 'Must a landlord give a receipt for rent?' }),
    );
    expect(answer).toContain('receipt');
    const schema = await succeeds(client.get('/api/document/templates/rent_agreement/schema'));
    expect(schema).toMatchObject({ title: 'Rent Agreement', properties: { start_date: { format: 'date' } } });
    const { data } = await client.graphql('{ documentTemplateSchema(documentType: "rent_agreement") }');
    expect(data?.documentTemplateSchema).toEqual(schema);
    expect((await client.get('/api/document/templates/no_such/schema')).status).toBe(400);
    const draft = { document_type: 'rent_agreement', template_data: RENT_FORM, complexity: 'simple' };
    const drafted = await client.post<{ document_content: string; document_id: string }>('/api/document/generate', draft);
    expect(drafted.headers.get('ratelimit')).toContain('r=');
    const { document_content: content, document_id: id } = await succeeds(Promise.resolve(drafted));
    await succeeds(client.post('/api/document/check', { content, document_type: 'rent_agreement', template_data: RENT_FORM }));
    const versions = `/api/documents/${id}/versions`;
    const revised = { ...draft, previous_document: content, modification_suggestions: 'Change the monthly rent to 27,000.' };
    const second = await succeeds(client.post<{ version_id: string }>('/api/document/generate', revised));
    const page = await succeeds(client.get<{ versions: { id: string }[]; total: number; next_cursor: string }>(`${versions}?limit=1`));
    expect([page.versions.map((version) => version.id), page.total]).toEqual([[second.version_id], 2]);
    const rest = await succeeds(client.get<typeof page>(`${versions}?limit=1&cursor=${encodeURIComponent(page.next_cursor)}`));
    const [first] = rest.versions;
    expect([rest.versions.length, rest.next_cursor]).toEqual([1, null]);
    expect((await succeeds(client.get(`${versions}/${first?.id}`))).content).toBe(content);
    const changes = await succeeds(client.get<{ inserted_words: number }>(`${versions}/${second.version_id}/changes?since=${first?.id}`));
    expect(changes.inserted_words).toBeGreaterThan(0);
    expect((await succeeds(client.post(`${versions}/${first?.id}/restore`))).origin).toBe('restored');
    const edited = await succeeds(
      client.post<{ id: string }>(versions, { content: `${content}\n\nAs edited.`, base_version_id: first?.id }),
    );
    expect((await succeeds(client.delete(`${versions}/${edited.id}`))).id).toBe(edited.id);
    const file = (format: string, query = '') =>
      fetch(`${app.url}/api/documents/${id}.${format}${query}`, { headers: { authorization: `Bearer ${client.token}` } });
    const whole = await file('txt', `?version=${first?.id}`);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const words = await whole.text();
    expect([words.includes('Rs. 25,000'), words.includes('Rs. 27,000')]).toEqual([true, false]);
    const redline = await file('docx', `?version=${second.version_id}&compare_with=${first?.id}`);
    expect([redline.status, redline.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('.docx')]);
    await redline.arrayBuffer();
    expect([(await file('odt')).status, (await file('txt', '?version=x')).status, (await file('txt', `?version=${id}`)).status]).toEqual([
      404, 422, 404,
    ]);
    const stranger = await newUser(anybody);
    const refused = [
      await stranger.client.get(versions),
      await stranger.client.get(`${versions}/${first?.id}`),
      await stranger.client.post(`${versions}/${first?.id}/restore`),
      await client.get(`/api/documents/${first?.id}/versions/${first?.id}`),
      await client.get(`${versions}/no-version`),
      await stranger.client.get(`/api/documents/${id}.txt`),
      await stranger.client.post(versions, { content }),
      await stranger.client.delete(`${versions}/${first?.id}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    expect((await client.get(`${versions}?cursor=no-cursor`)).status).toBe(400);
    await succeeds(client.delete(`/api/documents/${id}`));
    expect((await succeeds(client.post(`/api/documents/${id}/restore`))).id).toBe(id);
  });

  it('browse and search the library', async () => {
    const { client } = user;
    interface Sources {
      sources: { id: string; title: string }[];
      total: number;
      next_cursor: string | null;
    }
    const page = await succeeds(client.get<Sources>('/api/sources?limit=1'));
    expect([page.sources.length, page.total > 1, typeof page.next_cursor]).toEqual([1, true, 'string']);
    const next = await succeeds(client.get<Sources>(`/api/sources?limit=1&cursor=${page.next_cursor}`));
    expect(next.sources[0]?.id).not.toBe(page.sources[0]?.id);
    expect((await succeeds(client.get<Sources>('/api/sources?updated_after=2999-01-01T00:00:00Z'))).total).toBe(0);
    const acts = await succeeds(client.get<Sources>('/api/sources?document_type=act'));
    const one = `/api/sources/${acts.sources[0]?.id}`;
    const { file } = await succeeds(client.get<{ file: { text_url: string } }>(one));
    const text = await (await fetch(app.url + file.text_url)).text();
    const { sections } = await succeeds(client.get<{ sections: { label: string; span: [number, number] }[] }>(`${one}/sections?limit=2`));
    const [section] = sections;
    const unit = await succeeds(client.get<{ text: string }>(`${one}/sections/${encodeURIComponent(section?.label ?? '')}`));
    expect(unit.text).toBe(text.slice(...(section?.span ?? [0, 0])));
    await succeeds(client.get(`${one}/cites`));
    await succeeds(client.get(`${one}/cited-by`));
    expect((await succeeds(client.get<{ total: number }>('/api/sources/coverage'))).total).toBeGreaterThan(0);
    const search = { query: 'receipt for rent', filters: { document_types: ['act'] }, limit: 3 };
    const { passages } = await succeeds(client.post<{ passages: { text: string }[] }>('/api/search', search));
    expect(passages[0]?.text).toMatch(/receipt/i);
    const refused = [
      await client.get('/api/sources/no-source'),
      await client.get(`${one}/sections/no-such`),
      await client.get('/api/sources?document_type=novel'),
      await client.get('/api/sources?cursor=no-cursor'),
      await client.post('/api/search', { query: ' ' }),
      await client.post('/api/search', { ...search, filters: { document_types: ['novel'] } }),
      await anybody.get('/api/sources'),
      await admin.get('/api/sources'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 422, 400, 422, 422, 401, 403]);
    expect(refused[5]?.body).toMatchObject({ errors: [{ field: 'filters.document_types', message: expect.stringContaining('judgment') }] });
  });

  it('read a notice for the form of its reply', async () => {
    const { client } = user;
    await succeeds(client.multipart('/api/upload', { files: new File([NOTICE], 'notice.txt', { type: 'text/plain' }) }));
    const reading = await eventually(
      () => client.post('/api/document/notice', { filename: 'notice.txt' }),
      ({ status }) => status !== 409,
    );
    expect(await succeeds(Promise.resolve(reading))).toHaveProperty('kind');
  });

  it('read the statement of tokens page by page', async () => {
    const { client } = await newUser(anybody);
    const statement = await succeeds(
      client.get<{ entries: { kind: string; balance_after: number }[]; total: number }>('/api/tokens/statement'),
    );
    expect(statement).toMatchObject({ entries: [{ kind: 'grant', balance_after: 20 }], total: 1, next_cursor: null });
  });

  it('look after an account and its sessions', async () => {
    const { client, email, password } = user;
    await succeeds(anybody.get('/health/live'));
    await succeeds(anybody.get('/api/auth/options'));
    await succeeds(client.get('/api/account/retention'));
    await succeeds(client.get('/api/account/second-factor'));
    const { id } = await succeeds(client.post<{ id: string }>('/api/conversations'));
    await succeeds(client.post(`/api/conversations/${id}/stop`));
    await anybody.form('/api/auth/login', { username: email, password });
    const { sessions } = await succeeds(client.get<{ sessions: { id: string; current: boolean }[] }>('/api/account/sessions'));
    await succeeds(client.delete(`/api/account/sessions/${sessions.find(({ current }) => !current)?.id}`));
    await succeeds(client.delete('/api/account/sessions'));
    await succeeds(client.post('/api/auth/reauthenticate', { password }));
    await succeeds(client.post('/api/account/export', { password }));
    await succeeds(client.post('/api/account/password', { current_password: password, new_password: 'another quiet lease' }));
  });

  it('look after the installation', async () => {
    const hook = { name: 'Practice', url: 'https://hooks.example.com/themis', events: ['legal_document.indexed'] };
    const { webhook } = await succeeds(admin.post<{ webhook: { id: string } }>('/api/admin/webhooks', hook));
    await succeeds(admin.get('/api/admin/webhooks'));
    await succeeds(admin.get(`/api/admin/webhooks/${webhook.id}/deliveries`));
    await succeeds(admin.get('/api/admin/starter-law'));
    await succeeds(admin.multipart('/api/admin/template-preview', { document_content: 'AGREEMENT\n\n1. Rent.', format: 'txt' }));
  });
});

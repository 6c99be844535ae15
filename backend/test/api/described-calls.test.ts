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
    const page = await succeeds(
      client.get<{ versions: { id: string }[]; total: number; next_cursor: string }>(`${versions}?limit=1`),
    );
    expect([page.versions.map((version) => version.id), page.total]).toEqual([[second.version_id], 2]);
    const rest = await succeeds(client.get<typeof page>(`${versions}?limit=1&cursor=${encodeURIComponent(page.next_cursor)}`));
    const [first] = rest.versions;
    expect([rest.versions.length, rest.next_cursor]).toEqual([1, null]);
    expect((await succeeds(client.get(`${versions}/${first?.id}`))).content).toBe(content);
    const changes = await succeeds(client.get<{ inserted_words: number }>(`${versions}/${second.version_id}/changes?since=${first?.id}`));
    expect(changes.inserted_words).toBeGreaterThan(0);
    expect((await succeeds(client.post(`${versions}/${first?.id}/restore`))).origin).toBe('restored');
    const stranger = await newUser(anybody);
    const refused = [
      await stranger.client.get(versions),
      await stranger.client.get(`${versions}/${first?.id}`),
      await stranger.client.post(`${versions}/${first?.id}/restore`),
      await client.get(`/api/documents/${first?.id}/versions/${first?.id}`),
      await client.get(`${versions}/no-version`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await client.get(`${versions}?cursor=no-cursor`)).status).toBe(400);
    await succeeds(client.delete(`/api/documents/${id}`));
    expect((await succeeds(client.post(`/api/documents/${id}/restore`))).id).toBe(id);
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

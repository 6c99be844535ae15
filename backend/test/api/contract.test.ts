import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { KEY_ROUTES } from '../support/account-routes.js';
import { COURT_FORMAT_ROUTES } from '../support/court-format-operations.js';
import { ADMIN, type TestApp } from '../support/app.js';
import { type Answer, Client } from '../support/client.js';
import { CONVERSATION_ROUTES } from '../support/conversation-operations.js';
import { LIBRARY_ROUTES, VERSION_ROUTES } from '../support/document-routes.js';
import { MATTER_ROUTES } from '../support/matter-operations.js';
import { WEBHOOK_ROUTES } from '../support/webhook-operations.js';
import { adminClient, newUser, type Person } from '../support/people.js';
import { REST } from '../support/operations.js';
import { sharedApp } from '../support/shared-app.js';

type Body = Record<string, unknown>;
const text = (name: string, content = `Notice of ${randomBytes(4).toString('hex')}. Please pay the rent.`) =>
  new File([content], name, { type: 'text/plain' });
const fresh = () => `${randomBytes(6).toString('hex')}@themis.test`;
const FORM = {
  landlord_name: 'Asha Mehta',
  landlord_address: '12 Lodhi Road',
  tenant_name: 'Ravi Kumar',
  tenant_address: '4 MG Road',
  property_address: 'Flat 3B',
  start_date: '2026-04-01',
  duration_months: '11',
  monthly_rent: '25000',
  security_deposit: '50000',
};
const USER_FIELDS = ['id', 'name', 'email', 'phone', 'role', 'created_at', 'last_login'];
const FILE_FIELDS = ['filename', 'size', 'upload_date', 'file_type'];
const PRICE_FIELDS = ['id', 'operation_type', 'operation_name', 'base_tokens', 'complexity_multiplier', 'description'];

describe('the contract of section 7', () => {
  let app: TestApp;
  let client: Client;
  let admin: Client;
  let user: Person;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
    admin = await adminClient(client);
    user = await newUser(client);
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  const someone = async (): Promise<string> => {
    const made = await admin.post<{ user: { id: string } }>('/api/admin/users', { name: 'Some One', email: fresh(), password: 'six-6!' });
    return made.body.user.id;
  };
  const uploaded = async (): Promise<string> =>
    (await user.client.multipart<{ filename: string }>('/api/upload/', { files: text('a notice.txt') })).body.filename;
  const law = async (): Promise<string> => {
    const name = `act-${randomBytes(4).toString('hex')}.txt`;
    await admin.multipart('/api/admin/upload-legal-document', { file: text(name), document_type: 'act', description: '', source: '' });
    return name;
  };

  /** One row of the specification: how it is called, its success code, and the fields of its answer at a path into it. */
  type Row = [route: string, status: number, at: string, fields: string[], call: (slash: string) => Promise<Answer<unknown>>];
  const ROWS: Row[] = [
    [
      'POST /api/auth/login',
      200,
      '',
      ['access_token'],
      (s) => client.form(`/api/auth/login${s}`, { username: ` ${user.email.toUpperCase()} `, password: user.password }),
    ],
    ['GET /api/auth/me', 200, '', USER_FIELDS, (s) => user.client.get(`/api/auth/me${s}`)],
    [
      'POST /api/auth/register',
      201,
      '',
      USER_FIELDS,
      (s) => client.post(`/api/auth/register${s}`, { name: 'New Person', email: fresh(), phone: '+91 (98) 100-1', password: 'six-6!' }),
    ],
    [
      'PUT /api/auth/profile',
      200,
      '',
      USER_FIELDS,
      (s) => user.client.put(`/api/auth/profile${s}`, { name: 'New Name', email: user.email, phone: '1' }),
    ],
    ['GET /api/upload/files', 200, 'files.0', FILE_FIELDS, async (s) => (await uploaded(), user.client.get(`/api/upload/files${s}`))],
    ['POST /api/upload', 201, '', FILE_FIELDS, (s) => user.client.multipart(`/api/upload${s}`, { files: text('notice.txt') })],
    [
      'DELETE /api/upload/files/:filename',
      200,
      '',
      ['message'],
      async (s) => user.client.delete(`/api/upload/files/${encodeURIComponent(await uploaded())}${s}`),
    ],
    [
      'POST /api/ask',
      200,
      '',
      ['answer'],
      async (s) =>
        user.client.post(`/api/ask${s}`, { question: 'What is due?', reference_document: { filename: await uploaded(), uploaded: true } }),
    ],
    ['GET /api/tokens/balance', 200, '', ['tokens'], (s) => user.client.get(`/api/tokens/balance${s}`)],
    ['GET /api/document/templates', 200, '', ['token_costs', 'schemas'], (s) => client.get(`/api/document/templates${s}`)],
    [
      'POST /api/document/generate',
      200,
      '',
      ['document_content', 'remaining_tokens'],
      (s) => user.client.post(`/api/document/generate${s}`, { document_type: 'rent_agreement', template_data: FORM, complexity: 'simple' }),
    ],
    [
      'POST /api/document/download',
      200,
      '',
      [],
      (s) =>
        user.client.multipart(`/api/document/download${s}`, { document_content: 'Rent.', document_type: 'rent_agreement', format: 'txt' }),
    ],
    [
      'POST /api/admin-auth/login',
      200,
      '',
      ['access_token'],
      (s) => client.form(`/api/admin-auth/login${s}`, { username: ADMIN.email, password: ADMIN.password }),
    ],
    [
      'GET /api/admin/documents',
      200,
      'documents.0',
      ['filename', 'document_type', 'size', 'upload_date'],
      async (s) => (await law(), admin.get(`/api/admin/documents${s}`)),
    ],
    [
      'GET /api/admin/system-status',
      200,
      '',
      ['total_documents', 'total_size_mb', 'rag_initialized'],
      (s) => admin.get(`/api/admin/system-status${s}`),
    ],
    [
      'POST /api/admin/upload-legal-document',
      201,
      '',
      ['message'],
      (s) =>
        admin.multipart(`/api/admin/upload-legal-document${s}`, {
          file: text(`up${s.length}.txt`),
          document_type: 'judgment',
          description: 'd',
          source: 's',
        }),
    ],
    ['DELETE /api/admin/documents/:filename', 200, '', ['message'], async (s) => admin.delete(`/api/admin/documents/${await law()}${s}`)],
    ['POST /api/admin/rebuild-index', 200, '', ['message'], (s) => admin.post(`/api/admin/rebuild-index${s}`)],
    [
      'GET /api/admin/users',
      200,
      '',
      ['users', 'total_count', 'verified_count', 'admin_count', 'active_count'],
      (s) => admin.get(`/api/admin/users${s}?verified_only=true&role_filter=user`),
    ],
    [
      'POST /api/admin/users',
      201,
      '',
      ['message'],
      (s) =>
        admin.post(`/api/admin/users${s}`, {
          name: 'Made',
          email: fresh(),
          phone: '1',
          password: 'six-6!',
          role: 'user',
          is_verified: true,
          initial_tokens: 20,
        }),
    ],
    [
      'PUT /api/admin/users/:id',
      200,
      '',
      ['message'],
      async (s) =>
        admin.put(`/api/admin/users/${await someone()}${s}`, {
          name: 'Edited',
          email: fresh(),
          phone: '2',
          role: 'user',
          is_active: true,
          is_verified: true,
        }),
    ],
    [
      'POST /api/admin/users/:id/toggle-admin',
      200,
      '',
      ['message'],
      async (s) => admin.post(`/api/admin/users/${await someone()}/toggle-admin${s}`),
    ],
    [
      'POST /api/admin/users/:id/toggle-status',
      200,
      '',
      ['message'],
      async (s) => admin.post(`/api/admin/users/${await someone()}/toggle-status${s}`),
    ],
    ['POST /api/admin/users/:id/verify', 200, '', ['message'], async (s) => admin.post(`/api/admin/users/${await someone()}/verify${s}`)],
    ['DELETE /api/admin/users/:id', 200, '', ['message'], async (s) => admin.delete(`/api/admin/users/${await someone()}${s}`)],
    [
      'POST /api/admin/users/:id/add-tokens',
      200,
      '',
      ['change'],
      async (s) => admin.post(`/api/admin/users/${await someone()}/add-tokens${s}`, { tokens: 5, reason: 'r' }),
    ],
    [
      'POST /api/admin/users/:id/tokens',
      200,
      '',
      ['change'],
      async (s) => admin.post(`/api/admin/users/${await someone()}/tokens${s}`, { tokens: 5 }),
    ],
    ['GET /api/admin/token-pricing', 200, '0', PRICE_FIELDS, (s) => admin.get(`/api/admin/token-pricing${s}`)],
    [
      'POST /api/admin/token-pricing',
      201,
      '',
      ['message'],
      (s) =>
        admin.post(`/api/admin/token-pricing${s}`, {
          operation_type: `op_${s.length}`,
          operation_name: 'Op',
          base_tokens: 1,
          complexity_multiplier: 0.1,
          description: '',
        }),
    ],
    [
      'POST /api/admin/token-pricing/initialize-defaults',
      200,
      '',
      ['message'],
      (s) => admin.post(`/api/admin/token-pricing/initialize-defaults${s}`),
    ],
  ];

  it('has 30 rows, each a route of the application', () => {
    expect(new Set(ROWS.map(([route]) => route)).size).toBe(30);
    for (const [route] of ROWS) expect(REST).toHaveProperty([route]);
    // What the product has beyond the specification.
    const beyond = Object.keys(REST).filter((route) => !ROWS.some(([row]) => row === route));
    expect(new Set(beyond)).toEqual(
      new Set([
        'GET /health/live',
        'GET /health/ready',
        'GET /api/openapi.json',
        'GET /api/schema.graphql',
        'POST /mcp',
        'POST /api/auth/renew',
        'POST /api/auth/logout',
        'GET /api/auth/options',
        'POST /api/auth/reauthenticate',
        'POST /api/admin-auth/reauthenticate',
        'POST /api/auth/confirm-email',
        'POST /api/admin/users/:id/confirm-email',
        'POST /api/auth/password-reset',
        'POST /api/auth/password-reset/confirm',
        ...['kept-session', 'kept-session/renew', 'provider', 'provider/finish'].map((end) => `POST /api/auth/${end}`),
        'POST /api/auth/second-factor',
        'POST /api/auth/second-factor/enrol',
        'POST /api/auth/second-factor/enrol/confirm',
        ...Object.keys(CONVERSATION_ROUTES),
        'GET /api/conversations/:id/export',
        'POST /api/account/password',
        'GET /api/account/sessions',
        'DELETE /api/account/sessions/:id',
        'DELETE /api/account/sessions',
        'GET /api/account/second-factor',
        'POST /api/account/second-factor',
        'POST /api/account/second-factor/confirm',
        'POST /api/account/second-factor/recovery-codes',
        'POST /api/account/second-factor/disable',
        'GET /api/account/retention',
        'POST /api/account/export',
        'POST /api/account/delete',
        ...Object.keys(WEBHOOK_ROUTES),
        ...Object.keys(MATTER_ROUTES),
        'GET /api/deadlines/rows',
        'POST /api/deadlines',
        'GET /api/admin/holidays',
        'POST /api/admin/holidays',
        'DELETE /api/admin/holidays/:id',
        ...Object.keys(COURT_FORMAT_ROUTES),
        'GET /api/admin/starter-law',
        'POST /api/admin/starter-law',
        'POST /api/admin/starter-law/update',
        'DELETE /api/admin/starter-law',
        ...Object.keys(KEY_ROUTES),
        'GET /api/admin/webhooks',
        'POST /api/admin/webhooks',
        'PUT /api/admin/webhooks/:id',
        'DELETE /api/admin/webhooks/:id',
        'POST /api/admin/webhooks/:id/rotate-secret',
        'POST /api/admin/webhooks/:id/test',
        'GET /api/admin/webhooks/:id/deliveries',
        'POST /api/admin/webhooks/deliveries/:id/replay',
        'GET /api/admin/service-accounts',
        'POST /api/admin/service-accounts',
        'POST /api/admin/service-accounts/:id/keys',
        ...['GET', 'POST'].map((method) => `${method} /api/keys`),
        'DELETE /api/keys/:id',
        'GET /api/document/templates/:type/schema',
        ...Object.keys({ ...LIBRARY_ROUTES, ...VERSION_ROUTES }),
        'GET /api/tokens/statement',
        'GET /api/documents',
        'GET /api/documents/:id',
        'PUT /api/documents/:id',
        'POST /api/documents/:id/duplicate',
        'DELETE /api/documents/:id',
        'POST /api/documents/:id/restore',
        'POST /api/upload/photographs',
        'POST /api/document/check',
        'POST /api/verify',
        'POST /api/verify/files',
        'POST /api/document/notice',
        'POST /api/document/notice/law',
        'GET /api/document/proposals',
        'POST /api/document/proposals',
        'POST /api/document/proposals/:id/keep',
        'POST /api/document/proposals/:id/answers',
        'POST /api/documents/:id/edits',
        'DELETE /api/document/proposals/:id',
        'POST /api/document/bundles',
        'DELETE /api/document/bundles/:id',
        'GET /api/document/unfinished',
        'PUT /api/document/unfinished/:documentType',
        'DELETE /api/document/unfinished/:documentType',
        'GET /api/document/files/:id',
        'POST /api/admin/template-preview',
        'POST /api/admin-auth/logout',
        'POST /api/admin/documents/:filename/retry',
        'PUT /api/admin/documents/:filename',
        'POST /api/admin/documents/:filename/undo-edit',
        'PUT /api/admin/documents/:filename/law-status',
        'DELETE /api/admin/documents/:filename/law-status',
        'GET /api/sources/:id/:form',
        'POST /api/admin/users/:id/reset-second-factor',
      ]),
    );
  });

  it.each(ROWS)('%s answers %i', async (_route, status, at, fields, call) => {
    for (const slash of ['', '/']) {
      const answer = await call(slash);
      expect([answer.status, status === answer.status ? '' : answer.body]).toEqual([status, '']);
      let record = answer.body as Body;
      for (const key of at.split('.').filter(Boolean)) record = record[key] as Body;
      for (const field of fields) expect(record).toHaveProperty(field);
      if (fields.includes('message')) expect(typeof record.message).toBe('string');
      expect(JSON.stringify(answer.body)).not.toMatch(/password|argon2|sha256|blob/i);
      expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'");
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('uses the documented types', async () => {
    const templates = (
      await client.get<{ token_costs: Record<string, Body>; schemas: Record<string, { label: string; fields: Body[] }> }>(
        '/api/document/templates',
      )
    ).body;
    expect(Object.keys(templates.schemas)[0]).toBe('rent_agreement');
    for (const [type, { label, fields }] of Object.entries(templates.schemas)) {
      expect(typeof templates.token_costs[type]?.simple).toBe('number');
      expect(label).not.toBe('');
      for (const field of fields)
        expect(field).toEqual(
          expect.objectContaining({
            name: expect.any(String),
            label: expect.any(String),
            type: expect.stringMatching(/^(text|textarea)$/),
            required: expect.any(Boolean),
          }),
        );
    }
    const shown = (type: string, name: string) => templates.schemas[type]?.fields.find((field) => field.name === name);
    expect(shown('nda', 'direction')).toMatchObject({ options: ['mutual', 'one-way'], min: null, maxLength: 300 });
    expect(shown('nda', 'term_months')).toMatchObject({ format: 'number', min: 1, max: 240, options: null });
    expect(shown('rent_agreement', 'currency')?.options).toContain('INR');
    const { files } = (await user.client.get<{ files: Body[] }>('/api/upload/files')).body;
    expect(files[0]).toMatchObject({ size: expect.any(Number), file_type: '.txt' });
    expect(new Date(String(files[0]?.upload_date)).toISOString()).toBe(files[0]?.upload_date);
    expect((await user.client.get('/api/upload/files?limit=1&offset=1')).body).toEqual({ files: files.slice(1, 2) });
  });
});

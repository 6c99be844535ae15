import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { type Answer, Client } from '../support/client.js';
import { adminClient, newUser, type Person } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

type Refusal = Answer<{ detail: string; code: string; errors?: { field: string; message: string }[] }>;

const register = { name: 'Asha Mehta', email: 'asha@themis.test', phone: '+91 98', password: 'a quiet lease' };
const file = (name: string, content = 'Some text.') => new File([content], name);

/** Rows of section 5: route, what is sent, the first text. */
const FORMS: [method: string, path: string, body: Record<string, unknown>, detail: string][] = [
  ['LOGIN', '/api/auth/login', { username: '', password: 'abcdef' }, 'Email is required'],
  ['LOGIN', '/api/auth/login', { username: 'nobody', password: 'abcdef' }, 'Invalid email address'],
  ['LOGIN', '/api/auth/login', { username: 'a@b.co', password: '' }, 'Password is required'],
  ['LOGIN', '/api/auth/login', { username: 'a@b.co', password: '12345' }, 'Password must be at least 6 characters'],
  ['LOGIN', '/api/auth/login', {}, 'Email is required'],
  ['LOGIN', '/api/admin-auth/login', { username: '', password: '' }, 'Email is required'],
  ['LOGIN', '/api/admin-auth/login', { username: 'a@b.co', password: '' }, 'Password is required'],
  ['POST', '/api/auth/register', { ...register, name: '' }, 'Full name is required'],
  ['POST', '/api/auth/register', { ...register, name: 'A' }, 'Name must be at least 2 characters'],
  ['POST', '/api/auth/register', { ...register, name: ' A ' }, 'Name must be at least 2 characters'],
  ['POST', '/api/auth/register', { ...register, email: '' }, 'Email is required'],
  ['POST', '/api/auth/register', { ...register, email: 'a@b' }, 'Invalid email address'],
  ['POST', '/api/auth/register', { ...register, email: ['a@b.co'] }, 'Invalid email address'],
  ['POST', '/api/auth/register', { ...register, phone: '' }, 'Phone number is required'],
  ['POST', '/api/auth/register', { ...register, phone: 'call me' }, 'Invalid phone number'],
  ['POST', '/api/auth/register', { ...register, password: '' }, 'Password is required'],
  ['POST', '/api/auth/register', { ...register, password: '12345' }, 'Password must be at least 6 characters'],
  ['POST', '/api/auth/register', { ...register, password: 'Password1' }, 'This password is too common. Please choose another one.'],
  ['POST', '/api/auth/register', {}, 'Full name is required'],
  ['PUT', '/api/auth/profile', { ...register, name: 'A' }, 'Name must be at least 2 characters'],
  ['PUT', '/api/auth/profile', { ...register, email: 'x' }, 'Invalid email address'],
  ['PUT', '/api/auth/profile', { ...register, phone: 'x' }, 'Invalid phone number'],
  ['POST', '/api/ask/', { question: '  ' }, 'Question is required'],
  [
    'POST',
    '/api/document/generate',
    { document_type: 'reply', template_data: { respondent_details: 'r', defenses: 'd' } },
    'Complaint summary is required',
  ],
  [
    'POST',
    '/api/document/generate',
    { document_type: 'reply', template_data: { complaint_summary: 'c', defenses: 'd' } },
    'Respondent details are required',
  ],
  [
    'POST',
    '/api/document/generate',
    { document_type: 'reply', template_data: { complaint_summary: 'c', respondent_details: 'r' } },
    'Defenses are required',
  ],
  ['POST', '/api/document/generate', { document_type: 'rent_agreement', template_data: {} }, 'Landlord Name is required'],
  [
    'POST',
    '/api/document/generate',
    { document_type: 'rent_agreement', template_data: {}, modification_suggestions: ' ', previous_document: 'x' },
    'Landlord Name is required',
  ],
  ['ADMIN', '/api/admin/users', { ...register, name: '' }, 'Full name is required'],
  ['ADMIN', '/api/admin/users', { ...register, email: '' }, 'Email is required'],
  ['ADMIN', '/api/admin/users', { ...register, password: '' }, 'Password is required'],
  ['ADMIN', '/api/admin/users', { ...register, phone: 'x' }, 'Invalid phone number'],
  ['ADMIN', '/api/admin/users', { ...register, initial_tokens: -1 }, 'Please enter a valid token amount'],
  ['ADMIN', '/api/admin/users/6f1f0b52-0000-4000-8000-000000000000/tokens', { tokens: 'many' }, 'Please enter a valid token amount'],
  ['ADMIN', '/api/admin/users/6f1f0b52-0000-4000-8000-000000000000/add-tokens', { tokens: -1 }, 'Please enter a valid token amount'],
  ['ADMIN', '/api/admin/token-pricing', { operation_type: 'x', operation_name: '', base_tokens: 1 }, 'Please fill in all required fields'],
  [
    'ADMIN',
    '/api/admin/token-pricing',
    { operation_type: 'x', operation_name: 'X', base_tokens: -1 },
    'Please fill in all required fields',
  ],
];

describe('the texts of sections 5 and 8', () => {
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

  it.each(FORMS)('%s %s %j: %s', async (method, path, body, detail) => {
    const call =
      {
        LOGIN: () => client.form(path, body as Record<string, string>),
        PUT: () => user.client.put(path, body),
        ADMIN: () => admin.post(path, body),
      }[method] ?? (() => user.client.post(path, body));
    const refused = (await call()) as Refusal;
    expect([refused.status, refused.body.detail]).toEqual([422, detail]);
    expect(refused.body.errors?.[0]?.message).toBe(detail);
  });

  it('tells every failing field, the first as detail', async () => {
    const { status, body } = (await client.post('/api/auth/register', { email: 'x', password: '1' })) as unknown as Refusal;
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field: 'name', message: 'Full name is required' },
      { field: 'email', message: 'Invalid email address' },
      { field: 'phone', message: 'Phone number is required' },
      { field: 'password', message: 'Password must be at least 6 characters' },
    ]);
  });

  const REFUSALS: [name: string, status: number, detail: string, call: () => Promise<Answer<unknown>>][] = [
    [
      'a taken e-mail',
      409,
      'Email already registered',
      () => client.post('/api/auth/register', { ...register, email: user.email.toUpperCase() }),
    ],
    [
      'a taken e-mail in the profile',
      409,
      'Email already registered',
      () => user.client.put('/api/auth/profile', { ...register, email: 'admin@themis.test' }),
    ],
    [
      'a wrong password',
      401,
      'Incorrect email or password',
      () => client.form('/api/auth/login', { username: user.email, password: 'wrong one' }),
    ],
    [
      'an unknown e-mail',
      401,
      'Incorrect email or password',
      () => client.form('/api/auth/login', { username: 'nobody@themis.test', password: 'wrong one' }),
    ],
    ['no token', 401, 'Authentication required. Please login again.', () => client.get('/api/upload/files')],
    [
      'no token at an upload',
      401,
      'Authentication required. Please login again.',
      () => client.multipart('/api/upload/', { files: file('a.txt') }),
    ],
    [
      'an admin login that is none',
      401,
      'Invalid credentials or insufficient privileges.',
      () => client.form('/api/admin-auth/login', { username: user.email, password: user.password }),
    ],
    [
      'a wrong admin password',
      401,
      'Invalid credentials or insufficient privileges.',
      () => client.form('/api/admin-auth/login', { username: 'admin@themis.test', password: 'wrong one' }),
    ],
    [
      'a forbidden extension',
      400,
      'Please upload a PDF, TXT, DOC, or DOCX file',
      () => user.client.multipart('/api/upload/', { files: file('a.exe') }),
    ],
    [
      'a content that is not the extension',
      400,
      'Invalid file type or format',
      () => user.client.multipart('/api/upload/', { files: file('a.pdf', 'MZ not a pdf') }),
    ],
    [
      'an upload of another type of body',
      415,
      'This content type is not supported here. Please send multipart/form-data.',
      () => user.client.post('/api/upload/', { files: 'x' }),
    ],
    [
      'a part that the form does not have',
      400,
      'Unexpected part: file. The form takes, each once: files (a file).',
      () => user.client.multipart('/api/upload/', { file: file('a.txt') }),
    ],
    [
      'an upload over 10 MB',
      413,
      'File too large. Please choose a smaller file.',
      () => user.client.multipart('/api/upload/', { files: file('a.txt', 'a'.repeat(10 * 1024 * 1024 + 1)) }),
    ],
    [
      'a legal upload without a file',
      400,
      'Please select a file',
      () => admin.multipart('/api/admin/upload-legal-document', { document_type: 'act', description: '', source: '' }),
    ],
    [
      'a legal upload of Word',
      400,
      'Invalid file type or format',
      () => admin.multipart('/api/admin/upload-legal-document', { file: file('a.docx'), document_type: 'act' }),
    ],
    ['a file that is not there', 404, 'File not found', () => user.client.delete('/api/upload/files/absent.txt')],
    ['a legal document that is not there', 404, 'Document not found', () => admin.delete('/api/admin/documents/absent.pdf')],
    ['a user that is not there', 404, 'User not found', () => admin.delete('/api/admin/users/6f1f0b52-0000-4000-8000-000000000000')],
    [
      'an empty download',
      422,
      'No document to download',
      () => user.client.multipart('/api/document/download', { document_content: ' ', document_type: 'reply', format: 'pdf' }),
    ],
    [
      'JSON that is none',
      400,
      'The request cannot be read.',
      async () => {
        const response = await fetch(`${app.url}/api/auth/register`, {
          method: 'POST',
          body: '{"name":',
          headers: { 'content-type': 'application/json' },
        });
        return { status: response.status, headers: response.headers, body: await response.json() };
      },
    ],
    [
      'a prototype in JSON',
      400,
      'The request cannot be read.',
      async () => {
        const response = await fetch(`${app.url}/api/auth/register`, {
          method: 'POST',
          body: '{"__proto__":{"role":"admin"}}',
          headers: { 'content-type': 'application/json' },
        });
        return { status: response.status, headers: response.headers, body: await response.json() };
      },
    ],
    ['a NUL in a name', 400, 'The request cannot be read.', () => client.post('/api/auth/register', { ...register, name: 'A\u0000sha' })],
    ['a NUL in a path', 400, 'The request cannot be read.', () => admin.delete('/api/admin/documents/a%00.pdf')],
    ['a path that is not there', 404, 'Not found', () => client.get('/api/nothing')],
  ];

  it.each(REFUSALS)('%s: %i %s', async (_name, status, detail, call) => {
    const refused = (await call()) as Refusal;
    expect([refused.status, refused.body.detail]).toEqual([status, detail]);
    expect(refused.body.code).toMatch(/^[A-Z_]+$/);
    expect(JSON.stringify(refused.body)).not.toMatch(/select .* from |insert into |\/work|node_modules|at .*\.ts/);
  });

  it('402 when the tokens do not suffice, and takes none', async () => {
    const poor = await newUser(client);
    await app.database.query(`update token_accounts set balance = 0 where user_id = (select id from users where email = $1)`, [poor.email]);
    const data = { complaint_summary: 'c', respondent_details: 'r', defenses: 'd' };
    expect(await poor.client.post('/api/document/generate', { document_type: 'reply', template_data: data })).toMatchObject({
      status: 402,
      body: { detail: 'Insufficient tokens. Please purchase more tokens.', code: 'INSUFFICIENT_TOKENS' },
    });
  });

  it('never takes role, tokens or flags from register or profile', async () => {
    const extra = {
      role: 'admin',
      tokens: 999,
      is_verified: true,
      is_active: false,
      id: '6f1f0b52-0000-4000-8000-000000000000',
      initial_tokens: 999,
      password_hash: 'x',
      isVerified: true,
    };
    const email = 'mass@themis.test';
    const made = await client.post<{ id: string }>('/api/auth/register', { ...register, ...extra, email });
    expect(made).toMatchObject({ status: 201, body: { role: 'user' } });
    expect(made.body.id).not.toBe(extra.id);
    const { body } = await client.form<{ access_token: string }>('/api/auth/login', { username: email, password: register.password });
    await client.as(body.access_token).put('/api/auth/profile', { ...register, ...extra, email });
    const rows = await app.database.query(
      'select role, is_active, is_verified, balance::int as balance from users join token_accounts on user_id = id where email = $1',
      [email],
    );
    expect(rows).toEqual([{ role: 'user', is_active: true, is_verified: false, balance: 20 }]);
  });

  it.each([6, 64, 128, 1024])('takes a password of %i characters whole', async (length) => {
    const password = `${'é'.repeat(3)}${'x-'.repeat(length)}`.slice(0, length);
    const email = `long${length}@themis.test`;
    expect((await client.post('/api/auth/register', { ...register, email, password })).status).toBe(201);
    const twin = `${password.slice(0, -1)}#`;
    expect((await client.form('/api/auth/login', { username: email, password: twin })).status).toBe(401);
    expect((await client.form('/api/auth/login', { username: email, password })).status).toBe(200);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import fc from 'fast-check';
import { type AttackedApi, START_LIMIT_MS, startAttackedApi } from '../support/attacked-api.js';
import { type Answer, Client } from '../support/client.js';
import { courtFormatBody } from '../support/court-format-operations.js';
import { faultOf, jsonBodies, ODD_TEXTS, oddTextsInTurn, type OpenApi, parametersOf, wrongValues } from '../support/hostile-inputs.js';
import { REST } from '../support/operations.js';
import { DOCUMENT_BODIES } from '../support/document-routes.js';
import { MATTER_BODIES } from '../support/matter-operations.js';
import { SIGN_IN_BODIES } from '../support/sign-in-operations.js';
import { adminClient, newUser, type Person } from '../support/people.js';
import { inTurn, runsOf } from '../support/in-turn.js';
import { type InputField, inputFields, operationWith } from '../support/graphql-inputs.js';
import { unlimitedBy } from '../support/unlimited.js';

/** The calls of section 7 of the specification, which keep ignoring fields that they do not have. */
function specifiedRoutes(): string[] {
  const file = path.resolve(import.meta.dirname, '../../../test/specification/rows.json');
  const { 7: sections } = JSON.parse(readFileSync(file, 'utf8')) as { 7: Record<string, [string, string][]> };
  return Object.values(sections).flatMap((rows) => rows.map(([route]) => route));
}

interface Rule {
  propertyName: string;
  name?: string;
  constraints?: unknown[];
}
type GraphqlError = { message: string; extensions?: { code?: string } };
const RUNS = runsOf(60);
/** One reader reads the bodies of all routes. */
const BODIES = { ordinary: 12, whole: 3 };
const TYPES = { ordinary: 5, whole: 2 };
/** JSON that no route takes, and what is none. */
const NO_FORMS = ['{}', '[]', '[{}]', 'null', 'true', '5', '"x"', '', '{', '{"a"', '{"__proto__":{"role":"admin"}}'];
const OTHER_TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=utf-7',
];
/** A refusal is short, whatever was sent. */
const ANSWER_MAX = 20_000;

describe('hostile input', () => {
  let api: AttackedApi;
  let client: Client;
  let admin: Client;
  let person: Person;
  let targetId: string;
  let personId: string;
  let openApi: OpenApi;
  let bodies: ReturnType<typeof jsonBodies>;

  beforeAll(async () => {
    api = await startAttackedApi();
    client = new Client(api.url);
    admin = await adminClient(client);
    person = await newUser(client);
    const target = await newUser(client);
    targetId = (await target.client.get<{ id: string }>('/api/auth/me')).body.id;
    personId = (await person.client.get<{ id: string }>('/api/auth/me')).body.id;
    // Enough that no draft is refused for want of tokens.
    await admin.post(`/api/admin/users/${personId}/tokens`, { tokens: 1_000_000 });
    openApi = (await client.get<OpenApi>('/api/openapi.json')).body;
    bodies = jsonBodies(openApi);
  }, START_LIMIT_MS);
  beforeEach(() => forgetLimits());
  afterEach(async () => {
    expect(api.ended()).toBeNull();
    expect((await client.get('/health/live')).status).toBe(200);
  });
  afterAll(() => api.close());

  const forgetLimits = () => api.app.database.query('delete from rate_limits');
  const unlimited = unlimitedBy(forgetLimits);
  const callerFor = (route: string): Client => {
    const { access } = REST[route] ?? { access: 'public' };
    return access === 'admin' ? admin : access === 'user' ? person.client : client;
  };
  /** A body that each route takes; every test changes one thing of it. */
  const validBodies = (): Record<string, Record<string, unknown>> => ({
    'POST /api/admin/token-pricing': { operation_type: 'odd_job', operation_name: 'Odd job', base_tokens: 1, complexity_multiplier: 1 },
    'PUT /api/auth/profile': { name: person.name, email: person.email, phone: '+91 98100 00000' },
    'POST /api/admin/users': { name: 'Made Here', email: `${crypto.randomUUID()}@themis.test`, password: 'a quiet green lease' },
    'PUT /api/admin/users/{id}': { name: 'Target Person', email: `${targetId}@themis.test` },
    'PUT /api/admin/documents/{filename}': { year: 1999 },
    'PUT /api/admin/documents/{filename}/law-status': { state: 'repealed', repealed_on: '2020-01-01' },
    'POST /api/admin/users/{id}/add-tokens': { tokens: 1 },
    'POST /api/admin/users/{id}/tokens': { tokens: 20 },
    'POST /api/auth/register': {
      name: 'New Person',
      email: `${crypto.randomUUID()}@themis.test`,
      phone: '+91 98100 00000',
      password: 'a quiet green lease',
    },
    'POST /api/ask': { question: 'What is rent?' },
    // Not the password: the account stays.
    'POST /api/auth/password-reset': { email: `${crypto.randomUUID()}@themis.test` },
    'POST /api/auth/password-reset/confirm': { token: 'not a token', password: 'a quiet green lease' },
    ...SIGN_IN_BODIES,
    'POST /api/auth/reauthenticate': { password: 'not the password' },
    'POST /api/admin-auth/reauthenticate': { password: 'not the password' },
    'POST /api/auth/confirm-email': { token: 'not a token' },
    'POST /api/account/second-factor': { password: 'not the password' },
    'POST /api/account/second-factor/confirm': { code: '123456' },
    'POST /api/account/second-factor/recovery-codes': { password: 'not the password', code: '123456' },
    'POST /api/account/second-factor/disable': { password: 'not the password', code: '123456' },
    'POST /api/account/password': { current_password: 'not the password', new_password: 'a quiet brown lease' },
    'POST /api/account/export': { password: 'not the password' },
    'POST /api/account/delete': { password: 'not the password' },
    'POST /api/admin/service-accounts': { name: 'A program', initial_tokens: 5 },
    'POST /api/admin/service-accounts/{id}/keys': { name: 'A key', expires_in_days: 90, scopes: ['ASK'] },
    'POST /api/account/app-requests/{id}': { scopes: ['ASK'] },
    'POST /api/keys': { name: 'A program', expires_in_days: 90, scopes: ['ASK'] },
    'POST /api/webhooks': { name: 'Mine', url: 'https://hooks.example/', events: ['tokens.low'] },
    'PUT /api/webhooks/{id}': { name: 'Mine', active: false },
    'POST /api/admin/webhooks': { name: 'Ours', url: 'https://hooks.example/', events: ['index.promoted'] },
    'PUT /api/admin/webhooks/{id}': { name: 'Ours', active: false },
    'POST /api/law-changes/seen': { ids: [crypto.randomUUID()] },
    'PUT /api/conversations/{id}': { title: 'Rent', pinned: true },
    ...MATTER_BODIES,
    ...DOCUMENT_BODIES,
    'POST /api/document/bundles': {
      content: 'A deed.',
      document_type: 'reply',
      annexures: [{ file: crypto.randomUUID(), mark: 'Annexure A' }],
    },
    'POST /api/deadlines': { row_id: 'cheque-demand', date: '2025-11-03' },
    'POST /api/admin/court-formats': courtFormatBody('Odd court'),
    'PUT /api/admin/court-formats/{id}': courtFormatBody('Odder court'),
    'POST /api/admin/holidays': { day: '2031-01-26', name: 'Odd day' },
    'POST /api/document/check': { content: 'A deed.', document_type: 'reply', template_data: {} },
    'POST /api/verify/files': { filenames: ['none.txt'], as_on: '2024-07-01' },
    'POST /api/verify': { text: 'Section 4 applies.', as_on: '2024-07-01' },
    'POST /api/document/notice': { filename: 'absent.txt' },
    'POST /api/document/notice/law': { sections: ['Section 4, Absent Act, 1901'], about: '' },
    'POST /api/document/proposals': {
      document_type: 'reply',
      template_data: { complaint_summary: 'Rent unpaid', respondent_details: 'Ravi Kumar', defenses: 'It was paid' },
      previous_document: '1. Place\n\n1.1 The place is Delhi.',
      modification_suggestions: 'Change the place to Pune',
    },
    'POST /api/document/proposals/{id}/answers': { answers: [{ question: '1', suggestion: 'Set “Place” to “Pune”' }] },
    'POST /api/documents/{id}/edits': { version_id: '6f1f0b52-0000-4000-8000-000000000000', edits: [{ do: 'remove', line: 1 }] },
    'POST /api/document/proposals/{id}/keep': { accepted: ['1'] },
    'PUT /api/document/unfinished/{documentType}': { template_data: { defenses: 'It was paid' }, extra: {} },
    'POST /api/document/generate': {
      document_type: 'reply',
      template_data: { complaint_summary: 'Rent unpaid', respondent_details: 'Ravi Kumar', defenses: 'It was paid' },
    },
  });
  const isLimited = ({ status }: { status: number }): boolean => status === 429;
  const send = (...given: Parameters<typeof sendOnce>) => unlimited(() => sendOnce(...given), isLimited);
  const sendOnce = async (route: string, body: string | undefined, contentType = 'application/json'): Promise<Answer<unknown>> => {
    const [method = '', path = ''] = route.split(' ');
    const { token } = callerFor(route.replace(/\{(\w+)\}/g, ':$1'));
    const response = await fetch(api.url + path.replace('{id}', targetId), {
      method,
      body,
      headers: { 'content-type': contentType, ...(token && { authorization: `Bearer ${token}` }) },
    });
    const text = await response.text();
    if (text.length > ANSWER_MAX) return { status: 599, headers: response.headers, body: `${text.length} characters` };
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
  };

  const rowsOf = (ids: readonly string[]) =>
    api.app.database.query(
      'select u.*, a.balance from users u join token_accounts a on a.user_id = u.id where u.id = any($1) order by u.id',
      [ids],
    );

  it('has a body to begin with for every route that takes one', () => {
    expect(Object.keys(validBodies()).sort()).toEqual([...bodies.keys()].sort());
  });

  it('is bounded: every text that any input takes has a maximum length, and every list', () => {
    const BOUNDS = new Set(['maxLength', 'length', 'isIn', 'isEnum', 'isUuid', 'arrayMaxSize', 'equals', 'matches']);
    const isOpenPattern = ({ name, constraints }: Rule) =>
      name === 'matches' && !(constraints?.[0] as RegExp | undefined)?.source.endsWith('{0,63}$');
    // The storage has no public way to list its classes.
    const { validationMetadatas } = getMetadataStorage() as unknown as { validationMetadatas: Map<{ name: string }, Rule[]> };
    const unbounded = [...validationMetadatas].flatMap(([target, rules]) => {
      const kinds = (property: string) =>
        rules.filter((rule) => rule.propertyName === property && !isOpenPattern(rule)).map(({ name }) => name ?? '');
      return [...new Set(rules.map(({ propertyName }) => propertyName))]
        .filter((property) => kinds(property).some((kind) => kind === 'isString' || kind === 'isArray'))
        .filter((property) => !kinds(property).some((kind) => BOUNDS.has(kind)))
        .map((property) => `${target.name}.${property}`);
    });
    expect(validationMetadatas.size).toBeGreaterThan(20);
    expect(unbounded).toEqual([]);
  });

  it('of a wrong type, in any field of any route, is refused in the usual words', async () => {
    const before = await rowsOf([targetId]);
    const faults: string[] = [];
    for (const [route, { properties = {} }] of bodies)
      for (const [field, schema] of Object.entries(properties))
        for (const [name, value] of wrongValues(field === 'history' ? { ...schema, items: {} } : schema)) {
          const fault = faultOf(await send(route, JSON.stringify({ ...validBodies()[route], [field]: value })), 'refusal');
          if (fault) faults.push(`${route}: ${name} for ${field}: ${fault}`);
        }
    expect(faults).toEqual([]);
    expect(await rowsOf([targetId])).toEqual(before);
  }, 180_000);

  it('with a field that the input does not have is refused by its name, on every route but those of the specification', async () => {
    const specified = new Set(specifiedRoutes());
    for (const [route, { additionalProperties }] of bodies) {
      const { status, body } = await send(route, JSON.stringify({ ...validBodies()[route], odd_name: 1 }));
      const isRefused = status === 400 && (body as { code: string }).code === 'UNKNOWN_FIELD';
      expect([route, isRefused]).toEqual([route, additionalProperties === false]);
      if (isRefused) expect(body).toMatchObject({ errors: [{ field: 'odd_name', message: expect.stringContaining('Known fields: ') }] });
      else expect(specified).toContain(route.replace(/\{(\w+)\}/g, ':$1'));
    }
  });

  it('without a required field, without any, and with no body is refused', async () => {
    const faults: string[] = [];
    for (const [place, [route, { required = [] }]] of [...bodies].entries()) {
      const whole = validBodies()[route] ?? {};
      const attempts: [string, string | undefined][] = [
        ...inTurn(
          required.flatMap((field): [string, string][] => [
            [`without ${field}`, JSON.stringify({ ...whole, [field]: undefined })],
            [`null for ${field}`, JSON.stringify({ ...whole, [field]: null })],
          ]),
          2,
          place,
        ),
        ...inTurn([...NO_FORMS, `[${JSON.stringify(whole)}]`], BODIES, place).map((body): [string, string] => [
          `the body ${body.slice(0, 40)}`,
          body,
        ]),
        ['no body', undefined],
      ];
      for (const [name, body] of attempts) {
        const fault = faultOf(await send(route, body), 'refusal');
        if (fault) faults.push(`${route}: ${name}: ${fault}`);
      }
      for (const type of inTurn(OTHER_TYPES, TYPES, place)) {
        const isJson = type.startsWith('application/json');
        const answer = await send(route, JSON.stringify(whole), type);
        const fault = faultOf(answer, isJson ? 'any' : 'refusal');
        if (fault) faults.push(`${route}: ${type}: ${fault}`);
        else if (!isJson && answer.status !== 415) faults.push(`${route}: ${type}: ${answer.status}`);
      }
    }
    expect(faults).toEqual([]);
  }, 180_000);

  it('of odd texts, in any field, query or path, is not a failure of ours', async () => {
    const faults: string[] = [];
    for (const [route, { properties = {} }] of bodies)
      for (const [field, { type }] of Object.entries(properties))
        for (const text of oddTextsInTurn()) {
          const value = type === 'object' ? { [text.slice(0, 1000)]: text, filename: text } : text;
          const fault = faultOf(await send(route, JSON.stringify({ ...validBodies()[route], [field]: value })), 'any');
          if (fault) faults.push(`${route}: ${JSON.stringify(text.slice(0, 30))} for ${field}: ${fault}`);
        }
    for (const { method, path, in: place, name } of parametersOf(openApi))
      for (const text of oddTextsInTurn().map((each) => each.slice(0, 800))) {
        const value = encodeURIComponent(text) || '%20';
        const target =
          place === 'query' ? `${path}?${name}=${value}&${name}=${value}` : path.replace(`{${name}}`, value).replace(/\{\w+\}/, 'x');
        const { token } = callerFor(`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
        const ask = () => fetch(api.url + target, { method, headers: { authorization: `Bearer ${token}` } });
        const response = await unlimited(ask, isLimited);
        await response.body?.cancel();
        const { status } = response;
        if (status >= 500) faults.push(`${method} ${path}: ${JSON.stringify(text.slice(0, 30))} for ${name}: ${status}`);
      }
    expect(faults).toEqual([]);
  }, 420_000);

  it('of any shape at all is answered below 500, in the usual words', async () => {
    const routes = [...bodies.keys()];
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...ODD_TEXTS.slice(0, -1)));
    const value = fc.letrec<{ any: unknown }>((tie) => ({
      any: fc.oneof(
        { maxDepth: 5, withCrossShrink: true },
        text,
        fc.integer(),
        fc.double({ noNaN: true }),
        fc.constantFrom(null, true, false),
        fc.array(tie('any'), { maxLength: 4 }),
        fc.dictionary(text, tie('any'), { maxKeys: 4, noNullPrototype: true }),
      ),
    })).any;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...routes), fc.nat(10), value, fc.boolean(), async (route, at, given, whole) => {
        const valid = validBodies()[route] ?? {};
        const fields = Object.keys(bodies.get(route)?.properties ?? {});
        const body = whole ? given : { ...valid, [fields[at % fields.length] ?? '']: given };
        expect(faultOf(await send(route, JSON.stringify(body)), 'any')).toBeNull();
      }),
      { numRuns: RUNS },
    );
  }, 180_000);

  it('with the same key twice counts once, with the rules of its last value', async () => {
    const twice = (first: unknown, last: unknown) => `{"tokens":${JSON.stringify(first)},"tokens":${JSON.stringify(last)}}`;
    const route = 'POST /api/admin/users/{id}/tokens';
    expect((await send(route, twice(5, -1))).status).toBe(422);
    expect((await send(route, twice(-1, 7))).status).toBe(200);
    expect((await rowsOf([targetId]))[0]).toMatchObject({ balance: '7' });
    expect(faultOf(await send(route, '{"tokens":1,"__proto__":{"tokens":9}}'), 'refusal')).toBeNull();
    expect(faultOf(await send(route, '{"tokens":1,"constructor":{"prototype":{"tokens":9}}}'), 'refusal')).toBeNull();
    expect((await rowsOf([targetId]))[0]).toMatchObject({ balance: '7' });
  });

  it('with more than any form has is refused at once, in few words', async () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, 'x']));
    const rows: [string, unknown][] = [
      ['POST /api/ask', { question: 'What?', history: Array.from({ length: 60_000 }, () => ({ role: 'user', text: '' })) }],
      ['POST /api/ask', { question: 'What?', history: Array.from({ length: 1_000_000 }, () => 0) }],
      ['POST /api/ask', { question: 'What?', history: Array.from({ length: 21 }, () => ({ role: 'user', text: '' })) }],
      ['POST /api/ask', { question: 'What?', history: [{ role: 'user', text: 'x'.repeat(8001) }] }],
      ['POST /api/document/generate', { document_type: 'reply', template_data: many(100_000) }],
      ['POST /api/document/generate', { document_type: 'reply', template_data: many(300) }],
      ['POST /api/document/generate', { document_type: 'reply', template_data: { complaint_summary: 'x'.repeat(1_000_000) } }],
      ['POST /api/document/generate', { document_type: 'reply', ...many(10_000), template_data: {} }],
      ['PUT /api/auth/profile', { ...validBodies()['PUT /api/auth/profile'], ...many(10_000) }],
    ];
    for (const [route, body] of rows) expect([route, faultOf(await send(route, JSON.stringify(body)), 'refusal')]).toEqual([route, null]);
    const history = Array.from({ length: 4000 }, () => ({ role: 'USER', text: '' }));
    const { errors } = await person.client.graphql('mutation ($input: AskInput!) { askQuestion(input: $input) { text } }', {
      input: { question: 'What?', history },
    });
    expect(errors?.[0]).toMatchObject({ message: 'The request holds more than any form takes', extensions: { code: 'VALIDATION_FAILED' } });
    const deleting = await person.client.graphql('mutation ($filename: String!) { deleteReferenceFile(filename: $filename) }', {
      filename: 'x'.repeat(2049),
    });
    expect(deleting.errors?.[0]).toMatchObject({ extensions: { code: 'VALIDATION_FAILED' } });
  });

  describe('by GraphQL', () => {
    let fields: InputField[];
    beforeAll(async () => {
      fields = await inputFields(client);
    });
    const call = (...given: Parameters<typeof callOnce>) =>
      unlimited(
        () => callOnce(...given),
        ({ errors }) => errors.some(({ extensions }) => extensions?.code === 'RATE_LIMITED'),
      );
    const callOnce = async (field: InputField, value: unknown) => {
      const { query, variables } = operationWith(field, value);
      const { token } = field.access === 'admin' ? admin : field.access === 'user' ? person.client : client;
      const response = await fetch(`${api.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query, variables }),
      });
      const body = (await response.json()) as { code?: string; detail?: string; errors?: GraphqlError[] };
      // A body that cannot be read is refused before it is GraphQL, in the words of REST.
      const unread = body.code ? [{ message: body.detail ?? '', extensions: { code: body.code } }] : [];
      return { status: response.status, errors: body.errors ?? unread };
    };
    const described = ({ operation, path }: InputField) => `${operation} ${path.join('.')}`;

    it('of a wrong type is refused, in every place of every operation', async () => {
      expect(fields.length).toBeGreaterThan(80);
      const faults: string[] = [];
      for (const field of fields)
        for (const [name, value] of field.wrong) {
          const { status, errors } = await call(field, value);
          const [code] = errors.map(({ extensions }) => extensions?.code);
          if (status >= 500 || !code || code === 'INTERNAL' || errors.length > 100)
            faults.push(`${described(field)}: ${name}: ${status} ${code ?? 'taken'}`);
        }
      expect(faults).toEqual([]);
    }, 180_000);

    it('of odd texts is not a failure of ours, in any place of any operation', async () => {
      const faults: string[] = [];
      for (const field of fields.filter(({ isText }) => isText))
        for (const text of oddTextsInTurn()) {
          const { status, errors } = await call(field, text);
          if (
            status >= 500 ||
            errors.some(({ extensions, message }) => !extensions?.code || extensions.code === 'INTERNAL' || message.length > 500)
          )
            faults.push(`${described(field)}: ${JSON.stringify(text.slice(0, 30))}: ${status} ${errors[0]?.extensions?.code}`);
        }
      expect(faults).toEqual([]);
    }, 180_000);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

interface Generated {
  document_content: string;
  remaining_tokens: number;
  drafted_by: string;
  document_id: string | null;
  version_id: string | null;
}

const REPLY = {
  document_type: 'reply',
  complexity: 'simple',
  template_data: {
    complaint_summary: 'Rent is said to be unpaid',
    respondent_details: 'Ravi Kumar, tenant',
    defenses: 'The rent was paid by bank transfer',
  },
};
const PRICE = 8;

/** Balance equals the sum of the ledger and nothing is pending, for every account. */
async function ledgerIsStraight(app: TestApp): Promise<void> {
  const rows: unknown[] = await app.database.query(
    `select a.user_id from token_accounts a left join token_ledger l using (user_id) group by a.user_id, a.balance having a.balance <> coalesce(sum(l.delta), 0) or a.balance < 0`,
  );
  expect(rows).toEqual([]);
  expect(await app.database.query(`select id from token_reservations where state = 'pending'`)).toEqual([]);
}

describe('drafting without a model', () => {
  let app: TestApp;
  let client: Client;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
  });
  afterAll(async () => {
    await ledgerIsStraight(app);
    await app.close();
  });

  it('charges once for one idempotency key and refuses the key for another request', async () => {
    const { client: user } = await newUser(client);
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [
      await user.post<Generated>('/api/document/generate', REPLY, headers),
      await user.post<Generated>('/api/document/generate', REPLY, headers),
    ];
    expect(first).toMatchObject({ status: 200, body: { remaining_tokens: 20 - PRICE, drafted_by: 'extractive' } });
    expect(second.body).toEqual(first.body);
    const { document_id: id, version_id: version } = first.body;
    expect((await user.graphql('query ($id: ID!) { document(id: $id) { id currentVersion { id } } }', { id })).data).toEqual({
      document: { id, currentVersion: { id: version } },
    });
    const other = { ...REPLY, template_data: { ...REPLY.template_data, defenses: 'Another one' } };
    expect((await user.post('/api/document/generate', other, headers)).status).toBe(422);
    expect((await user.get('/api/tokens/balance')).body).toEqual({ tokens: 20 - PRICE });
  });

  it('lets exactly as many of many parallel requests through as the balance pays for, in both APIs', async () => {
    const { client: user } = await newUser(client);
    const mutation = `mutation ($data: JSONObject!) { generateDocument(input: { documentType: "reply", templateData: $data }) { remainingTokens } }`;
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_each, index) => {
        if (index % 2) return (await user.post('/api/document/generate', REPLY)).status;
        const { errors } = await user.graphql(mutation, { data: REPLY.template_data });
        return errors ? errors[0]?.extensions.code : 200;
      }),
    );
    expect(answers.filter((answer) => answer === 200)).toHaveLength(2);
    expect(answers.filter((answer) => answer === 402 || answer === 'INSUFFICIENT_TOKENS')).toHaveLength(10);
    expect((await user.get('/api/tokens/balance')).body).toEqual({ tokens: 20 - 2 * PRICE });
    expect(await user.post('/api/document/generate', REPLY)).toMatchObject({
      status: 402,
      body: { detail: 'Insufficient tokens. Please purchase more tokens.' },
    });
  });

  it.each([
    ['an unknown type', { ...REPLY, document_type: 'a/../b' }, 400, 'Unknown document type'],
    ['a missing field', { ...REPLY, template_data: { complaint_summary: 'x' } }, 422, 'Respondent details are required'],
    ['an unknown field', { ...REPLY, template_data: { ...REPLY.template_data, role: 'admin' } }, 422, 'Unknown field: role'],
    [
      'blank suggestions',
      { ...REPLY, previous_document: 'x', modification_suggestions: '  ' },
      422,
      'Please enter modification suggestions',
    ],
    ['another user’s file', { ...REPLY, reference_document: { filename: 'a.txt', uploaded: true } }, 404, 'File not found'],
  ])('refuses %s and charges nothing', async (_what, body, status, detail) => {
    const { client: user } = await newUser(client);
    expect(await user.post('/api/document/generate', body)).toMatchObject({ status, body: { detail } });
    expect((await user.get('/api/tokens/balance')).body).toEqual({ tokens: 20 });
  });

  it('returns a text that suggestions did not change as it was, with a report and free of charge', async () => {
    const { client: user } = await newUser(client);
    const body = { ...REPLY, previous_document: 'x', modification_suggestions: 'Mention the lunar eclipse' };
    const { body: answer } = await user.post<Generated & { suggestion_report: unknown }>('/api/document/generate', body);
    expect(answer).toMatchObject({
      document_content: 'x',
      remaining_tokens: 20,
      document_id: null,
      version_id: null,
      suggestion_report: [{ instruction: 'Mention the lunar eclipse', applied: false }],
    });
    expect((await user.get('/api/tokens/balance')).body).toEqual({ tokens: 20 });
    expect(
      await app.database.query('select id from document_versions where owner_id = (select id from users order by created_at desc limit 1)'),
    ).toEqual([]);
    await ledgerIsStraight(app);
  });

  it('carries out what it understands of several suggestions, reports the rest and charges once', async () => {
    const { client: user } = await newUser(client);
    const first = (await user.post<Generated>('/api/document/generate', REPLY)).body;
    const body = {
      ...REPLY,
      previous_document: first.document_content,
      modification_suggestions: 'Change the place to Pune and mention the lunar eclipse',
    };
    const { body: answer } = await user.post<
      Generated & { suggestion_report: { applied: boolean }[]; signing_notes: { topic: string; text: string }[] }
    >('/api/document/generate', body);
    expect(answer.document_content).toBe(first.document_content.replace('Place: [●]', 'Place: Pune'));
    expect(answer.suggestion_report.map(({ applied }) => applied)).toEqual([true, false]);
    expect(answer.signing_notes.map(({ topic }) => topic)).toContain('copies');
    expect(answer.remaining_tokens).toBe(20 - 2 * PRICE);
  });
});

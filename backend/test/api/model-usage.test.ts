import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ModelUsageService } from '../../src/features/model-usage/model-usage.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { type MessagesStub, reply, startMessagesStub } from '../support/messages-stub.js';
import { adminClient, newUser } from '../support/people.js';
import { loadSampleLibrary } from '../support/sample-library.js';
import { subscribe } from '../support/socket.js';

interface Totals {
  calls: number;
  failures: number;
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
  costMicroUsd: number | null;
}
interface Report {
  since: string;
  total: Totals;
  byDay: { day: string; totals: Totals }[];
  byModel: { model: string; totals: Totals }[];
  byPurpose: { purpose: string; totals: Totals }[];
}
interface Row {
  user_id: string;
  purpose: string;
  model: string;
  outcome: string;
  input_tokens: string;
  output_tokens: string;
  cost_micro_usd: string | null;
  duration_ms: number;
}

const QUESTION = 'Does the landlord have to give me a receipt when I pay rent?';
const TOTALS = 'calls failures inputTokens outputTokens cacheReadTokens cacheWriteTokens costMicroUsd meanDurationMs';
const REPORT = `query ($days: Int!) { modelUsage(days: $days) { since total { ${TOTALS} } byDay { day totals { ${TOTALS} } }
  byModel { model totals { ${TOTALS} } } byPurpose { purpose totals { ${TOTALS} } } } }`;

describe('the usage of the language model', () => {
  let stub: MessagesStub;
  let app: TestApp;
  let admin: Client;
  let user: Client;
  let userId: string;

  beforeAll(async () => {
    stub = await startMessagesStub();
    app = await startApp({ ANTHROPIC_BASE_URL: stub.url, ANTHROPIC_MODEL: 'stub-model', ANTHROPIC_PRICES: '3, 15, 0.3, 3.75' });
    const client = new Client(app.url);
    admin = await adminClient(client);
    await loadSampleLibrary(admin);
    user = (await newUser(client)).client;
    userId = (await user.get<{ id: string }>('/api/auth/me')).body.id;
  });
  beforeEach(() => app.database.query('delete from model_usage'));
  afterEach(() => stub.script([]));
  afterAll(async () => {
    await app.close();
    await stub.close();
  });

  const rows = (count: number) =>
    eventually(
      () => app.database.query<Row[]>('select * from model_usage order by at'),
      (found) => found.length >= count,
    );
  const report = async (days = 30) => {
    const { data, errors } = await admin.graphql<{ modelUsage: Report }>(REPORT, { days });
    if (!data) throw new Error(JSON.stringify(errors));
    return data.modelUsage;
  };

  it('is kept for every answer, with its price, and with nothing of what was asked', async () => {
    await user.post('/api/ask/', { question: QUESTION });
    const [row] = await rows(1);
    expect(row).toMatchObject({ user_id: userId, purpose: 'ask', model: 'stub-model', outcome: 'complete' });
    const [input, output] = [Number(row?.input_tokens), Number(row?.output_tokens)];
    expect(input).toBeGreaterThan(100);
    expect(Number(row?.cost_micro_usd)).toBe(input * 3 + output * 15);
    expect(row?.duration_ms).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(row)).not.toMatch(/receipt|landlord|library/i);
  });

  it('tells answers that were refused, cut short, failed or left from those that were read', async () => {
    stub.script([reply.refusal('I may not say.'), reply.tooLong('Receipts are due.'), reply.failed(400)]);
    for (let asked = 0; asked < 3; asked++) await user.post('/api/ask/', { question: QUESTION });
    expect((await rows(3)).map(({ outcome }) => outcome)).toEqual(['refused', 'length', 'failed']);
    stub.script([reply.stall('The first paragraph.\n\nThe second')]);
    const stream = 'subscription ($question: String!) { answer(input: { question: $question }) { kind } }';
    for await (const { data } of subscribe<{ answer: { kind: string } }>(user, stream, { question: QUESTION }))
      if (data?.answer.kind === 'TEXT') break;
    expect((await rows(4)).at(-1)).toMatchObject({ outcome: 'abandoned' });
    expect(await report()).toMatchObject({ total: { calls: 4, failures: 1 } });
  });

  it('is kept for drafts', async () => {
    const answer = await user.post('/api/document/generate', {
      document_type: 'reply',
      template_data: { complaint_summary: 'Unpaid rent', respondent_details: 'Ravi Kumar', defenses: 'The rent was paid on 3 May 2026' },
      complexity: 'simple',
    });
    expect(answer.status).toBe(200);
    const kept = await rows(1);
    expect(new Set(kept.map(({ purpose }) => purpose))).toEqual(new Set(['draft']));
  });

  it('is added up by day, model and purpose for administrators', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
    const call = (at: Date, purpose: string, model: string, cost: number | null) =>
      app.database.query(
        `insert into model_usage (id, at, user_id, purpose, model, input_tokens, output_tokens, cache_read_tokens, cache_write_tokens, cost_micro_usd, duration_ms, outcome)
         values (gen_random_uuid(), $1, $2, $3, $4, 3000000000, 20, 300, 4, $5, 1000, 'complete')`,
        [at, userId, purpose, model, cost],
      );
    await call(day(0), 'ask', 'small', 10);
    await call(day(0), 'draft', 'large', 500);
    await call(day(2), 'ask', 'large', null);
    await call(day(40), 'ask', 'old', 9000);
    const { total, byDay, byModel, byPurpose, since } = await report();
    expect(total).toMatchObject({ calls: 3, inputTokens: 9e9, outputTokens: 60, cacheReadTokens: 900, costMicroUsd: 510 });
    expect(byDay.map(({ day: date, totals }) => [date, totals.calls])).toEqual([
      [day(2).toISOString().slice(0, 10), 1],
      [day(0).toISOString().slice(0, 10), 2],
    ]);
    expect(byModel.map(({ model, totals }) => [model, totals.calls, totals.costMicroUsd])).toEqual([
      ['large', 2, 500],
      ['small', 1, 10],
    ]);
    expect(byPurpose.map(({ purpose, totals }) => [purpose, totals.calls])).toEqual([
      ['DRAFT', 1],
      ['ASK', 2],
    ]);
    expect(new Date(since).getTime() % 86_400_000).toBe(0);
    expect((await report(1)).total.calls).toBe(2);
    expect((await report(60)).total.calls).toBe(4);
    const { data } = await admin.graphql<{ systemStatus: { modelUsage: Totals } }>(`{ systemStatus { modelUsage { ${TOTALS} } } }`);
    expect(data?.systemStatus.modelUsage).toMatchObject({ calls: 3, costMicroUsd: 510 });
    expect((await admin.graphql(REPORT, { days: 0 })).errors?.[0]).toMatchObject({ extensions: { code: 'VALIDATION_FAILED' } });
    await app.nest.get(ModelUsageService).dropBefore(day(1));
    expect((await report(366)).total.calls).toBe(2);
  });
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LawChangesTask } from '../../src/features/cited-law/changes/law-changes.task.js';
import { canonicalJson } from '../../src/features/cited-law/receipts/receipt-content.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

const NAME = 'sample-tenancy-act-2001.txt';
const ACT = readFileSync(path.resolve(import.meta.dirname, '../../../test/journey/samples', NAME), 'utf8');
const QUESTION = 'Must the landlord give a receipt for rent?';
const FORM = {
  complaint_summary: 'The landlord says that no receipt was due',
  respondent_details: 'Ravi Kumar, tenant, Flat 3, Hill View, Pune',
  defenses: 'The landlord gave no receipt for rent that was paid, against Section 4 of the Sample Tenancy Act, 2001',
};
/** With other words in section 4; the other sections as they are. */
const AMENDED = ACT.replace('a written receipt for the amount paid', 'a written and signed receipt for the amount paid');

interface Changed {
  id: string;
  kind: string;
  title: string;
  exchange_id: string | null;
  draft_id: string | null;
  law_id: string;
  changes: string[];
  status_before: string | null;
  status_after: string | null;
  quotations: { state: string; quotation: string; words_today: string | null }[];
  seen_at: string | null;
}
interface Receipt {
  receipt: { question: string; quotations: { quotation: string }[] };
  sha256: string;
}

describe('law that is cited', () => {
  let app: TestApp;
  let admin: Client;
  let client: Client;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
    admin = await adminClient(client);
    await load(ACT);
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  const load = async (words: string) => {
    await upload(admin, text(NAME, words));
    await settledLibrary(admin);
  };
  const look = () => app.worker.get(LawChangesTask, { strict: false }).run();
  const asked = async (user: Client, question = QUESTION) => {
    const conversation = (await user.post<{ id: string }>('/api/conversations')).body.id;
    await user.post('/api/ask', { question, conversation_id: conversation });
    const kept = await user.get<{ exchanges: { id: string }[] }>(`/api/conversations/${conversation}`);
    return { conversation, exchange: String(kept.body.exchanges[0]?.id) };
  };
  const changesOf = async (user: Client, query = '') =>
    (await user.get<{ law_changes: Changed[]; total: number }>(`/api/law-changes${query}`)).body;
  const eventsOf = async (user: Client) => {
    const ownerId = (await user.get<{ id: string }>('/api/auth/me')).body.id;
    await app.database.query(
      `insert into webhooks (id, owner_id, name, url, events, sealed_secret)
       values (gen_random_uuid(), $1, 'x', 'https://hooks.example/', '{law.changed}', '')`,
      [ownerId],
    );
    return async () =>
      (
        await app.database.query<{ data: object }[]>(
          'select d.data from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.owner_id = $1 order by d.created_at',
          [ownerId],
        )
      ).map(({ data }) => data);
  };

  it('is shown to the owners of answers and drafts when its words change, with old and new words, and put aside', async () => {
    const user = (await newUser(client)).client;
    const told = await eventsOf(user);
    const { exchange, conversation } = await asked(user);
    const { body: draft } = await user.post<{ document_id: string }>('/api/document/generate', {
      document_type: 'reply',
      template_data: FORM,
    });
    await look();
    expect(await changesOf(user)).toMatchObject({ law_changes: [], total: 0 });

    // A new file with the same sections changes nothing that is cited.
    await load(`${ACT}\n`);
    await look();
    expect((await changesOf(user)).total).toBe(0);

    await load(AMENDED);
    await look();
    const { law_changes: changes, total } = await changesOf(user);
    expect(total).toBe(2);
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['answer', 'draft']));
    const answer = changes.find(({ kind }) => kind === 'answer');
    expect(answer).toMatchObject({ title: QUESTION, exchange_id: exchange, changes: ['words'], status_after: null, seen_at: null });
    expect(answer?.quotations.map(({ state }) => state)).toContain('changed');
    const changed = answer?.quotations.find(({ state }) => state === 'changed');
    expect(changed?.quotation).not.toContain('signed receipt');
    expect(changed?.words_today).toContain('signed receipt');
    expect(changes.find(({ kind }) => kind === 'draft')).toMatchObject({ draft_id: draft.document_id });
    expect(await told()).toEqual([{ document_id: answer?.law_id, change: 'words', answers: 1, drafts: 1 }]);
    expect(JSON.stringify(await told())).not.toContain('receipt');

    const mine = `query { lawChanges(conversationId: "${conversation}") { totalCount nodes { id kind lawTitle changes } } }`;
    const { data } = await user.graphql<{ lawChanges: object }>(mine);
    expect(data?.lawChanges).toMatchObject({ totalCount: 1, nodes: [{ id: answer?.id, kind: 'ANSWER', changes: ['WORDS'] }] });
    expect((await changesOf(user, `?seen=false&draft_id=${draft.document_id}`)).law_changes.map(({ kind }) => kind)).toEqual(['draft']);
    const stranger = (await newUser(client)).client;
    expect((await changesOf(stranger)).total).toBe(0);
    const ids = changes.map(({ id }) => id);
    expect((await stranger.post('/api/law-changes/seen', { ids })).body).toEqual({ seen: 0 });
    expect((await user.post('/api/law-changes/seen', { ids })).body).toEqual({ seen: 2 });
    expect((await changesOf(user, '?seen=false')).total).toBe(0);
    expect((await changesOf(user, '?seen=true')).total).toBe(2);
    // The words come back.
    await load(ACT);
    await look();
    expect((await changesOf(user)).total).toBe(0);
  });

  it('is shown when it is repealed and when it is taken out of the library, but not when the same is said again', async () => {
    const user = (await newUser(client)).client;
    const { conversation } = await asked(user);
    await look();
    const setStatus = (body: object) => admin.put(`/api/admin/documents/${NAME}/law-status`, body);
    await setStatus({ state: 'repealed', repealed_on: '2020-01-01' });
    await look();
    expect((await changesOf(user)).law_changes).toMatchObject([{ changes: ['status'], status_after: 'repealed on 1 January 2020' }]);
    await admin.delete(`/api/admin/documents/${NAME}/law-status`);
    await look();
    expect((await changesOf(user)).total).toBe(0);

    const { data } = await admin.graphql<{ legalDocuments: { nodes: { id: string; filename: string }[] } }>(
      '{ legalDocuments(first: 50) { nodes { id filename } } }',
    );
    expect(data?.legalDocuments.nodes.map(({ filename }) => filename)).toContain(NAME);
    expect((await admin.delete(`/api/admin/documents/${NAME}`)).status).toBe(200);
    await look();
    const { law_changes: changes } = await changesOf(user);
    expect(changes).toMatchObject([{ changes: ['removed'] }]);
    expect(new Set(changes[0]?.quotations.map(({ state }) => state))).toEqual(new Set(['not_held']));
    await user.delete(`/api/conversations/${conversation}`);
    expect((await changesOf(user)).total).toBe(0);
    await load(ACT);
  });

  it('has receipts, whose hash anybody can check, and which say whether the words still stand', async () => {
    const user = (await newUser(client)).client;
    const { conversation, exchange } = await asked(user);
    const at = `/api/conversations/${conversation}/exchanges/${exchange}/receipt`;
    const { body } = await user.get<Receipt>(at);
    expect(body.receipt).toMatchObject({
      format: 'themis-answer-receipt/1',
      exchange_id: exchange,
      question: QUESTION,
      model: null,
      index_version: expect.any(String),
      plain_text: null,
    });
    expect(body.receipt.quotations.length).toBeGreaterThan(0);
    const hash = createHash('sha256').update(canonicalJson(body.receipt)).digest('hex');
    expect(body.sha256).toBe(hash);
    const file = await user.get<string>(`${at}/file?format=txt`);
    expect(file.headers.get('content-disposition')).toContain('receipt.txt');
    const words = String(file.body);
    for (const part of [QUESTION, hash]) expect(words).toContain(part);
    expect((await user.get(`${at}/check`)).body).toMatchObject({ hash_right: true });
    const slipAt = at.replace('/receipt', '/slip');
    const slip = await user.get<{ language: string; title: string; parts: { kind: string; lines: string[] }[] }>(slipAt);
    expect(slip.body).toMatchObject({ language: 'en', title: 'Legal clinic slip', question: QUESTION });
    expect(slip.body.parts.map(({ kind }) => kind)).toEqual(['words', 'law']);
    const inHindi = await user.graphql<{ answerSlip: { title: string } }>(
      `{ answerSlip(conversationId: "${conversation}", exchangeId: "${exchange}", language: HINDI) { title } }`,
    );
    const paper = await user.get<string>(`${slipAt}/file?format=txt&language=hi`);
    expect(String(paper.body)).toContain(inHindi.data?.answerSlip.title);
    expect(paper.headers.get('content-disposition')).toContain('clinic-slip.txt');
    await load(AMENDED);
    const { data } = await user.graphql<{ conversationExchanges: { nodes: { receipt: { sha256: string; check: object } }[] } }>(
      `{ conversationExchanges(conversationId: "${conversation}") { nodes { receipt { sha256 check { hashRight quotations { state wordsToday } } } } } }`,
    );
    const [node] = data?.conversationExchanges.nodes ?? [];
    expect(node?.receipt).toMatchObject({
      sha256: hash,
      check: {
        hashRight: true,
        quotations: expect.arrayContaining([{ state: 'CHANGED', wordsToday: expect.stringContaining('signed receipt') }]),
      },
    });
    await app.database.query(`update answer_receipts set sha256 = decode(repeat('00', 32), 'hex') where exchange_id = $1`, [exchange]);
    expect((await user.get(`${at}/check`)).body).toMatchObject({ hash_right: false });
    const same = await user.graphql<{ answerReceipt: object }>(
      `{ answerReceipt(conversationId: "${conversation}", exchangeId: "${exchange}") { sha256 check { hashRight } } }`,
    );
    expect(same.data?.answerReceipt).toEqual({ sha256: hash, check: { hashRight: false } });
    const stranger = (await newUser(client)).client;
    for (const part of ['', '/check', '/file?format=txt']) expect((await stranger.get(`${at}${part}`)).status).toBe(404);
    for (const part of ['', '/file?format=txt']) expect((await stranger.get(`${slipAt}${part}`)).status).toBe(404);
    expect((await user.get(`${at.replace(exchange, conversation)}`)).status).toBe(404);
    await load(ACT);
  });
});

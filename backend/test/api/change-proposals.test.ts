import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProposalUpkeep } from '../../src/features/drafting/generation/proposals/proposal-upkeep.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { generate, REPLY_VALUES, SAVE } from '../support/kept-documents.js';
import { brokenInvariants } from '../support/ledger-invariants.js';
import { newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

describe('changes that are shown before they are kept', () => {
  let app: TestApp;
  let client: Client;

  beforeAll(async () => {
    app = await sharedApp();
    client = new Client(app.url);
  });
  afterAll(async () => {
    expect(await brokenInvariants(app.database)).toEqual([]);
    await app.close();
  });

  const INSTRUCTIONS = 'Change the place to Pune and the date of the reply to 2 April 2026. Make it sound friendlier';
  interface Proposal {
    id: string;
    price: number;
    changes: { id: string; message: string; segments: { kind: string; text: string }[] }[];
    notChanged: { instruction: string }[];
  }
  const PROPOSAL =
    'id price documentId previousDocument suggestions changes { id instruction message segments { kind text } } notChanged { instruction applied } notice';
  const DATED = { ...REPLY_VALUES, place: 'New Delhi', reply_date: '1 April 2026' };

  async function proposed(user: Client) {
    const first = await generate(user, { templateData: DATED });
    const input = {
      documentType: 'reply',
      templateData: DATED,
      documentId: first.document.id,
      previousDocument: first.documentContent,
      modificationSuggestions: INSTRUCTIONS,
    };
    const { data, errors } = await user.graphql<{ proposeChanges: Proposal }>(
      `mutation ($input: GenerateDocumentInput!) { proposeChanges(input: $input) { ${PROPOSAL} } }`,
      { input },
    );
    expect(errors).toBeUndefined();
    if (!data) throw new Error('nothing was proposed');
    return { first, proposal: data.proposeChanges, input };
  }
  const keep = (user: Client, id: string, accepted: string[]) =>
    user.post<Record<string, unknown>>(`/api/document/proposals/${id}/keep`, { accepted });
  const balance = async (user: Client) => (await user.get<{ tokens: number }>('/api/tokens/balance')).body.tokens;
  const waiting = async (user: Client) => (await user.get<Proposal[]>('/api/document/proposals')).body;

  it('cost nothing until some are accepted, and then once; what was rejected is not there', async () => {
    const { client: user } = await newUser(client);
    const { first, proposal } = await proposed(user);
    expect(proposal).toMatchObject({
      price: 8,
      documentId: first.document.id,
      notChanged: [{ instruction: 'Make it sound friendlier' }],
    });
    expect(proposal.changes).toHaveLength(2);
    const inserted = proposal.changes.map(({ segments }) => segments.filter(({ kind }) => kind === 'INSERTED').map(({ text }) => text));
    expect(inserted).toEqual([['Pune'], ['2']]);
    expect(await balance(user)).toBe(12);
    // Another visit finds them as they were.
    expect(await waiting(user)).toMatchObject([{ id: proposal.id, changes: proposal.changes.map(({ id }) => ({ id })) }]);

    expect((await keep(user, proposal.id, [])).status).toBe(422);
    expect((await keep(user, proposal.id, ['9'])).status).toBe(422);
    const kept = await keep(user, proposal.id, ['1']);
    expect(kept).toMatchObject({ status: 200, body: { remaining_tokens: 4, suggestion_report: [{ applied: true }] } });
    expect(kept.body.document_content).toContain('Pune');
    expect(kept.body.document_content).toContain('1 April 2026');
    expect(await waiting(user)).toEqual([]);
    // The same click twice is one version and one charge; another choice comes too late.
    expect((await keep(user, proposal.id, ['1'])).body).toMatchObject({
      document_content: kept.body.document_content,
      remaining_tokens: 4,
    });
    expect((await keep(user, proposal.id, ['1', '2'])).status).toBe(409);
    expect(await balance(user)).toBe(4);
    const { data } = await user.graphql(`{ document(id: "${first.document.id}") { versionCount } }`);
    expect(data).toEqual({ document: { versionCount: 2 } });
    const rows = await app.database.query<{ kind: string; delta: string }[]>(
      `select kind, delta from token_ledger where user_id = (select owner_id from documents where id = $1) order by id desc limit 2`,
      [first.document.id],
    );
    expect(rows.map(({ kind, delta }) => [kind, Number(delta)])).toEqual([
      ['settle', 0],
      ['reserve', -8],
    ]);
  });

  it('are kept once, however many clicks arrive at a time', async () => {
    const { client: user } = await newUser(client);
    const { first, proposal } = await proposed(user);
    const answers = await Promise.all([['1'], ['1'], ['2'], ['1', '2']].map((accepted) => keep(user, proposal.id, accepted)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    expect(await balance(user)).toBe(4);
    const { data } = await user.graphql(`{ document(id: "${first.document.id}") { versionCount } }`);
    expect(data).toEqual({ document: { versionCount: 2 } });
  });

  it('are refused, and free, once the draft has changed or is gone', async () => {
    const { client: user } = await newUser(client);
    const { first, proposal } = await proposed(user);
    await user.graphql(SAVE, { input: { documentId: first.document.id, content: `${first.documentContent}\nAn edit.\n` } });
    expect(await keep(user, proposal.id, ['1'])).toMatchObject({ status: 409, body: { code: 'DRAFT_CHANGED' } });
    expect(await balance(user)).toBe(12);
    // The proposal is still there, and can be rejected.
    expect((await user.delete(`/api/document/proposals/${proposal.id}`)).status).toBe(200);
    expect((await user.delete(`/api/document/proposals/${proposal.id}`)).status).toBe(404);
    expect(await waiting(user)).toEqual([]);
  });

  it('are nobody else’s, stand on disk encrypted, and wait for their days only', async () => {
    const { client: user } = await newUser(client);
    const { client: other } = await newUser(client, 'Bea Other');
    const { proposal } = await proposed(user);
    expect(await keep(other, proposal.id, ['1'])).toMatchObject({ status: 404, body: { code: 'PROPOSAL_NOT_FOUND' } });
    expect((await other.delete(`/api/document/proposals/${proposal.id}`)).status).toBe(404);
    expect(await waiting(other)).toEqual([]);
    expect(await balance(other)).toBe(20);
    const sealed = await app.database.query(`select encode(sealed, 'escape') as sealed from change_proposals where id = $1`, [proposal.id]);
    expect(JSON.stringify(sealed)).not.toMatch(/Zimmerfeld|Pune|bank transfer/);
    await app.database.query(`update change_proposals set expires_at = now() - interval '1 minute' where id = $1`, [proposal.id]);
    expect((await keep(user, proposal.id, ['1'])).status).toBe(404);
    expect(await waiting(user)).toEqual([]);
    expect(await app.nest.get(ProposalUpkeep, { strict: false }).removeExpired()).toBe(1);
  });

  it('report what changes nothing without anything to wait for', async () => {
    const { client: user } = await newUser(client);
    const { input } = await proposed(user);
    const before = (await waiting(user)).length;
    const { data } = await user.graphql<{ proposeChanges: Proposal }>(
      `mutation ($input: GenerateDocumentInput!) { proposeChanges(input: $input) { ${PROPOSAL} } }`,
      { input: { ...input, modificationSuggestions: 'Make it sound friendlier' } },
    );
    expect(data?.proposeChanges).toMatchObject({ changes: [], notChanged: [{ applied: false }] });
    expect(await waiting(user)).toHaveLength(before);
    expect(await balance(user)).toBe(12);
  });
});

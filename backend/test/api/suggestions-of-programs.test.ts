import { Client as McpClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newApiKey } from '../support/api-keys.js';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { runExample } from '../support/client-examples.js';
import { keepSecrets } from '../support/evidence.js';
import { brokenInvariants } from '../support/ledger-invariants.js';
import { newUser } from '../support/people.js';
import { RENT_FORM } from '../support/rent-form.js';
import { sharedApp } from '../support/shared-app.js';

interface Question {
  id: string;
  instruction: string;
  question: string;
  choices: { label: string; suggestion: string }[];
}
interface Drafted {
  content: string;
  document_id: string;
  remaining_tokens: number;
  questions: Question[];
}
interface Proposal {
  proposal_id: string;
  changes: { id: string; instruction: string; asked: boolean; message: string }[];
  questions: Question[];
  not_changed: { instruction: string; message: string }[];
  price: number;
}

/** Fifteen days stand in several clauses. */
const UNCLEAR = 'Change 15 days to 20 days';
const CLEAR = 'Change the monthly rent to 30000';

describe('suggestions of programs', () => {
  let app: TestApp;
  let mcp: McpClient;
  let first: Drafted;
  let key: string;

  beforeAll(async () => {
    app = await sharedApp();
    const { client: user } = await newUser(new Client(app.url));
    const { id: userId } = (await user.get<{ id: string }>('/api/auth/me')).body;
    const { secret } = await newApiKey(app, { userId, kind: 'user' }, ['DOCUMENTS_WRITE']);
    keepSecrets(secret);
    key = secret;
    mcp = new McpClient({ name: 'test', version: '1' });
    const requestInit = { headers: { authorization: `Bearer ${secret}` } };
    await mcp.connect(new StreamableHTTPClientTransport(new URL('/mcp', app.url), { requestInit }));
    first = (await call<Drafted>('draft_document', drafting({}))).structured;
  });
  afterAll(async () => {
    await mcp.close();
    expect(await brokenInvariants(app.database)).toEqual([]);
    await app.close();
  });

  const drafting = (more: object) => ({ document_type: 'rent_agreement', values: RENT_FORM, idempotency_key: randomUUID(), ...more });
  const proposing = (suggestions: string) => ({
    document_type: 'rent_agreement',
    values: RENT_FORM,
    previous_document: first.content,
    suggestions,
  });
  async function call<T>(name: string, args: Record<string, unknown>) {
    const { structuredContent, content, isError, _meta } = await mcp.callTool({ name, arguments: args });
    const [words] = content as { text: string }[];
    return { structured: structuredContent as T, text: words?.text ?? '', isError: isError === true, code: _meta?.['code'] };
  }

  it('draft_document asks what is unclear, in its words too, and neither changes nor charges anything', async () => {
    const asked = await call<Drafted>('draft_document', drafting({ previous_document: first.content, suggestions: UNCLEAR }));
    expect(asked.structured).toMatchObject({ content: first.content, remaining_tokens: first.remaining_tokens });
    const [question] = asked.structured.questions;
    expect(question).toMatchObject({ id: '1', instruction: UNCLEAR });
    expect(asked.text).toContain(`Question 1, about "${UNCLEAR}": ${question?.question}`);
    for (const { label, suggestion } of question?.choices ?? []) expect(asked.text).toContain(`- ${label} (suggestion: ${suggestion})`);
    expect(first.questions).toEqual([]);
  });

  it('changes are proposed, their questions answered and what is accepted kept, charged once', async () => {
    const proposed = await call<Proposal>('propose_changes', proposing(`${CLEAR}. ${UNCLEAR}`));
    expect(proposed.structured).toMatchObject({ changes: [{ id: '1', asked: true }], price: 5 });
    expect(proposed.text).toContain(`Change 1: ${proposed.structured.changes[0]?.message}`);
    const [question] = proposed.structured.questions;
    const { proposal_id } = proposed.structured;
    const answers = [{ question: question?.id, suggestion: question?.choices[0]?.suggestion }];
    const answered = await call<Proposal>('answer_questions', { proposal_id, answers });
    expect(answered.structured).toMatchObject({ proposal_id, changes: [{ id: '1' }, { id: '2' }], questions: [] });

    const kept = await call<Drafted>('keep_changes', { proposal_id, accepted: ['1', '2'] });
    expect(kept.structured).toMatchObject({ document_id: first.document_id, remaining_tokens: first.remaining_tokens - 5, questions: [] });
    expect(kept.structured.content).toContain('Rs. 30,000');
    expect(kept.structured.content.match(/20 \(twenty\) days/g)).toHaveLength(1);
    expect((await call<Drafted>('keep_changes', { proposal_id, accepted: ['1', '2'] })).structured).toEqual(kept.structured);
    const late = await call('answer_questions', { proposal_id, answers });
    expect([late.isError, late.code]).toEqual([true, 'PROPOSAL_NOT_FOUND']);
  });

  it('the example of the client answers what is asked, and keeps what was asked for', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'revise-'));
    try {
      const [form, draft] = [path.join(folder, 'form.json'), path.join(folder, 'draft.md')];
      await writeFile(form, JSON.stringify(RENT_FORM));
      await writeFile(draft, first.content);
      const said = await runExample('revise', { THEMIS_URL: app.url, THEMIS_KEY: key }, 'rent_agreement', form, draft, UNCLEAR);
      expect(said).toMatch(new RegExp(`^${UNCLEAR}: .+\\n- .+\\n- `));
      expect(said).toMatch(/\nKept for 5 tokens, \d+ left\n$/);
    } finally {
      await rm(folder, { recursive: true });
    }
  }, 90_000);

  it('what changes nothing is told with the reason, and nothing waits', async () => {
    const { structured, text } = await call<Proposal>('propose_changes', proposing('Make it nicer'));
    expect(structured).toMatchObject({ changes: [], questions: [] });
    expect(text).toContain('Nothing would change.');
    expect(text).toContain(`Not done: ${structured.not_changed[0]?.instruction}`);
    const kept = await call('keep_changes', { proposal_id: structured.proposal_id, accepted: ['1'] });
    expect([kept.isError, kept.code]).toEqual([true, 'PROPOSAL_NOT_FOUND']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { inTurn } from '../support/in-turn.js';
import {
  appWithModel,
  BODY,
  FAULTS,
  FREE_TEXT,
  type Generated,
  movementsOf,
  PRICE,
  type Proposal,
  revised,
  SHORT_IDLE_MS,
  SILENT,
  SUGGESTION,
} from '../support/model-drafts.js';
import { reply } from '../support/messages-stub.js';
import { adminClient, newUser } from '../support/people.js';
import { RENT_FORM } from '../support/rent-form.js';

const GENERATE = `mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { documentContent notice } }`;
const PROPOSE = `mutation ($input: GenerateDocumentInput!) { proposeChanges(input: $input) { changes { asked instruction message } } }`;

describe('drafting with a model that fails', () => {
  const { scene, wait, forgive } = appWithModel();
  it.each(inTurn(FAULTS, 6))(
    'goes on by rules after %s: nothing is lost, and nothing is charged that was not delivered',
    async (fault, script, unusable) => {
      const { client: user } = await newUser(scene.client);
      const { document_content: draft } = (await user.post<Generated>('/api/document/generate', BODY)).body;
      const expected = draft.replace('Rs. 25,000 (Rupees Twenty-five Thousand only)', 'Rs. 30,000 (Rupees Thirty Thousand only)');
      // An answer that comes is not given up for a slow machine.
      if (SILENT.has(fault)) wait({ idleMs: SHORT_IDLE_MS, firstMs: SHORT_IDLE_MS });
      const before = scene.stub.requests.length;
      scene.stub.script(script);
      const rest = await user.post<Generated>('/api/document/generate', revised(draft));
      const tries = scene.stub.requests.length - before;
      expect(rest).toMatchObject({ status: 200, body: { document_content: expected, drafted_by: 'extractive' } });
      expect(rest.body.notice?.includes('The language model')).toBe(unusable);
      expect(tries).toBe(script.length);
      scene.stub.script(script);
      const input = {
        documentType: 'rent_agreement',
        templateData: RENT_FORM,
        previousDocument: draft,
        modificationSuggestions: SUGGESTION,
      };
      const graphql = await user.graphql<{ generateDocument: { documentContent: string } }>(GENERATE, { input });
      expect(graphql).toMatchObject({ data: { generateDocument: { documentContent: expected } } });
      expect(await movementsOf(user)).toEqual(['SETTLE', 'RESERVE', 'SETTLE', 'RESERVE', 'SETTLE', 'RESERVE', 'GRANT']);
      for (const propose of [
        () => user.post<Proposal>('/api/document/proposals', revised(draft)).then(({ body }) => body.changes),
        () => user.graphql<{ proposeChanges: Proposal }>(PROPOSE, { input }).then(({ data }) => data?.proposeChanges.changes),
      ]) {
        scene.stub.script(script);
        expect((await propose())?.filter(({ asked }) => asked)).toMatchObject([
          { instruction: SUGGESTION, message: expect.stringContaining('Monthly Rent') },
        ]);
      }
      expect((await user.get('/api/tokens/balance')).body).toEqual({ tokens: 20 - 3 * PRICE });
      scene.stub.script([]);
    },
  );

  it('gives the document as it was typed, charged once, whatever the model does with the words of a form', async () => {
    const { client: user, email } = await newUser(scene.client);
    const admin = await adminClient(scene.client);
    const { users } = (await admin.get<{ users: { id: string; email: string }[] }>('/api/admin/users')).body;
    await admin.post(`/api/admin/users/${users.find((each) => each.email === email)?.id ?? ''}/add-tokens`, { tokens: 1000 });
    const balance = async () => (await user.get<{ tokens: number }>('/api/tokens/balance')).body.tokens;
    const { body: plain } = await user.post<Generated>('/api/document/generate', FREE_TEXT);
    const [after, price] = [await balance(), 1020 - (await balance())];
    for (const [index, [fault, script, unusable]] of FAULTS.entries()) {
      await scene.app.database.query('delete from rate_limits');
      forgive();
      wait(SILENT.has(fault) ? { idleMs: SHORT_IDLE_MS, firstMs: SHORT_IDLE_MS } : { idleMs: 60_000, firstMs: 60_000 });
      scene.stub.script(script);
      const { status, body } = await user.post<Generated>('/api/document/generate', FREE_TEXT);
      const said = body.notice?.includes('so it looked at nothing that you wrote') ?? false;
      expect({ fault, status, said, content: body.document_content }).toEqual({
        fault,
        status: 200,
        said: unusable,
        content: plain.document_content,
      });
      expect(await balance()).toBe(after - price * (index + 1));
    }
    expect((await user.get('/api/document/proposals')).body).toEqual([]);
  }, 120_000);

  it('charges nothing where neither the model nor a rule changes anything', async () => {
    const { client: user } = await newUser(scene.client);
    const { document_content: draft } = (await user.post<Generated>('/api/document/generate', BODY)).body;
    scene.stub.script([reply.overloaded(), reply.overloaded()]);
    const { status, body } = await user.post<Generated>('/api/document/generate', revised(draft, 'Mention the tide tables of Alibag'));
    expect(status).toBe(200);
    expect(body.document_content).toBe(draft);
    expect(body.suggestion_report).toMatchObject([{ applied: false }]);
    expect((await user.get('/api/tokens/balance')).body).toEqual({ tokens: 20 - PRICE });
  });
});

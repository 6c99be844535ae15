import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { SAVE } from '../support/kept-documents.js';
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
interface Proposal {
  id: string;
  changes: { id: string; instruction: string; message: string }[];
  questions: Question[];
}
interface Generated {
  document_content: string;
  remaining_tokens: number;
  document_id: string;
  questions: Question[];
  suggestion_report: { instruction: string; applied: boolean }[];
}

const BODY = { document_type: 'rent_agreement', template_data: RENT_FORM };
/** Fifteen days stand in several clauses. */
const UNCLEAR = 'Change 15 days to 20 days';
const CLEAR = 'Change the monthly rent to 30000';
const FIELDS = 'id changes { id instruction message } questions { id instruction question choices { label suggestion } }';

describe('suggestions that need an answer', () => {
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

  const balance = async (user: Client) => (await user.get<{ tokens: number }>('/api/tokens/balance')).body.tokens;
  async function drafted() {
    const { client: user } = await newUser(client);
    const { body } = await user.post<Generated>('/api/document/generate', BODY);
    return { user, draft: body.document_content, documentId: body.document_id, tokens: body.remaining_tokens };
  }
  const revised = (draft: string, suggestions: string) => ({
    ...BODY,
    previous_document: draft,
    modification_suggestions: suggestions,
  });

  it('come back with the document as it was sent, uncharged, and a choice sent in their place is followed', async () => {
    const { user, draft, tokens } = await drafted();
    const asked = await user.post<Generated>('/api/document/generate', revised(draft, `${CLEAR}. ${UNCLEAR}`));
    expect(asked.status).toBe(200);
    expect(asked.body).toMatchObject({ document_content: draft, remaining_tokens: tokens });
    expect(asked.body.suggestion_report.map(({ instruction, applied }) => [instruction, applied])).toEqual([[`${CLEAR}.`, false]]);
    const [question] = asked.body.questions;
    expect(question).toMatchObject({ id: '1', instruction: UNCLEAR });
    expect(question?.choices.length).toBeGreaterThan(2);
    expect(await balance(user)).toBe(tokens);

    const choice = question?.choices[1];
    const done = await user.post<Generated>('/api/document/generate', revised(draft, `${CLEAR}. ${choice?.suggestion ?? ''}`));
    expect(done.body.questions).toEqual([]);
    expect(done.body.remaining_tokens).toBeLessThan(tokens);
    expect(done.body.document_content.match(/20 \(twenty\) days/g)).toHaveLength(1);
    expect(done.body.document_content).toContain('Rs. 30,000 (Rupees Thirty Thousand only)');
  });

  it('are asked by GraphQL in the same words', async () => {
    const { user, draft, tokens } = await drafted();
    const rest = await user.post<Generated>('/api/document/generate', revised(draft, UNCLEAR));
    const { data } = await user.graphql<{ generateDocument: { documentContent: string; remainingTokens: number; questions: Question[] } }>(
      `mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) {
         documentContent remainingTokens questions { id instruction question choices { label suggestion } } } }`,
      { input: { documentType: 'rent_agreement', templateData: RENT_FORM, previousDocument: draft, modificationSuggestions: UNCLEAR } },
    );
    expect(data?.generateDocument).toEqual({ documentContent: draft, remainingTokens: tokens, questions: rest.body.questions });
  });

  it('wait with the changes of their proposal, and what answers them joins these, free of charge', async () => {
    const { user, draft, tokens } = await drafted();
    const { body: proposal } = await user.post<Proposal>('/api/document/proposals', revised(draft, `${CLEAR}. ${UNCLEAR}`));
    expect(proposal.changes.map(({ instruction }) => instruction)).toEqual([`${CLEAR}.`]);
    const [question] = proposal.questions;
    expect((await user.get<Proposal[]>('/api/document/proposals')).body[0]?.questions).toEqual(proposal.questions);

    const answers = (question: string, suggestion: string) => ({ answers: [{ question, suggestion }] });
    const answer = (body: object, who = user) => who.post<Proposal>(`/api/document/proposals/${proposal.id}/answers`, body);
    for (const [body, status] of [
      [{ answers: [] }, 422],
      [answers('9', 'Remove clause 2'), 422],
      [answers('1', ''), 422],
      [{ answers: [...answers('1', 'x').answers, ...answers('1', 'y').answers] }, 422],
      [{ answers: 'all' }, 422],
      [{}, 422],
    ] as const)
      expect({ body, status: (await answer(body)).status }).toEqual({ body, status });
    const { client: other } = await newUser(client, 'Bea Other');
    expect((await answer(answers('1', 'Remove clause 2'), other)).status).toBe(404);

    const { body: answered, status } = await answer(answers(question?.id ?? '', question?.choices[0]?.suggestion ?? ''));
    expect(status).toBe(200);
    expect(answered.questions).toEqual([]);
    expect(answered.changes.map(({ id }) => id)).toEqual(['1', '2']);
    expect(await balance(user)).toBe(tokens);
    // Another visit finds it answered.
    expect((await user.get<Proposal[]>('/api/document/proposals')).body[0]?.changes).toHaveLength(2);
    expect((await answer(answers('1', 'Remove clause 2'))).status).toBe(422);

    const kept = await user.post<Generated>(`/api/document/proposals/${proposal.id}/keep`, { accepted: ['1', '2'] });
    expect(kept.body.document_content).toContain('Rs. 30,000');
    expect(kept.body.document_content.match(/20 \(twenty\) days/g)).toHaveLength(1);
    expect(kept.body.remaining_tokens).toBeLessThan(tokens);
  });

  it('wait alone, too, and are answered by GraphQL, in words of one’s own', async () => {
    const { user, draft } = await drafted();
    const input = { documentType: 'rent_agreement', templateData: RENT_FORM, previousDocument: draft, modificationSuggestions: UNCLEAR };
    const proposed = await user.graphql<{ proposeChanges: Proposal }>(
      `mutation ($input: GenerateDocumentInput!) { proposeChanges(input: $input) { ${FIELDS} } }`,
      { input },
    );
    const { id, changes, questions } = proposed.data?.proposeChanges ?? { id: '', changes: [], questions: [] };
    expect(changes).toEqual([]);
    expect(questions).toHaveLength(1);
    const answer = (proposalId: string, suggestion: string) =>
      user.graphql<{ answerQuestions: Proposal }>(
        `mutation ($input: AnswerQuestionsInput!) { answerQuestions(input: $input) { ${FIELDS} } }`,
        {
          input: { proposalId, answers: [{ question: '1', suggestion }] },
        },
      );
    // An answer that is unclear itself is asked back under another id.
    const again = await answer(id, 'Change 15 days to 25 days');
    expect(again.data?.answerQuestions).toMatchObject({ changes: [], questions: [{ id: '2', instruction: 'Change 15 days to 25 days' }] });
    const done = await user.graphql<{ answerQuestions: Proposal }>(
      `mutation ($input: AnswerQuestionsInput!) { answerQuestions(input: $input) { ${FIELDS} } }`,
      {
        input: {
          proposalId: id,
          answers: [{ question: '2', suggestion: 'In clause 4.2 replace “15 (fifteen) days” with “25 (twenty-five) days”' }],
        },
      },
    );
    expect(done.data?.answerQuestions).toMatchObject({ changes: [{ id: '1' }], questions: [] });
    const discarded = await user.delete(`/api/document/proposals/${id}`);
    expect(discarded.status).toBe(200);
    expect((await answer(id, 'Remove clause 2')).errors).toMatchObject([{ extensions: { code: 'PROPOSAL_NOT_FOUND' } }]);
  });

  it('are refused once the draft has changed', async () => {
    const { user, draft, documentId } = await drafted();
    const { body } = await user.post<Proposal>('/api/document/proposals', revised(draft, UNCLEAR));
    await user.graphql(SAVE, { input: { documentId, content: `${draft}\nAn edit.\n` } });
    const answer = await user.post(`/api/document/proposals/${body.id}/answers`, {
      answers: [{ question: '1', suggestion: body.questions[0]?.choices[0]?.suggestion ?? '' }],
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'DRAFT_CHANGED' } });
  });

  it('are asked and answered by a key that may write documents, and by no other', async () => {
    const { user, draft } = await drafted();
    const keyWith = async (scopes: string[]) => {
      const { data, errors } = await user.graphql<{ createApiKey: { secret: string } }>(
        `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }`,
        { input: { name: scopes.join(), scopes } },
      );
      expect(errors).toBeUndefined();
      keepSecrets(data?.createApiKey.secret ?? '');
      return user.as(data?.createApiKey.secret ?? '');
    };
    const writer = await keyWith(['DOCUMENTS_WRITE']);
    const { body, status } = await writer.post<Proposal>('/api/document/proposals', revised(draft, UNCLEAR));
    expect(status).toBe(200);
    const answered = await writer.post<Proposal>(`/api/document/proposals/${body.id}/answers`, {
      answers: [{ question: '1', suggestion: body.questions[0]?.choices[0]?.suggestion ?? '' }],
    });
    expect(answered.body.changes).toHaveLength(1);
    expect((await writer.post(`/api/document/proposals/${body.id}/keep`, { accepted: ['1'] })).status).toBe(200);
    const reader = await keyWith(['DOCUMENTS_READ']);
    expect((await reader.post('/api/document/proposals', revised(draft, UNCLEAR))).status).toBe(403);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { LanguageModel } from '../../src/ports/language-model/language-model.js';
import { startApp, type TestApp } from './app.js';
import { Client } from './client.js';
import { brokenInvariants } from './ledger-invariants.js';
import { draftOf, type MessagesRequest, type MessagesStub, reply, type Reply, startMessagesStub } from './messages-stub.js';
import { RENT_FORM } from './rent-form.js';

export const BODY = { document_type: 'rent_agreement', template_data: RENT_FORM, complexity: 'simple' };
export const PRICE = 5;
const REPLY_FORM = {
  complaint_summary: 'Rent is unpaid',
  respondent_details: 'Ravi Kumar, tenant',
  defenses: 'The rent were payed on 3 May 2026 by cheque.',
};
/** A document with words of the user's own, which the model is asked about. */
export const FREE_TEXT = { document_type: 'reply', template_data: REPLY_FORM, complexity: 'simple' };
export const STREAM = `subscription ($input: GenerateDocumentInput!) { generation(input: $input) { kind stage text generated { documentContent draftedBy notice version { promptVersion } } } }`;
/** A key of its own each time that it is read. */
export const STREAMED = {
  get input() {
    return { documentType: 'reply', templateData: REPLY_FORM, idempotencyKey: randomUUID() };
  },
};

export interface Generated {
  document_content: string;
  drafted_by: string;
  notice: string | null;
  suggestion_report: object[];
}
export interface Proposal {
  id: string;
  price: number;
  changes: { id: string; asked: boolean; instruction: string | null; message: string }[];
}

export const SUGGESTION = 'Change the monthly rent to Rs. 30,000';
/** What a suggestion is sent with. */
export const revised = (previous_document: string, modification_suggestions = SUGGESTION) => ({
  ...BODY,
  previous_document,
  modification_suggestions,
});
/** The id of the line of the draft that has these words. */
export const lineWith = (request: MessagesRequest, words: string): string =>
  draftOf(request).find(({ text }) => text.includes(words))?.id ?? 'n0';
const change = (words: string, edit: object): Reply =>
  reply.edits((request) => [{ do: 'edit', instruction: 1, node: lineWith(request, words), ...edit }]);
const add = (text: string): Reply =>
  reply.edits((request) => [{ do: 'insert', instruction: 1, after: lineWith(request, 'in advance'), text }]);

/** What was asked for, and something else. */
export const BOTH = reply.edits((request) => [
  { do: 'edit', instruction: 1, node: lineWith(request, 'in advance'), old_text: 'in advance', new_text: 'in arrears' },
  { do: 'edit', instruction: 1, node: draftOf(request).find(({ text }) => text === 'Term')?.id, old_text: 'Term', new_text: 'Six Terms' },
]);

/** Whatever a model can get wrong, and whether it is the model that then could not be used. */
export const FAULTS: [fault: string, script: Reply[], unusable: boolean][] = [
  ['429', [reply.rateLimited(), reply.rateLimited()], true],
  ['529', [reply.overloaded(), reply.overloaded()], true],
  ['400', [reply.failed(400)], true],
  ['500', [reply.failed(), reply.failed()], true],
  ['an exhausted budget', [reply.spendLimit()], true],
  ['a wrong key', [reply.failed(401)], true],
  ['an unknown model', [reply.failed(404)], true],
  ['a stall in the middle of a call', [reply.toolText('{"edits":[{"do":"ed', 'never-more')], true],
  ['no answer at all', [reply.silence()], true],
  ['half a stream', [reply.toolText('{"edits":[', 'no-stop'), reply.toolText('{"edits":[', 'no-stop')], true],
  ['a connection that breaks', [reply.reset('Well'), reply.toolText('{"ed', 'reset')], true],
  ['an error within the stream', [reply.errorEvent('overloaded_error', 'Well'), reply.errorEvent('overloaded_error')], true],
  ['an empty message', [reply.empty(), reply.empty()], true],
  ['a refusal', [reply.refusal('I cannot.')], true],
  ['a call that is too long for it', [reply.toolText('{"edits":[{"do":"remo', 'complete', 'max_tokens')], true],
  ['a call that is no JSON', [reply.toolText('{"edits":[}'), reply.toolText('no')], true],
  ['a call of another form', [reply.toolText('{"document":"# RENT AGREEMENT"}'), reply.toolText('[]')], true],
  ['words instead of a call', [reply.text('Sure! Here is your document:\n\n# RENT'), reply.text('# RENT AGREEMENT')], true],
  ['lines that are not there', [reply.edits([{ do: 'remove', instruction: 1, node: 'n999' }])], false],
  ['words that are not there', [change('in advance', { old_text: 'in the past', new_text: 'in arrears' })], false],
  ['edits of another form', [reply.edits([{ do: 'rewrite', text: '# RENT' }, { do: 7 }])], false],
  ['an instruction that nobody gave', [reply.edits([{ do: 'remove', instruction: 7, node: 'n3' }])], false],
  ['talk', [add('Sure! Here is your document with the rent of Rs. 30,000.')], false],
  ['a script', [change('in advance', { old_text: 'in advance', new_text: 'in advance<script>alert(1)</script>' })], false],
  ['a remote image', [change('in advance', { old_text: 'in advance', new_text: '![](https://evil.example/x.png)' })], false],
  [
    'a whole document',
    [
      reply.edits((request) => [
        {
          do: 'insert',
          instruction: 1,
          after: 'n1',
          text: draftOf(request)
            .map(({ text }) => text)
            .join('\n'),
        },
      ]),
    ],
    false,
  ],
  ['words that nobody asked for', [change('in advance', { old_text: 'in advance', new_text: 'in arrears' })], false],
];

/** Faults that are known by the time without another word. */
export const SILENT = new Set(['a stall in the middle of a call', 'no answer at all']);
export const SHORT_IDLE_MS = 300;
const USUAL_IDLE_MS = 60_000;

/** An application with a model that the tests script, and a look at the ledger after each of them. */
export function appWithModel() {
  const scene = {} as { stub: MessagesStub; app: TestApp; client: Client };
  const model = () => scene.app.nest.get(LanguageModel) as unknown as { limits: object; breaker: { succeeded: () => void } };
  const wait = (limits: { idleMs?: number; firstMs?: number; retryDelayMs?: number }): void => {
    Object.assign(model().limits, limits);
  };
  beforeAll(async () => {
    scene.stub = await startMessagesStub();
    scene.app = await startApp({ ANTHROPIC_BASE_URL: scene.stub.url, ANTHROPIC_API_KEY: 'key' });
    // The pause of production before another try would make these tests wait as long.
    wait({ retryDelayMs: 1 });
    scene.client = new Client(scene.app.url);
  });
  afterEach(async () => {
    wait({ idleMs: USUAL_IDLE_MS, firstMs: USUAL_IDLE_MS });
    scene.stub.script([]);
    // Faults of one test are none of the next.
    model().breaker.succeeded();
    expect(await brokenInvariants(scene.app.database)).toEqual([]);
    expect(await scene.app.database.query(`select id from token_reservations where state = 'pending'`)).toEqual([]);
  });
  afterAll(async () => {
    await scene.app.close();
    await scene.stub.close();
  });
  /** Faults before are no reason to refuse a call. */
  const forgive = () => model().breaker.succeeded();
  return { scene, wait, forgive };
}

/** What happened on the account of a user, the newest first. */
export const movementsOf = async (user: Client): Promise<string[] | undefined> =>
  (
    await user.graphql<{ tokenStatement: { nodes: { kind: string }[] } }>('{ tokenStatement { nodes { kind } } }')
  ).data?.tokenStatement.nodes.map(({ kind }) => kind);

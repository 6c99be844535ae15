import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { KeptQuestions } from '../../src/features/retrieval/questions/kept-questions.js';
import { QuestionRound } from '../../src/features/section-questions/rounds/question-round.js';
import { QuestionBatches } from '../../src/ports/language-model/question-batches.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { libraryOf, rebuild, searchLaw, settledLibrary, text, upload } from '../support/library.js';
import { type MessagesStub, startMessagesStub } from '../support/messages-stub.js';
import { adminClient, newUser } from '../support/people.js';

const ACT = `THE SAMPLE HOUSES ACT, 1995

1. Receipts.—Every lessor shall deliver to the lessee an acknowledgment in writing of every sum that is paid to him under the lease.

2. Uniforms.—Nobody who is not in the naval service of the Union shall wear a uniform of that service in any public place.

3. Repairs.—The lessor shall keep the structure of the building in good and tenantable repair throughout the whole of the lease.
`;

const ON_RECEIPTS = 'My house owner grabs the cash and hands me no paper, what now?';
const ON_REPAIRS = 'In this public place water drips through the ceiling, whose job is that?';

const STATUS = `{ available state reason tokensPerDay tokensInAll usedToday usedInAll costMicroUsd sections done underWay failed questions
  struck toIndex job { state } }`;

interface Status {
  available: boolean;
  state: string;
  reason: string | null;
  usedToday: number;
  usedInAll: number;
  costMicroUsd: number | null;
  sections: number;
  done: number;
  underWay: number;
  failed: number;
  questions: number;
  struck: number;
  toIndex: number;
  job: { state: string } | null;
}
interface Question {
  id: string;
  document: string;
  unit: string;
  language: string;
  question: string;
  struckAt: string | null;
}

describe('questions that sections answer', () => {
  let stub: MessagesStub;
  let app: TestApp;
  let admin: Client;
  let user: Client;

  beforeAll(async () => {
    stub = await startMessagesStub();
    stub.batches.endsAtOnce = false;
    stub.batches.answer = ({ prompt }) => {
      if (prompt.includes('acknowledgment')) return `en: ${ON_RECEIPTS}\nhinglish: makan malik raseed nahi deta, kya karu?`;
      return prompt.includes('tenantable') ? `en: ${ON_REPAIRS}` : 'none';
    };
    app = await startApp({ ANTHROPIC_BASE_URL: stub.url, ANTHROPIC_MODEL: 'stub-model', ANTHROPIC_PRICES: '3, 15, 0.3, 3.75' });
    const client = new Client(app.url);
    admin = await adminClient(client);
    user = (await newUser(client)).client;
    await upload(admin, text('houses.txt', ACT));
    await settledLibrary(admin);
  }, 60_000);
  afterEach(() => void jest.restoreAllMocks());
  afterAll(async () => {
    await app.close();
    await stub.close();
  });

  const status = async (): Promise<Status> => {
    const { data, errors } = await admin.graphql<{ questionWriting: Status }>(`{ questionWriting ${STATUS} }`);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.questionWriting;
  };
  const start = (tokensPerDay = 1_000_000, tokensInAll = 1_000_000) =>
    admin.graphql(`mutation { writeSectionQuestions(tokensPerDay: ${tokensPerDay}, tokensInAll: ${tokensInAll}) { state } }`);
  const cancel = () => admin.graphql('mutation { cancelSectionQuestions { state } }');
  const list = async (args = 'first: 50'): Promise<Question[]> =>
    (
      await admin.graphql<{ sectionQuestions: { nodes: Question[] } }>(
        `{ sectionQuestions(${args}) { nodes { id document unit language question struckAt } } }`,
      )
    ).data?.sectionQuestions.nodes ?? [];
  const round = () => app.worker.get(QuestionRound).run({ signal: AbortSignal.timeout(60_000), progress: () => Promise.resolve() });
  /** Rounds, those of the worker's own jobs beside them, until what is wanted is so. */
  const rounds = (until: (now: Status) => boolean) =>
    eventually(async () => {
      // One beside a job's can find that the job was quicker.
      await round().catch(() => undefined);
      return status();
    }, until);
  const sectionOf = async (question: string) => {
    await app.nest.get(KeptQuestions).look();
    return (await searchLaw(user, question)).passages[0]?.headingPath;
  };
  const calls = async () =>
    (await app.database.query<{ input_tokens: string }[]>("select input_tokens from model_usage where purpose = 'questions'")).length;
  /** As before the first start, but for the library. */
  const forget = async () => {
    await cancel();
    stub.batches.endsAtOnce = true;
    await rounds(({ state }) => state === 'OFF');
    stub.batches.endsAtOnce = false;
    await app.database.query('update question_batches set used_tokens = 0');
    await app.database.query("update questioned_sections set state = 'wanted', tries = 0");
    await app.database.query('delete from section_questions');
    await app.database.query("delete from model_usage where purpose = 'questions'");
    stub.batches.created.length = 0;
  };

  it('are not asked for until an administrator wants them', async () => {
    await round();
    expect(await status()).toMatchObject({ available: true, state: 'OFF', sections: 0, questions: 0 });
    expect(stub.batches.created).toEqual([]);
    expect((await user.graphql('{ questionWriting { state } }')).errors?.[0]).toMatchObject({
      extensions: { code: 'LOGIN_OF_OTHER_KIND' },
    });
    expect((await start(5)).errors?.[0]).toMatchObject({ extensions: { code: expect.stringMatching(/BAD|INVALID|VALIDATION/) } });
  });

  it('are written in a batch, put into the index, found by, and never quoted', async () => {
    expect(await sectionOf(ON_REPAIRS)).toMatch(/Section 2/);
    await start();
    await rounds(({ underWay }) => underWay === 3);
    expect(stub.batches.requests).toHaveLength(3);
    expect((await status()).usedToday).toBeGreaterThan(0);
    stub.batches.end();
    expect(await rounds(({ done, toIndex }) => done === 3 && toIndex === 0)).toMatchObject({ failed: 0, questions: 3, struck: 0 });
    expect((await list()).map(({ document, unit, language, question }) => [document, unit, language, question])).toEqual(
      expect.arrayContaining([
        ['The Sample Houses Act, 1995', '1', 'EN', ON_RECEIPTS],
        ['The Sample Houses Act, 1995', '1', 'HINGLISH', 'makan malik raseed nahi deta, kya karu?'],
        ['The Sample Houses Act, 1995', '3', 'EN', ON_REPAIRS],
      ]),
    );
    expect(await calls()).toBe(1);
    expect((await status()).costMicroUsd).toBeGreaterThan(0);
    expect(await sectionOf('The house owner grabs cash, hands over no paper')).toMatch(/Section 1/);
    expect(await sectionOf(ON_REPAIRS)).toMatch(/Section 3/);
    const { body } = await user.post<{ citations: { heading_path: string }[] }>('/api/ask/', { question: ON_REPAIRS });
    expect(JSON.stringify((await searchLaw(user, ON_REPAIRS)).passages)).not.toContain('ceiling');
    expect(JSON.stringify(body.citations)).not.toContain('ceiling');
    await round();
    expect(stub.batches.created).toHaveLength(1);
  });

  it('are in an index that is rebuilt, too', async () => {
    expect(await rebuild(admin)).toEqual({ state: 'COMPLETED', error: null });
    expect(await sectionOf(ON_REPAIRS)).toMatch(/Section 3/);
    expect((await status()).toIndex).toBe(0);
  });

  it('are struck one by one, and no longer found by', async () => {
    const repairs = (await list()).find(({ unit }) => unit === '3');
    await admin.graphql(`mutation { strikeSectionQuestion(id: "${repairs?.id}") { struckAt } }`);
    await rounds(({ toIndex }) => toIndex === 0);
    expect(await status()).toMatchObject({ questions: 2, struck: 1 });
    expect((await list('struck: true')).map(({ unit }) => unit)).toEqual(['3']);
    expect(await sectionOf(ON_REPAIRS)).toMatch(/Section 2/);
    expect(await sectionOf('The house owner grabs cash, hands over no paper')).toMatch(/Section 1/);
  });

  it('go with their section when its text has changed', async () => {
    const { id } = (await libraryOf(admin)).get('houses.txt') ?? { id: '' };
    const former = `'${id}', decode(repeat('00', 32), 'hex')`;
    await app.database.query(
      `insert into questioned_sections (document_id, hash, place, unit, heading, state) values (${former}, 9, '2', 'Uniforms', 'done')`,
    );
    await app.database.query(
      `insert into section_questions (id, document_id, hash, language, question) values (gen_random_uuid(), ${former}, 'en', 'Of a former text?')`,
    );
    expect((await list()).map(({ question }) => question)).toContain('Of a former text?');
    // As after a new version of the text.
    await app.database.query('update questioned_documents set version = version - 1');
    const now = await rounds(({ sections }) => sections === 3);
    expect(now).toMatchObject({ done: 3, questions: 2 });
    expect((await list()).map(({ question }) => question)).not.toContain('Of a former text?');
    expect(stub.batches.created).toHaveLength(1);
  });

  it('pay for no section twice when the worker dies while it hands a batch over', async () => {
    await forget();
    stub.batches.nextBatch = 'lost answer';
    await start();
    await rounds(() => stub.batches.created.length === 1);
    await round();
    expect(await status()).toMatchObject({ underWay: 3, done: 0 });
    expect(stub.batches.created).toHaveLength(1);
    stub.batches.end();
    await rounds(({ done }) => done === 3);
    expect(stub.batches.created).toHaveLength(1);
    expect(await calls()).toBe(1);
  });

  it('are read again when the worker dies while it reads them, and counted once', async () => {
    await forget();
    await start();
    await rounds(({ underWay }) => underWay === 3);
    const batches = app.worker.get(QuestionBatches);
    const whole = batches.outcomes.bind(batches);
    const reading = jest.spyOn(batches, 'outcomes').mockImplementation(async function* (id, signal) {
      for await (const outcome of whole(id, signal)) {
        yield outcome;
        throw new Error('killed');
      }
    });
    stub.batches.end();
    await expect(round()).rejects.toThrow('killed');
    expect(await status()).toMatchObject({ underWay: 3, done: 0, questions: 0 });
    reading.mockRestore();
    await rounds(({ done }) => done === 3);
    expect(await calls()).toBe(1);
    expect(stub.batches.created).toHaveLength(1);
  });

  it('are asked for again where some failed or expired, and given up where the service refuses', async () => {
    await forget();
    const kinds = ['errored', 'invalid', 'expired'] as const;
    stub.batches.outcome = (_, at) => kinds[at] ?? 'succeeded';
    await start();
    await rounds(({ underWay }) => underWay === 3);
    stub.batches.end();
    await rounds(({ failed, underWay }) => failed === 1 && underWay === 2);
    stub.batches.outcome = () => 'succeeded';
    stub.batches.end();
    expect(await rounds(({ done }) => done === 2)).toMatchObject({ failed: 1 });
    await start();
    await rounds(({ underWay }) => underWay === 1);
    stub.batches.end();
    expect(await rounds(({ done }) => done === 3)).toMatchObject({ failed: 0 });
  });

  it('stop at the budget, of the day and in all, and go on with a larger one', async () => {
    await forget();
    const { usedToday } = await status();
    const most = jest.spyOn(app.worker.get(QuestionBatches), 'tokensAtMost').mockReturnValue(8_000);
    await start(1_000_000, 10_000);
    expect(await rounds(({ underWay }) => underWay > 0)).toMatchObject({ underWay: 1, usedInAll: 8_000 });
    stub.batches.end();
    // What it did not use is free again.
    await rounds(({ underWay, done }) => underWay === 1 && done === 1);
    stub.batches.end();
    most.mockReturnValue(10_001);
    expect(await rounds(({ reason }) => reason !== null)).toMatchObject({ done: 2, reason: expect.stringContaining('whole budget') });
    await start(10_000 + usedToday, 1_000_000);
    expect(await rounds(({ reason }) => reason !== null)).toMatchObject({ done: 2, reason: expect.stringContaining('Today’s budget') });
    await start();
    await rounds(({ underWay }) => underWay === 1);
    stub.batches.end();
    await rounds(({ done }) => done === 3);
  });

  it('are cancelled with what is under way; what was answered is kept', async () => {
    await forget();
    stub.batches.answer = () => 'en: What must I know about my house and my rent?';
    await start();
    await rounds(({ underWay }) => underWay === 3);
    await cancel();
    expect(await rounds(({ state }) => state === 'OFF')).toMatchObject({ underWay: 0, done: 1, questions: 1 });
    await round();
    expect(stub.batches.created).toHaveLength(1);
  });
});

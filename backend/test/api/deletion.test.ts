import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { rebuild, searchLaw, settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';

/** Words that only the text of the deleted document has; their bytes are looked for wherever anything is kept. */
const CANARY = 'Quixotrophic';
const act = (name: string, words: string) => `THE SAMPLE ${name} ACT, 1999

1. Short title.—This Act may be called the Sample ${name} Act, 1999. ${words}

2. Duty.—The keeper of a ${name.toLowerCase()} ${words} shall register it with the Authority within thirty days.
`;
const doomed = (version: number) => act('DOOMED', `${CANARY} keeper number ${version}`);

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
}

describe('a deleted document', () => {
  let app: TestApp;
  let admin: Client;
  let user: Client;

  beforeAll(async () => {
    app = await startApp();
    const client = new Client(app.url);
    admin = await adminClient(client);
    user = (await newUser(client)).client;
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(() => app.close());

  const filesWith = (words: string) => filesUnder(app.dataDir).filter((file) => readFileSync(file).includes(words));
  async function tablesWith(words: string): Promise<string[]> {
    const tables = await app.database.query<{ name: string }[]>(
      `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await app.database.query<object[]>(`select 1 from "${name}" as t where t::text ilike $1 limit 1`, [`%${words}%`]);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }
  const mutation = async (body: string) => {
    const { data, errors } = await admin.graphql<Record<string, Record<string, unknown>>>(`mutation { ${body} }`);
    if (!data) throw new Error(JSON.stringify(errors));
    return data;
  };
  const asked = async () => JSON.stringify((await user.post('/api/ask/', { question: `What must the ${CANARY} keeper do?` })).body);
  const found = async () => JSON.stringify((await searchLaw(user, `${CANARY} keeper of a doomed`)).passages);

  it('leaves nothing: no row, file, text, passage or answer, in no generation, and not after a rollback', async () => {
    await upload(admin, text('kept.txt', act('KEPT', 'badger')));
    await upload(admin, text('doomed.txt', doomed(1)));
    await settledLibrary(admin);
    await upload(admin, text('doomed.txt', doomed(2)));
    await settledLibrary(admin);
    expect(await rebuild(admin)).toEqual({ state: 'COMPLETED', error: null });
    // Into both generations, and an older text that is still there for answers under way.
    await upload(admin, text('doomed.txt', doomed(3)));
    await settledLibrary(admin);
    await mutation('createGoldenQuestion(input: { question: "Who registers?", document: "doomed.txt", unit: "2" }) { id }');
    const [{ id }] = await app.database.query<[{ id: string }]>(`select id from legal_documents where filename = 'doomed.txt'`);
    expect(await asked()).toContain(CANARY);
    expect(await found()).toContain(CANARY);
    // The test can see what it looks for.
    expect(filesWith(CANARY).length).toBeGreaterThan(2);
    expect(await tablesWith(CANARY)).toEqual(['legal_documents']);

    expect((await admin.delete('/api/admin/documents/doomed.txt')).status).toBe(200);
    expect(filesWith(CANARY)).toEqual([]);
    expect(await tablesWith(CANARY)).toEqual([]);
    expect(filesUnder(app.dataDir).filter((file) => file.includes(id))).toEqual([]);
    for (const answer of [await asked(), await found()]) expect(answer).not.toContain('keeper of a doomed');
    const { data } = await user.graphql(`{ sourceDocument(id: "${id}") { id } }`);
    expect(data).toBeNull();
    const check = await admin.graphql<{ goldenQuestionCheck: { outcomes: { rankAfter: number | null }[] } }>(
      '{ goldenQuestionCheck { outcomes { rankAfter } } }',
    );
    expect(check.data?.goldenQuestionCheck.outcomes).toEqual([{ rankAfter: null }]);

    await mutation('rollBackIndex { generation }');
    for (const answer of [await asked(), await found()]) expect(answer).not.toContain('keeper of a doomed');
    expect(filesWith(CANARY)).toEqual([]);
    const status = await admin.graphql<{ systemStatus: { index: { documents: number } } }>('{ systemStatus { index { documents } } }');
    expect(status.data?.systemStatus.index.documents).toBe(1);
  }, 60_000);
});

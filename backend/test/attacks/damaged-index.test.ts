import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IndexKeeper } from '../../src/features/retrieval/index-keeper.task.js';
import { RetrievalIndex } from '../../src/ports/retrieval-index/retrieval-index.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { searchLaw, settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';

const ACT = 'THE SAMPLE DEPOSITS ACT, 2019\n\n1. Return. The landlord shall return the security deposit within thirty days.\n';
const QUESTION = 'When is the security deposit returned?';

let app: TestApp;
let user: Client;
beforeEach(async () => {
  app = await startApp();
  const anyone = new Client(app.url);
  const admin = await adminClient(anyone);
  await upload(admin, text('deposits.txt', ACT));
  await settledLibrary(admin);
  user = (await newUser(anyone)).client;
  expect((await searchLaw(user, QUESTION)).passages).not.toHaveLength(0);
});
afterEach(() => app.close());

const folder = (): string => path.join(app.dataDir, 'index');

function overwrite(pattern: RegExp): void {
  const names = readdirSync(folder()).filter((name) => pattern.test(name));
  expect(names).not.toHaveLength(0);
  for (const name of names) writeFileSync(path.join(folder(), name), 'no database at all'.repeat(1000));
}

/** As after the next start: the files are opened again, and the keeper looks at them. */
async function startAgain(): Promise<void> {
  for (const role of [app.nest, app.worker]) {
    const index = role.get(RetrievalIndex);
    await index.activeGeneration().catch(() => undefined);
    await index.stats().catch(() => undefined);
    await index.init();
  }
  app.worker.get(IndexKeeper).onApplicationBootstrap();
}

const found = () =>
  eventually(
    () => searchLaw(user, QUESTION).catch(() => ({ passages: [] })),
    ({ passages }) => passages.length > 0,
  );

describe('an index whose files were damaged', () => {
  it('is rebuilt by itself when a generation is no longer a database', async () => {
    overwrite(/^generation-.*\.sqlite(-wal)?$/);
    await startAgain();
    await found();
  });

  it('is rebuilt by itself when its catalogue is no longer a database, which is set aside', async () => {
    overwrite(/^catalog\.sqlite$/);
    await startAgain();
    expect(existsSync(path.join(folder(), 'catalog.sqlite.damaged'))).toBe(true);
    await found();
  });
});

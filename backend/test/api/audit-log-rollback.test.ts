import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AuditLog } from '../../src/core/audit/audit-log.service.js';
import { RetrievalIndex } from '../../src/ports/retrieval-index/retrieval-index.js';
import { startApp, type TestApp } from '../support/app.js';
import { auditEntriesAfter, latestAuditEntry } from '../support/audit-entries.js';
import { Client } from '../support/client.js';
import { rebuild } from '../support/library.js';
import { adminClient } from '../support/people.js';

describe('the audit log of a rollback, which no transaction holds together with its entries', () => {
  let app: TestApp;
  let admin: Client;
  let index: RetrievalIndex;

  beforeAll(async () => {
    // Questions are written only where a language model is set; nothing is sent to this one.
    app = await startApp({ ANTHROPIC_BASE_URL: 'http://127.0.0.1:9', ANTHROPIC_MODEL: 'none-there' });
    index = app.nest.get(RetrievalIndex);
  });
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    admin = await adminClient(new Client(app.url));
    await rebuild(admin);
    await rebuild(admin);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => app.close());

  const rollBack = () => admin.graphql<{ rollBackIndex: { generation: string } }>('mutation { rollBackIndex { generation } }');
  const latest = () => latestAuditEntry(app.database);
  const active = async () => (await index.activeGeneration())?.id;
  const actionsAfter = async (id: string) => (await auditEntriesAfter(app.database, id)).map(({ action }) => action);
  const failing = (action: string) =>
    jest.spyOn(app.nest.get(AuditLog), 'record').mockImplementation(async function (this: AuditLog, manager, actor, event) {
      if (event.action === action) throw new Error('the database is away');
      await AuditLog.prototype.record.call(this, manager, actor, event);
    });

  it('says what is begun before anything is done', async () => {
    const before = await latest();
    const seen: string[] = [];
    const promote = index.promote.bind(index);
    jest.spyOn(index, 'promote').mockImplementation(async (...args) => {
      seen.push(...(await actionsAfter(before)));
      await promote(...args);
    });
    await rollBack();
    expect(seen).toEqual(['index.roll-back.begin']);
    expect(await actionsAfter(before)).toEqual(['index.roll-back.begin', 'index.roll-back']);
  });

  it('nothing is done when the intent cannot be written', async () => {
    const [before, answering] = [await latest(), await active()];
    failing('index.roll-back.begin');
    expect(await rollBack()).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL' } }] });
    expect(await active()).toBe(answering);
    expect(await actionsAfter(before)).toEqual([]);
  });

  it('a beginning without an outcome is left by a process that died in between, and what was done is answered', async () => {
    const [before, answering] = [await latest(), await active()];
    failing('index.roll-back');
    const { data } = await rollBack();
    expect(await active()).toBe(data?.rollBackIndex.generation);
    expect(await active()).not.toBe(answering);
    expect(await actionsAfter(before)).toEqual(['index.roll-back.begin']);
  });

  it('a failure is an outcome too', async () => {
    const before = await latest();
    jest.spyOn(index, 'promote').mockRejectedValue(new Error('the disk is gone'));
    expect(await rollBack()).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL' } }] });
    expect((await auditEntriesAfter(app.database, before)).map(({ action, after }) => ({ action, after }))).toEqual([
      { action: 'index.roll-back.begin', after: { generation: expect.any(String) } },
      { action: 'index.roll-back.fail', after: { error: 'INTERNAL' } },
    ]);
  });
});

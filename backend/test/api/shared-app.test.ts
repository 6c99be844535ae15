import { afterEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { libraryOf, searchLaw, settledLibrary, text, upload } from '../support/library.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

const ACT = 'THE SAMPLE WHARVES ACT, 1992\n\n1. Wharves.—The keeper of a wharf shall light it after sunset.\n';

describe('the application that files share', () => {
  let app: TestApp;
  afterEach(() => app.close());

  /** What a file would find, and leave. */
  async function usedByOneFile(): Promise<{ url: string; found: object }> {
    app = await sharedApp();
    const client = new Client(app.url);
    const admin = await adminClient(client);
    const [{ users }] = await app.database.query<[{ users: number }]>('select count(*)::int as users from users');
    const { client: user } = await newUser(client);
    const before = { users, library: (await libraryOf(admin)).size, found: (await searchLaw(user, 'light of a wharf')).passages.length };
    await upload(admin, text('wharves.txt', ACT));
    const indexed = (await settledLibrary(admin)).get('wharves.txt')?.status;
    await admin.post('/api/admin/token-pricing', { operation_type: 'wharf', operation_name: 'Wharf', base_tokens: 3 });
    return { url: app.url, found: { ...before, indexed, then: (await searchLaw(user, 'light of a wharf')).passages.length } };
  }

  it('is the same one, as it was at its start: no users, no library, no index of what was there', async () => {
    const fresh = { users: 1, library: 0, found: 0, indexed: 'INDEXED', then: 1 };
    const first = await usedByOneFile();
    expect(first.found).toEqual(fresh);
    await app.close();
    expect(await usedByOneFile()).toEqual({ url: first.url, found: fresh });
  });

  it('is exchanged for a new one when its tables were changed', async () => {
    app = await sharedApp();
    const { url } = app;
    await app.database.query('create table left_over (one integer)');
    await app.close();
    app = await sharedApp();
    expect(app.url).not.toBe(url);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminNetwork } from '../support/admin-network.js';
import { adminUser } from '../support/admin-wire.js';
import type { FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { findDialog } from '../support/find-dialog.js';
import { renderAsAdmin } from '../support/render-app.js';
import { keepSavedFiles } from '../support/saved-files.js';

const EMAIL = 'ravi@example.org';
const PAGE = '/admin?tab=users';

let network: FakeNetwork;
beforeEach(() => {
  new FakeSocketServer().install();
  network = adminNetwork();
});

describe('exports', () => {
  /** Texts of the files that were saved. */
  let saved: Promise<string>[];
  beforeEach(() => {
    saved = keepSavedFiles();
  });
  const exportPage = (nodes: object[], after: string | null) => ({
    __typename: 'UserConnection',
    totalCount: 2,
    nodes,
    pageInfo: { __typename: 'PageInfo', endCursor: after, hasNextPage: after !== null },
  });

  it('saves all users that the filters leave, page by page, with nothing that runs as a formula', async () => {
    network.on('Users', ({ variables }) => ({
      users: variables.after
        ? exportPage([adminUser('b@example.org', { name: 'Rao, B.', phone: null })], null)
        : exportPage([adminUser('a@example.org', { name: '=HYPERLINK("x")', phone: '+91 1', tokens: 7 })], 'cursor-1'),
    }));
    const { user } = renderAsAdmin(`${PAGE}&q=org&role=USER`);
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Exported 2 rows')).toBeTruthy();
    const exported = network.sent('Users').filter(({ first }) => first === 200);
    expect(exported.map(({ after, search }) => [after, search])).toEqual([
      [null, 'org'],
      ['cursor-1', 'org'],
    ]);
    expect((await saved[0])?.split('\r\n')).toEqual([
      '\uFEFFFull Name,Email,Phone,Role,Active,Verified,Tokens,Created,Last Login',
      `"'=HYPERLINK(""x"")",a@example.org,'+91 1,User,true,false,7,2026-03-01T09:00:00.000Z,`,
      '"Rao, B.",b@example.org,,User,true,false,20,2026-03-01T09:00:00.000Z,',
      '',
    ]);
  });

  it('saves a token statement, and says when it cannot', async () => {
    const entry = {
      __typename: 'LedgerEntry',
      id: '1',
      createdAt: '2026-03-01T09:00:00.000Z',
      kind: 'RESERVE',
      delta: -5,
      balanceAfter: 15,
      reservationId: 'a',
    };
    const statement = (nodes: object[]) => ({ userTokenStatement: { ...exportPage(nodes, null), __typename: 'LedgerEntryConnection' } });
    let offline = true;
    network.on('UserTokenStatement', ({ variables }) => {
      if (variables.first === 200 && offline) throw new TypeError('offline');
      return statement([{ ...entry, operationType: 'nda', reason: '@cmd' }]);
    });
    const { user } = renderAsAdmin(PAGE);
    await user.click(await screen.findByRole('button', { name: `More actions for ${EMAIL}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Token Statement' }));
    const dialog = within(await findDialog(`Token statement of ${EMAIL}`));
    await user.click(dialog.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => {
      // Ends the pause before the next try.
      window.dispatchEvent(new Event('online'));
      expect(screen.getByText('Failed to export')).toBeTruthy();
    });
    offline = false;
    await user.click(await dialog.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Exported 1 row')).toBeTruthy();
    expect((await saved[0])?.split('\r\n')[1]).toBe("2026-03-01T09:00:00.000Z,Set aside for a draft,nda,'@cmd,-5,15");
  });
});

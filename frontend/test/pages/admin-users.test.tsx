import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { adminNetwork } from '../support/admin-network.js';
import { adminUser, numbered, statistics } from '../support/admin-wire.js';
import { FakeGraphqlError, type FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { findDialog } from '../support/find-dialog.js';
import { renderAsAdmin } from '../support/render-app.js';

const EMAIL = 'ravi@example.org';
const PAGE = '/admin?tab=users';

let network: FakeNetwork;
beforeEach(() => {
  new FakeSocketServer().install();
  network = adminNetwork();
});

const row = async (email = EMAIL): Promise<HTMLElement> => (await screen.findByText(email)).closest('tr') as HTMLElement;
const refuse = (message: string, code: string) => () => {
  throw new FakeGraphqlError(message, code);
};
const offline = () => {
  throw new TypeError('offline');
};

async function openMenu(user: ReturnType<typeof renderAsAdmin>['user'], item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `More actions for ${EMAIL}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

async function confirmAction(user: ReturnType<typeof renderAsAdmin>['user'], item: string): Promise<HTMLElement> {
  await openMenu(user, item);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: item }));
  return dialog;
}

describe('user list', () => {
  it('shows the counts and the users', async () => {
    renderAsAdmin(PAGE);
    const cells = within(await row());
    for (const text of ['Ravi Kumar', 'User', 'Active', 'Not verified', '20', 'Never']) expect(cells.getByText(text)).toBeTruthy();
    for (const [title, count] of Object.entries({ 'Total Users': '12', 'Verified Users': '7', 'Admin Users': '2', 'Active Users': '11' })) {
      const card = screen.getByRole('heading', { name: title }).parentElement as HTMLElement;
      expect(await within(card).findByText(count)).toBeTruthy();
    }
    await expectAccessible();
  });

  it('shows a card on phones, whose lesser values are opened on demand', async () => {
    const wide = window.matchMedia.bind(window);
    const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...wide(query), matches: query.includes('width <') }));
    const { user } = renderAsAdmin(PAGE);
    const card = (await screen.findByText(EMAIL)).closest('li') as HTMLElement;
    for (const text of ['Ravi Kumar', 'User', 'Active', 'Not verified']) expect(within(card).getByText(text)).toBeTruthy();
    expect(within(card).queryByText('Last Login')).toBeNull();
    await user.click(within(card).getByRole('button', { name: `Show the details of ${EMAIL}` }));
    for (const text of ['+91 98100 00000', 'Created', 'Last Login', 'Never']) expect(within(card).getByText(text)).toBeTruthy();
    await expectAccessible();
    media.mockRestore();
  });

  it('shows its shape before the first answer', async () => {
    network.on('Users', () => new Promise(() => undefined));
    renderAsAdmin(PAGE);
    const table = await screen.findByRole('table', { name: 'Users' });
    expect(table.querySelectorAll('tbody tr[data-row-key]')).toHaveLength(8);
    expect(screen.getByRole('columnheader', { name: 'Tokens' })).toBeTruthy();
    await expectAccessible();
  });

  it('asks the server for what the address says', async () => {
    renderAsAdmin(`${PAGE}&q=ravi&role=ADMIN&verified=no&active=yes&sort=NAME&page=3&size=50`);
    await screen.findByText(EMAIL);
    expect(network.sent('Users')[0]).toEqual({
      first: 50,
      offset: 100,
      search: 'ravi',
      role: 'ADMIN',
      isVerified: false,
      isActive: true,
      sort: { field: 'NAME', direction: 'ASC' },
    });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('ravi');
  });

  it('pages, sorts and searches on the server, and begins again at the first page', async () => {
    network.on('Users', ({ variables }) => ({
      users: numbered('User', [adminUser(`row-${String(variables['offset'])}@example.org`)], 10_000),
    }));
    const { user, search } = renderAsAdmin(PAGE);
    await screen.findByText('row-0@example.org');
    expect(screen.getByText('1–25 of 10,000')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Last page' }));
    expect(await screen.findByText('row-9975@example.org')).toBeTruthy();
    expect(screen.getByText('Page 400 of 400')).toBeTruthy();
    expect(search()).toBe('?tab=users&page=400');

    await user.click(screen.getByRole('button', { name: 'User' }));
    await waitFor(() => expect(search()).toBe('?tab=users&sort=NAME'));
    await user.type(screen.getByRole('searchbox'), 'asha');
    await waitFor(() => expect(search()).toBe('?tab=users&sort=NAME&q=asha'));
    await waitFor(() =>
      expect(network.sent('Users').at(-2)).toMatchObject({ search: 'asha', offset: 0, sort: { field: 'NAME', direction: 'ASC' } }),
    );
  });

  it('says that nobody matches, and clears the filters', async () => {
    network.on('Users', ({ variables }) => ({ users: numbered('User', variables['search'] ? [] : [adminUser(EMAIL)]) }));
    const { user } = renderAsAdmin(`${PAGE}&q=nobody`);
    expect(await screen.findByText('No users match these filters')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByText(EMAIL)).toBeTruthy();
  });

  it.each([
    ['refuses', refuse('Something went wrong', 'INTERNAL')],
    ['is out of reach', offline],
  ])('says when the server %s, and loads again', async (_case, answer) => {
    network.on('Users', answer);
    const { user } = renderAsAdmin(PAGE);
    await waitFor(() => {
      // Ends the pause before the next try.
      window.dispatchEvent(new Event('online'));
      expect(screen.getAllByText('Failed to load users')).toHaveLength(2);
    });
    await expectAccessible();
    network.on('Users', () => ({ users: numbered('User', [adminUser(EMAIL)]) }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(EMAIL)).toBeTruthy();
  });

  it('keeps markup in a name as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    network.on('Users', () => ({ users: numbered('User', [adminUser(EMAIL, { name })]) }));
    renderAsAdmin(PAGE);
    expect(await screen.findByText(name)).toBeTruthy();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});

describe('user actions', () => {
  const cases = [
    ['Verify', 'VerifyUser', { isVerified: true }, 'Verified', 'Failed to verify user'],
    ['Make Admin', 'ToggleUserAdmin', { role: 'ADMIN' }, 'Admin', 'Failed to toggle admin privileges'],
    ['Set Inactive', 'ToggleUserStatus', { isActive: false }, 'Inactive', 'Failed to toggle user status'],
    ['Deactivate', 'DeactivateUser', { isActive: false }, 'Inactive', 'Failed to deactivate user'],
  ] as const;

  it.each(cases)('%s changes the row before the server answers, and tells its words', async (item, operation, changes, shown) => {
    let answer: (value: object) => void = () => undefined;
    network.on(operation, () => new Promise((resolve) => (answer = resolve)));
    const { user } = renderAsAdmin(PAGE);
    await confirmAction(user, item);
    expect(await within(await row()).findByText(shown)).toBeTruthy();
    expect(network.sent(operation)).toEqual([{ id: `id-${EMAIL}` }]);
    network.on('UserStatistics', () => statistics({ totalCount: 99 }));
    answer({ notice: { __typename: 'UserNotice', message: `done: ${item}`, user: adminUser(EMAIL, changes) } });
    expect(await screen.findByText(`done: ${item}`)).toBeTruthy();
    expect(await screen.findByText('99')).toBeTruthy();
  });

  it.each(cases)('%s is taken back when it is refused, in the words of the server', async (item, operation, _changes, shown) => {
    network.on(operation, refuse('The last active administrator cannot be demoted or deactivated', 'LAST_ADMIN'));
    const { user } = renderAsAdmin(PAGE);
    await confirmAction(user, item);
    expect(await screen.findByText('The last active administrator cannot be demoted or deactivated')).toBeTruthy();
    await waitFor(async () => expect(within(await row()).queryByText(shown)).toBeNull());
  });

  it.each(cases)('%s says so when the server is out of reach', async (item, operation, _changes, _shown, failure) => {
    network.on(operation, offline);
    const { user } = renderAsAdmin(PAGE);
    await confirmAction(user, item);
    expect(await screen.findByText(failure)).toBeTruthy();
  });

  it('asks before deactivating, and does nothing on Cancel', async () => {
    const { user } = renderAsAdmin(PAGE);
    await openMenu(user, 'Deactivate');
    const dialog = await findDialog('Deactivate: Ravi Kumar');
    expect(within(dialog).getByText('Are you sure you want to deactivate this user?')).toBeTruthy();
    await expectAccessible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.sent('DeactivateUser')).toEqual([]);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(`More actions for ${EMAIL}`));
  });

  it('offers to verify only who is not verified, and to activate who is inactive', async () => {
    network.on('Users', () => ({ users: numbered('User', [adminUser(EMAIL, { isVerified: true, isActive: false, role: 'ADMIN' })]) }));
    const { user } = renderAsAdmin(PAGE);
    await user.click(await screen.findByRole('button', { name: `More actions for ${EMAIL}` }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Remove Admin', 'Activate', 'Reset Two-Step Sign-In', 'Token Statement', 'Audit Log']);
  });
});

describe('user dialogs', () => {
  it('creates a user with 20 tokens, once name, email and password are there', async () => {
    network.on('CreateUser', () => ({ createUser: { __typename: 'UserNotice', message: 'User new@example.org created successfully' } }));
    const { user } = renderAsAdmin(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    const dialog = within(await findDialog('Add User'));
    const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Create User' });
    expect(submit.disabled).toBe(true);
    await expectAccessible();
    await user.type(dialog.getByLabelText('Full Name'), 'New Person');
    await user.type(dialog.getByLabelText('Email'), 'new@example.org');
    expect(submit.disabled).toBe(true);
    await user.type(dialog.getByLabelText('Password'), 'six-6!');
    expect(dialog.getByRole<HTMLInputElement>('spinbutton', { name: 'Initial Tokens' }).value).toBe('20');
    await user.click(submit);
    expect(await screen.findByText('User new@example.org created successfully')).toBeTruthy();
    expect(network.sent('CreateUser')).toEqual([
      {
        input: {
          name: 'New Person',
          email: 'new@example.org',
          phone: null,
          role: 'USER',
          isVerified: false,
          password: 'six-6!',
          initialTokens: 20,
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add User'));
  });

  it('keeps the dialog open and marks what the server refused', async () => {
    network.on('CreateUser', () => {
      throw new FakeGraphqlError('Password is too common', 'VALIDATION_FAILED', {
        errors: [{ field: 'password', message: 'Password is too common' }],
      });
    });
    const { user } = renderAsAdmin(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Full Name'), 'N');
    await user.type(dialog.getByLabelText('Email'), 'new@example');
    await user.type(dialog.getByLabelText('Password'), 'short');
    await user.click(dialog.getByRole('button', { name: 'Create User' }));
    for (const text of ['Name must be at least 2 characters', 'Invalid email address', 'Password must be at least 6 characters'])
      expect(await dialog.findByText(text)).toBeTruthy();
    await expectAccessible();
    await user.type(dialog.getByLabelText('Full Name'), 'ew');
    await user.type(dialog.getByLabelText('Email'), '.org');
    await user.type(dialog.getByLabelText('Password'), '12345{Enter}');
    expect(await dialog.findByText('Password is too common')).toBeTruthy();
  });

  it('says that a user could not be created, and keeps what was typed', async () => {
    network.on('CreateUser', offline);
    const { user } = renderAsAdmin(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Full Name'), 'New Person');
    await user.type(dialog.getByLabelText('Email'), 'new@example.org');
    await user.type(dialog.getByLabelText('Password'), 'six-6!{Enter}');
    expect(await screen.findByText('Failed to create user')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Full Name').value).toBe('New Person');
  });

  it('edits a user, whose row follows', async () => {
    network.on('UpdateUser', ({ variables }) => ({
      updateUser: {
        __typename: 'UserNotice',
        message: 'User updated successfully',
        user: adminUser(EMAIL, { ...(variables['input'] as object), phone: null }),
      },
    }));
    const { user } = renderAsAdmin(PAGE);
    await user.click(await screen.findByRole('button', { name: `Edit ${EMAIL}` }));
    const dialog = within(await findDialog('Edit User'));
    await user.clear(dialog.getByLabelText('Full Name'));
    await user.type(dialog.getByLabelText('Full Name'), 'Ravi K. Kumar');
    await user.clear(dialog.getByLabelText('Phone Number'));
    await user.click(dialog.getByRole('checkbox', { name: 'Verified' }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('User updated successfully')).toBeTruthy();
    expect(network.sent('UpdateUser')).toEqual([
      {
        id: `id-${EMAIL}`,
        input: { name: 'Ravi K. Kumar', email: EMAIL, phone: null, role: 'USER', isActive: true, isVerified: true },
      },
    ]);
    expect(within(await row()).getByText('Ravi K. Kumar')).toBeTruthy();
  });

  it('says in the dialog that an edit did not arrive', async () => {
    network.on('UpdateUser', offline);
    const { user } = renderAsAdmin(PAGE);
    await user.click(await screen.findByRole('button', { name: `Edit ${EMAIL}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to update user')).toBeTruthy();
    expect(await dialog.findByText(/could not be reached/)).toBeTruthy();
  });

  it.each([
    ['Add Tokens', 'AddTokens', '27'],
    ['Set Tokens', 'SetTokens', '7'],
  ])('%s, and the row shows the new balance', async (mode, operation, balance) => {
    network.on(operation, () => ({
      change: { __typename: 'TokenChange', message: `${mode}: 7 for ${EMAIL}`, tokens: Number(balance) },
    }));
    const { user } = renderAsAdmin(PAGE);
    await user.click(await screen.findByRole('button', { name: `Tokens of ${EMAIL}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: mode }));
    await user.type(dialog.getByRole('spinbutton', { name: 'Token Amount' }), '7');
    expect(await dialog.findByText(balance)).toBeTruthy();
    await user.type(dialog.getByLabelText('Reason'), 'Goodwill');
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Update Tokens' }));
    expect(await screen.findByText(`${mode}: 7 for ${EMAIL}`)).toBeTruthy();
    expect(network.sent(operation)).toEqual([{ id: `id-${EMAIL}`, input: { tokens: 7, reason: 'Goodwill' } }]);
    expect(await within(await row()).findByText(balance)).toBeTruthy();
  });

  it.each(['', '-1', 'abc'])('refuses the amount "%s"', async (amount) => {
    const { user } = renderAsAdmin(PAGE);
    await user.click(await screen.findByRole('button', { name: `Tokens of ${EMAIL}` }));
    const dialog = within(await screen.findByRole('dialog'));
    if (amount) await user.type(dialog.getByRole('spinbutton'), amount);
    await user.click(dialog.getByRole('button', { name: 'Update Tokens' }));
    expect(await dialog.findByText('Please enter a valid token amount')).toBeTruthy();
    expect(network.sent('AddTokens')).toEqual([]);
  });

  it('says when tokens cannot be changed', async () => {
    network.on('AddTokens', refuse('Balance is limited to 1000000000 tokens', 'VALIDATION_FAILED'));
    const { user } = renderAsAdmin(PAGE);
    await user.click(await screen.findByRole('button', { name: `Tokens of ${EMAIL}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('spinbutton'), '7{Enter}');
    expect(await screen.findByText('Failed to update tokens')).toBeTruthy();
    expect(await dialog.findByText('Balance is limited to 1000000000 tokens')).toBeTruthy();
  });

  it('shows the movements on the account of a user', async () => {
    network.on('UserTokenStatement', ({ variables }) => ({
      userTokenStatement: {
        __typename: 'LedgerConnection',
        totalCount: 2,
        nodes: [
          {
            __typename: 'LedgerEntry',
            id: variables['after'] ? '1' : '2',
            createdAt: '2026-03-01T09:00:00.000Z',
            kind: variables['after'] ? 'GRANT' : 'RESERVE',
            delta: variables['after'] ? 20 : -5,
            balanceAfter: 15,
            operationType: null,
            reason: null,
            reservationId: null,
          },
        ],
        pageInfo: { __typename: 'PageInfo', endCursor: variables['after'] ? null : 'c', hasNextPage: !variables['after'] },
      },
    }));
    const { user } = renderAsAdmin(PAGE);
    await openMenu(user, 'Token Statement');
    const dialog = within(await findDialog(`Token statement of ${EMAIL}`));
    expect(await dialog.findByText('Set aside for a draft')).toBeTruthy();
    expect(dialog.getByText('−5')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Show More' }));
    expect(await dialog.findByText('Welcome tokens')).toBeTruthy();
    expect(dialog.getByText('+20')).toBeTruthy();
    await expectAccessible();
  });

  it('leads from a user to what was done to it', async () => {
    const { user, search } = renderAsAdmin(PAGE);
    await openMenu(user, 'Audit Log');
    expect(await screen.findByRole('heading', { name: 'Audit Log' })).toBeTruthy();
    expect(new URLSearchParams(search()).get('subject')).toBe(`user:id-${EMAIL}`);
  });
});

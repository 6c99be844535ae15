import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { findDialog } from '../support/find-dialog.js';
import { renderAsUser, testUser } from '../support/render-app.js';
import { page } from '../support/wire.js';

let network: FakeNetwork;
beforeEach(() => {
  new FakeSocketServer().install();
  network = new FakeNetwork()
    .install()
    .on('CurrentUser', () => ({ me: testUser }))
    .on('TokenStatement', () => ({ tokenStatement: page('LedgerEntry', []) }))
    .on('LoginSessions', () => ({ loginSessions: [] }))
    .on('SecondFactor', () => ({
      secondFactor: { __typename: 'SecondFactorState', enabled: true, enabledAt: null, recoveryCodesLeft: 10, required: false },
    }))
    .on('RetentionTerms', () => ({
      retentionTerms: { __typename: 'RetentionTerms', conversationDays: null, backupDays: 30 },
      me: { __typename: 'User', id: testUser.id, storage: { __typename: 'StorageUse', usedBytes: 0, limitBytes: 10 } },
    }));
});

describe('the deletion of an account with two-step sign-in', () => {
  it('asks for the password and then for a code, and says when the code is wrong', async () => {
    const { user } = renderAsUser('/profile');
    await user.click(await screen.findByRole('tab', { name: 'Security' }));
    await user.click(await screen.findByRole('button', { name: 'Delete My Account' }));
    const dialog = within(await findDialog('Delete your account permanently'));
    network.on('DeleteAccount', ({ variables }) => {
      const { code } = variables['input'] as { code?: string };
      if (!code) throw new FakeGraphqlError('Please enter the code that your authenticator app shows.', 'CODE_REQUIRED');
      if (code !== '123456') throw new FakeGraphqlError('The code is not correct, or was used before.', 'WRONG_CODE');
      return { deleteAccount: { __typename: 'DeletedAccount', message: 'Your account was deleted.' } };
    });
    expect(dialog.queryByLabelText('Code from the app, or a recovery code')).toBeNull();
    await user.type(dialog.getByLabelText('Your password'), 'correct horse{Enter}');
    const code = await dialog.findByLabelText('Code from the app, or a recovery code');
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.keyboard('000000{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toContain('The code is not correct, or was used before.');
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    expect(await screen.findByText('Your account was deleted.')).toBeTruthy();
    expect(network.sent('DeleteAccount')).toEqual([
      { input: { password: 'correct horse' } },
      { input: { password: 'correct horse', code: '000000' } },
      { input: { password: 'correct horse', code: '123456' } },
    ]);
  });
});

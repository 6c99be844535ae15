import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { adminNetwork } from '../support/admin-network.js';
import { apiKey, numbered } from '../support/admin-wire.js';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsAdmin, renderAsUser, testUser } from '../support/render-app.js';
import { page } from '../support/wire.js';

const TITLE = 'Confirm That It Is You';
const TEXT = 'You signed in some time ago. Enter your password to continue with this change.';
const CODE = 'Code from the app, or a recovery code';
const SECRET = `thm_4f1c09ab27de_${'s'.repeat(43)}`;
const wanted = () => new FakeGraphqlError('Please confirm with your password that it is you.', 'REAUTHENTICATION_REQUIRED');
const session = { __typename: 'ReauthenticatedSession', confirmedUntil: '2026-11-29T09:00:00.000Z' };

let network: FakeNetwork;
beforeEach(() => {
  new FakeSocketServer().install();
  network = new FakeNetwork()
    .install()
    .on('CurrentUser', () => ({ me: testUser }))
    .on('TokenStatement', () => ({ tokenStatement: page('LedgerEntry', []) }))
    .on('ApiKeys', () => ({ apiKeys: numbered('ApiKey', []) }));
});

/** The dialog with this title, above others that may be open. */
async function questionDialog() {
  const title = await screen.findByText(TITLE, { selector: '.ant-modal-title' });
  return within(title.closest<HTMLElement>('[role="dialog"]') ?? document.body);
}

describe('a change that needs the password again', () => {
  it('asks for it above the dialog that it was asked for in, then is made, with what was entered', async () => {
    let confirmed = false;
    network
      .on('CreateApiKey', () => {
        if (!confirmed) throw wanted();
        return { createApiKey: { __typename: 'CreatedApiKey', secret: SECRET } };
      })
      .on('Reauthenticate', ({ variables }) => {
        const { password, code } = variables['input'] as { password: string; code?: string };
        if (password !== 'correct horse') throw new FakeGraphqlError('The password is not correct.', 'WRONG_PASSWORD');
        if (!code) throw new FakeGraphqlError('Please enter the code that your authenticator app shows.', 'CODE_REQUIRED');
        confirmed = true;
        return { reauthenticate: session };
      });
    const { user } = renderAsUser('/profile');
    await user.click(await screen.findByRole('tab', { name: 'API Keys' }));
    await screen.findByText('There are no API keys yet');
    await user.click(screen.getByRole('button', { name: 'Create Key' }));
    await user.type(await screen.findByLabelText('Name'), 'Nightly run');
    await user.click(screen.getByLabelText('Ask questions'));
    await user.click(screen.getAllByRole('button', { name: 'Create Key' }).at(-1) ?? document.body);

    const dialog = await questionDialog();
    dialog.getByText(TEXT);
    const password = dialog.getByLabelText('Your password');
    await waitFor(() => expect(document.activeElement).toBe(password));
    await user.keyboard('wrong{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toContain('The password is not correct.');
    await user.clear(password);
    await user.type(password, 'correct horse{Enter}');
    const code = await dialog.findByLabelText(CODE);
    await waitFor(() => expect(document.activeElement).toBe(code));
    await user.keyboard('123456{Enter}');

    expect(await screen.findByText(SECRET)).toBeTruthy();
    expect(network.sent('CreateApiKey')).toHaveLength(2);
    expect(network.sent('CreateApiKey')[1]).toEqual(network.sent('CreateApiKey')[0]);
    expect(network.sent('Reauthenticate').at(-1)).toEqual({ input: { password: 'correct horse', code: '123456' } });
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  });

  it('is not made when the question is dismissed; what was entered stays, and the focus is back where it was', async () => {
    network.on('CreateApiKey', () => {
      throw wanted();
    });
    const { user } = renderAsUser('/profile');
    await user.click(await screen.findByRole('tab', { name: 'API Keys' }));
    await screen.findByText('There are no API keys yet');
    await user.click(screen.getByRole('button', { name: 'Create Key' }));
    const name = await screen.findByLabelText('Name');
    await user.type(name, 'Nightly run');
    await user.click(screen.getByLabelText('Ask questions'));
    const create = screen.getAllByRole('button', { name: 'Create Key' }).at(-1) ?? document.body;
    await user.click(create);
    const dialog = await questionDialog();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(create));
    expect(network.sent('CreateApiKey')).toHaveLength(1);
    expect((name as HTMLInputElement).value).toBe('Nightly run');
    expect(network.sent('Reauthenticate')).toEqual([]);
  });

  it('asks administrators, too, for their own session', async () => {
    let confirmed = false;
    network = adminNetwork()
      .on('AllApiKeys', () => ({ allApiKeys: numbered('ApiKey', [apiKey('k1')]) }))
      .on('CreateAdminApiKey', () => {
        if (!confirmed) throw wanted();
        return { createAdminApiKey: { __typename: 'CreatedApiKey', secret: SECRET } };
      })
      .on('AdminReauthenticate', () => {
        confirmed = true;
        return { adminReauthenticate: session };
      });
    const { user } = renderAsAdmin('/admin?tab=keys');
    await user.click(await screen.findByRole('button', { name: 'Create Key' }));
    await user.type(await screen.findByLabelText('Name'), 'Imports');
    await user.click(screen.getByLabelText('Manage the library'));
    await user.click(screen.getAllByRole('button', { name: 'Create Key' }).at(-1) ?? document.body);
    const dialog = await questionDialog();
    await user.type(dialog.getByLabelText('Your password'), 'correct horse{Enter}');
    expect(await screen.findByText(SECRET)).toBeTruthy();
    expect(network.sent('AdminReauthenticate')).toEqual([{ input: { password: 'correct horse' } }]);
  });
});

describe('the page of the link that confirms an address', () => {
  it('confirms it once it is pressed, and says what was done', async () => {
    let sent = 0;
    network.onRest('/api/auth/confirm-email', () => {
      sent += 1;
      return Response.json({ message: 'The address new@example.org is confirmed.' });
    });
    const { user } = renderAsUser('/confirm-email#a-token');
    const button = await screen.findByRole('button', { name: 'Confirm Address' });
    await expectAccessible();
    expect(sent).toBe(0);
    await user.click(button);
    expect((await screen.findByRole('status')).textContent).toBe('The address new@example.org is confirmed.');
    expect(sent).toBe(1);
  });
});

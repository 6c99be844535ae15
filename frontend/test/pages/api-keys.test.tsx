import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { adminNetwork } from '../support/admin-network.js';
import { apiKey, numbered } from '../support/admin-wire.js';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { findDialog } from '../support/find-dialog.js';
import { renderAsAdmin, renderAsUser, testUser } from '../support/render-app.js';
import { page } from '../support/wire.js';

const SECRET = `thm_4f1c09ab27de_${'s'.repeat(43)}`;

let network: FakeNetwork;
beforeEach(() => {
  new FakeSocketServer().install();
  network = new FakeNetwork()
    .install()
    .on('CurrentUser', () => ({ me: testUser }))
    .on('TokenStatement', () => ({ tokenStatement: page('LedgerEntry', []) }))
    .on('ApiKeys', () => ({ apiKeys: numbered('ApiKey', []) }));
});

async function openTab() {
  const { user } = renderAsUser('/profile');
  await user.click(await screen.findByRole('tab', { name: 'API Keys' }));
  return user;
}

describe("a user's API keys", () => {
  it('are made with what they may do and shown once, to be copied', async () => {
    network.on('CreateApiKey', () => ({ createApiKey: { __typename: 'CreatedApiKey', secret: SECRET } }));
    const user = await openTab();
    await screen.findByText('There are no API keys yet');
    await user.click(screen.getByRole('button', { name: 'Create Key' }));
    const dialog = within(await findDialog('Create API Key'));
    await user.click(dialog.getByRole('button', { name: 'Create Key' }));
    await dialog.findByText('Name is required');
    await dialog.findByText('Please choose at least one scope');
    expect(network.sent('CreateApiKey')).toEqual([]);
    await expectAccessible();

    await user.type(dialog.getByLabelText('Name'), ' Nightly run ');
    await user.click(dialog.getByLabelText('Ask questions'));
    await user.click(dialog.getByLabelText('Reference files'));
    await user.type(dialog.getByLabelText('Allowed Addresses (optional)'), '203.0.113.7, 2001:db8::/32');
    await user.type(dialog.getByLabelText('Token Budget (optional)'), '40');
    network.on('ApiKeys', () => ({ apiKeys: numbered('ApiKey', [apiKey('k1', { tokenBudget: 40, tokensSpent: 9 })]) }));
    await user.click(dialog.getByRole('button', { name: 'Create Key' }));
    const shown = within(await findDialog('API Key Created'));
    expect(shown.getByLabelText('API key').textContent).toBe(SECRET);
    expect(network.sent('CreateApiKey')).toEqual([
      {
        input: {
          name: 'Nightly run',
          scopes: ['ASK', 'FILES'],
          expiresInDays: 90,
          allowedAddresses: ['203.0.113.7', '2001:db8::/32'],
          callsPerMinute: null,
          tokenBudget: 40,
          test: false,
        },
      },
    ]);
    await expectAccessible();
    await user.click(shown.getByRole('button', { name: 'Copy Key' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(SECRET));
    await user.click(shown.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('9 of 40 tokens spent')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
  });

  it('may only try things out: without the library and without a budget', async () => {
    network
      .on('ApiKeys', () => ({ apiKeys: numbered('ApiKey', [apiKey('k1', { prefix: 'thm_test_4f1c09ab27de', test: true })]) }))
      .on('CreateApiKey', () => ({ createApiKey: { __typename: 'CreatedApiKey', secret: SECRET } }));
    const user = await openTab();
    expect(await screen.findByText('Test')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create Key' }));
    const dialog = within(await findDialog('Create API Key'));
    await user.type(dialog.getByLabelText('Name'), 'A trial');
    await user.click(dialog.getByLabelText('Ask questions'));
    await user.click(dialog.getByLabelText('Search the library'));
    await user.click(dialog.getByLabelText('Test key'));
    await waitFor(() => expect(dialog.queryByLabelText('Search the library')).toBeNull());
    expect(dialog.queryByLabelText('Token Budget (optional)')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Create Key' }));
    await findDialog('API Key Created');
    expect(network.sent('CreateApiKey')).toMatchObject([{ input: { scopes: ['ASK'], tokenBudget: null, test: true } }]);
  });

  it('keep what was entered when the server refuses it, and say why', async () => {
    network.on('CreateApiKey', () => {
      throw new FakeGraphqlError('You can have at most 20 active API keys. Please revoke one first.', 'TOO_MANY_API_KEYS');
    });
    const user = await openTab();
    await user.click(await screen.findByRole('button', { name: 'Create Key' }));
    const dialog = within(await findDialog('Create API Key'));
    await user.type(dialog.getByLabelText('Name'), 'Nightly run');
    await user.click(dialog.getByLabelText('Ask questions'));
    await user.click(dialog.getByRole('button', { name: 'Create Key' }));
    expect(await dialog.findByText('You can have at most 20 active API keys. Please revoke one first.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Nightly run');
  });

  it('are revoked only after a question', async () => {
    network
      .on('ApiKeys', () => ({ apiKeys: numbered('ApiKey', [apiKey('k1'), apiKey('k2', { name: 'Old one', state: 'EXPIRED' })]) }))
      .on('RevokeApiKey', ({ variables }) => ({ revokeApiKey: { __typename: 'ApiKey', id: variables['id'], state: 'REVOKED' } }));
    const user = await openTab();
    expect(await screen.findByText('Expired')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Revoke Old one' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Revoke Nightly run' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(network.sent('RevokeApiKey')).toEqual([]);
    await user.click(await dialog.findByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Revoked')).toBeTruthy();
    expect(network.sent('RevokeApiKey')).toEqual([{ id: 'k1' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke Nightly run' })).toBeNull());
  });

  it('can be loaded again when that failed', async () => {
    network.on('ApiKeys', () => {
      throw new FakeGraphqlError('Something went wrong', 'INTERNAL');
    });
    const user = await openTab();
    await screen.findByText('Failed to load the API keys');
    network.on('ApiKeys', () => ({ apiKeys: numbered('ApiKey', [apiKey('k1')]) }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Nightly run')).toBeTruthy();
  });
});

describe("the installation's API keys", () => {
  it('show their owners, and administrators make keys of their own', async () => {
    network = adminNetwork()
      .on('AllApiKeys', () => ({ allApiKeys: numbered('ApiKey', [apiKey('k1', { callsPerMinute: 60, scopes: ['LIBRARY_ADMIN'] })]) }))
      .on('CreateAdminApiKey', () => ({ createAdminApiKey: { __typename: 'CreatedApiKey', secret: SECRET } }))
      .on('RevokeAnyApiKey', ({ variables }) => ({ revokeAnyApiKey: { __typename: 'ApiKey', id: variables['id'], state: 'REVOKED' } }));
    const { user } = renderAsAdmin('/admin?tab=keys');
    expect(await screen.findByText('asha@example.org')).toBeTruthy();
    expect(screen.getByText('60 calls per minute')).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Create Key' }));
    const dialog = within(await findDialog('Create API Key'));
    expect(dialog.queryByLabelText('Token Budget (optional)')).toBeNull();
    await user.type(dialog.getByLabelText('Name'), 'Loader');
    await user.click(dialog.getByLabelText('Manage the library'));
    await user.click(dialog.getByRole('button', { name: 'Create Key' }));
    await findDialog('API Key Created');
    expect(network.sent('CreateAdminApiKey')).toEqual([
      { input: { name: 'Loader', scopes: ['LIBRARY_ADMIN'], expiresInDays: 90, allowedAddresses: [], callsPerMinute: null } },
    ]);
  });
});

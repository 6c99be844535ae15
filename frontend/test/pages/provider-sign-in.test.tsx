import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { findDialog } from '../support/find-dialog.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderApp, testUser } from '../support/render-app.js';
import { userSession } from '../../src/shared/session/user-session.js';
import { page } from '../support/wire.js';

const AT_PROVIDER = 'https://id.firm.test/authorize?state=s';
const RETURNED = '/signed-in?state=s&code=c&iss=https%3A%2F%2Fid.firm.test&session_state=x';

let network: FakeNetwork;
let left: string[];
const options = (passwords: boolean) =>
  Response.json({ password_reset_by_email: passwords, passwords, provider: 'Sample & Co', kept_days: 30 });
const refused = (status: number, detail: string, code: string, more = {}) => Response.json({ detail, code, ...more }, { status });

beforeEach(() => {
  new FakeSocketServer().install();
  left = [];
  vi.stubGlobal('location', { ...window.location, assign: (address: string) => left.push(address) });
  network = new FakeNetwork()
    .install()
    .onRest('/api/auth/options', () => options(true))
    .onRest('/api/auth/provider', () => Response.json({ continue_at: AT_PROVIDER }))
    .onRest('/api/auth/provider/finish', () => Response.json({ access_token: 'fresh-token', token_type: 'bearer' }))
    .on('CurrentUser', () => ({ me: testUser }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('the way to the provider', () => {
  it('stands beside the form, and leaves for the address that the server says', async () => {
    const { user } = renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Sign in with Sample & Co' }));
    await waitFor(() => expect(left).toEqual([AT_PROVIDER]));
    expect(screen.getByLabelText('Password')).toBeTruthy();
    await expectAccessible();
  });

  it('says why it cannot be taken', async () => {
    network.onRest('/api/auth/provider', () =>
      refused(503, 'Sample & Co does not answer. Please try again in a few minutes.', 'PROVIDER_UNAVAILABLE'),
    );
    const { user } = renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Sign in with Sample & Co' }));
    expect((await screen.findAllByText('Sample & Co does not answer. Please try again in a few minutes.')).length).toBeGreaterThan(0);
    expect(left).toEqual([]);
  });

  it('is the only one where passwords are off, which the other pages say', async () => {
    network.onRest('/api/auth/options', () => options(false));
    renderApp('/login');
    await screen.findByRole('button', { name: 'Sign in with Sample & Co' });
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create one' })).toBeNull();
  });

  it.each(['/register', '/forgot-password'])('is named at %s where passwords are off', async (path) => {
    network.onRest('/api/auth/options', () => options(false));
    renderApp(path);
    expect(
      await screen.findByText('There are no passwords here: you sign in with Sample & Co, and your account is made the first time.'),
    ).toBeTruthy();
    expect(screen.queryByLabelText('Email')).toBeNull();
  });
});

describe('the way back', () => {
  it('signs in, and opens the screen that asked for it; the code leaves the address', async () => {
    const before = renderApp('/deadlines');
    await before.user.click(await screen.findByRole('button', { name: 'Sign in with Sample & Co' }));
    await waitFor(() => expect(left).toHaveLength(1));
    let sent: unknown;
    network.onRest('/api/auth/provider/finish', ({ form }) => {
      sent = JSON.parse(String(form));
      return Response.json({ access_token: 'fresh-token', token_type: 'bearer' });
    });
    const { path, search } = renderApp(RETURNED);
    await waitFor(() => expect(path()).toBe('/deadlines'));
    expect(search()).toBe('');
    expect(sent).toEqual({ state: 's', code: 'c', iss: 'https://id.firm.test' });
    expect(userSession.get().token).toBe('fresh-token');
  });

  it.each(['https://evil.test/', '//evil.test/', '/\\evil.test', 'javascript:alert(1)'])('never leads to %s', async (elsewhere) => {
    sessionStorage.setItem('themis.sign-in.return', elsewhere);
    const { path } = renderApp(RETURNED);
    await waitFor(() => expect(path()).toBe('/ask'));
  });

  it.each([
    [RETURNED, refused(403, 'Sample & Co did not sign you in.', 'PROVIDER_REFUSED'), 'Sample & Co did not sign you in.'],
    [RETURNED, new Response('<h1>Bad gateway</h1>', { status: 502 }), 'The sign-in could not be finished. Please try again.'],
    ['/signed-in', refused(500, 'never asked', 'INTERNAL'), 'This address is incomplete. Please sign in again.'],
  ])('says why nobody is signed in (%#)', async (address, answer, says) => {
    network.onRest('/api/auth/provider/finish', () => answer);
    renderApp(address);
    expect(await screen.findByRole('heading', { name: 'You Are Not Signed In' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(says);
    expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe('/login');
    await expectAccessible();
  });

  it('asks for the second step of the account', async () => {
    network
      .onRest('/api/auth/provider/finish', () =>
        refused(403, 'Please enter the code.', 'SECOND_FACTOR_REQUIRED', { challenge: 'a challenge' }),
      )
      .onRest('/api/auth/second-factor', () => Response.json({ access_token: 'fresh-token', token_type: 'bearer' }));
    const { user, path } = renderApp(RETURNED);
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(path()).toBe('/ask'));
  });
});

describe('a session that the provider opened', () => {
  const TOKEN = `x.${btoa(JSON.stringify({ sid: 's', idp: true }))}.x`;
  it('is asked to sign in again, not for a password', async () => {
    network
      .on('TokenStatement', () => ({ tokenStatement: page('LedgerEntry', []) }))
      .on('LoginSessions', () => ({ loginSessions: [] }))
      .on('ConnectedApps', () => ({ connectedApps: [] }))
      .on('SecondFactor', () => ({
        secondFactor: { __typename: 'SecondFactorState', enabled: false, enabledAt: null, recoveryCodesLeft: 0, required: false },
      }))
      .on('RetentionTerms', () => ({
        retentionTerms: { __typename: 'RetentionTerms', conversationDays: null, backupDays: null },
        me: { ...testUser, storage: { __typename: 'StorageUse', usedBytes: 0, limitBytes: 1 } },
      }))
      .on('DeleteAccount', ({ variables }) => {
        expect(variables).toEqual({ input: {} });
        throw new FakeGraphqlError('Please sign in again to confirm that it is you.', 'SIGN_IN_AGAIN');
      });
    userSession.begin(TOKEN);
    userSession.setUser(testUser);
    const { user } = renderApp('/profile');
    await user.click(await screen.findByRole('tab', { name: 'Security' }));
    await user.click(await screen.findByRole('button', { name: 'Delete My Account' }));
    await findDialog('Delete your account permanently');
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete Account' }));
    await screen.findByText('Sign In Again', { selector: '.ant-modal-title' });
    await user.click(screen.getByRole('button', { name: 'Sign In Again' }));
    await waitFor(() => expect(left).toEqual([AT_PROVIDER]));
    expect(sessionStorage.getItem('themis.sign-in.return')).toBe('/profile?tab=security');
  });
});

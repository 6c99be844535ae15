import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../src/app/start-session.js';
import { userSession } from '../../src/shared/session/user-session.js';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { renderApp, testUser } from '../support/render-app.js';

let network: FakeNetwork;
let stop: () => void = () => undefined;
beforeEach(() => {
  network = new FakeNetwork().install();
});
afterEach(() => stop());

function start(stored: Record<string, string>): void {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  userSession.reload();
  stop = startSession();
}

function storageEventFromOtherTab(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

describe('session', () => {
  it('asks nothing for a visitor', () => {
    start({});
    expect(userSession.get().phase).toBe('signed-out');
    expect(network.requests).toHaveLength(0);
  });

  it('restores the user of a stored token once', async () => {
    let answer: () => void = () => undefined;
    network.on('CurrentUser', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { me: { ...testUser, name: 'New Name' } };
    });
    start({ token: 'stored-token', user: JSON.stringify(testUser) });
    renderApp('/');
    expect(await screen.findByText('Hello, Asha Rao')).toBeTruthy();
    answer();
    expect(await screen.findByText('Hello, New Name')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ name: 'New Name' });
    expect(network.sent('CurrentUser')).toHaveLength(1);
  });

  it('clears a session that the server refuses', async () => {
    network.on('CurrentUser', () => {
      throw new FakeGraphqlError('Authentication required. Please login again.', 'UNAUTHENTICATED');
    });
    start({ token: 'old-token', user: '{"damaged' });
    renderApp('/');
    expect(await screen.findByText('Failed to fetch user info')).toBeTruthy();
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('ends when another tab logs out', async () => {
    network.on('CurrentUser', () => ({ me: testUser }));
    start({ token: 'stored-token', user: JSON.stringify(testUser) });
    const { path } = renderApp('/profile');
    await screen.findByRole('heading', { name: 'Profile' });
    localStorage.clear();
    storageEventFromOtherTab(null);
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('follows a login of another tab', async () => {
    network.on('CurrentUser', ({ token }) => ({ me: { ...testUser, name: `Owner of ${token}` } }));
    start({});
    renderApp('/');
    localStorage.setItem('token', 'other-token');
    storageEventFromOtherTab('token');
    expect(await screen.findByText('Hello, Owner of other-token')).toBeTruthy();
  });
});

import { gql } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../src/app/start-session.js';
import { clientFor } from '../../src/shared/apollo/client.js';
import { postLogin } from '../../src/shared/api/rest-client.js';
import { adminSession } from '../../src/shared/session/admin-session.js';
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

function storageEventFromOtherTab(key: string | null, newValue = key && localStorage.getItem(key)): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** A token as the server signs it, of half an hour. */
function tokenOf(sid: string, number: number): string {
  const claims = { sid, iat: number, exp: number + 1800 };
  return `e30.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.signature`;
}

describe('renewal of the token', () => {
  const HALF_MS = 900_000;
  let answers: (string | null)[];
  beforeEach(() => {
    answers = [];
    vi.useFakeTimers({ shouldAdvanceTime: true });
    network
      .on('CurrentUser', () => ({ me: testUser }))
      .on('RenewSession', () => {
        const accessToken = answers.shift();
        if (!accessToken) throw new TypeError('no connection');
        return { renewSession: { __typename: 'AuthPayload', accessToken } };
      });
  });
  afterEach(() => {
    vi.useRealTimers();
    userSession.clear();
  });
  const asked = () => network.requests.filter(({ operationName }) => operationName === 'RenewSession').map(({ token }) => token);

  it('comes at the start for a stored token, then at half of its life, and goes on with the new one', async () => {
    answers = [tokenOf('s', 2), tokenOf('s', 3)];
    start({ token: tokenOf('s', 1), user: JSON.stringify(testUser) });
    await vi.waitFor(() => expect(localStorage.getItem('token')).toBe(tokenOf('s', 2)));
    await vi.advanceTimersByTimeAsync(HALF_MS - 60_000);
    expect(asked()).toEqual([tokenOf('s', 1)]);
    await vi.advanceTimersByTimeAsync(61_000);
    await vi.waitFor(() => expect(localStorage.getItem('token')).toBe(tokenOf('s', 3)));
    expect(asked()).toEqual([tokenOf('s', 1), tokenOf('s', 2)]);
    expect(userSession.get()).toMatchObject({ phase: 'signed-in', user: { id: testUser.id } });
  });

  it('is tried again while there is no connection, and stops with the session', async () => {
    start({});
    userSession.begin(tokenOf('s', 1));
    await vi.advanceTimersByTimeAsync(HALF_MS + 100);
    expect(asked()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_100);
    expect(asked()).toHaveLength(2);
    expect(localStorage.getItem('token')).toBe(tokenOf('s', 1));
    userSession.clear();
    await vi.advanceTimersByTimeAsync(HALF_MS);
    expect(asked()).toHaveLength(2);
  });

  it('of another tab is taken over without a question', async () => {
    answers = [tokenOf('s', 2)];
    start({ token: tokenOf('s', 1), user: JSON.stringify(testUser) });
    await vi.waitFor(() => expect(localStorage.getItem('token')).toBe(tokenOf('s', 2)));
    const before = network.requests.length;
    localStorage.setItem('token', tokenOf('s', 9));
    storageEventFromOtherTab('token');
    expect(userSession.get()).toMatchObject({ phase: 'signed-in', token: tokenOf('s', 9), user: { id: testUser.id } });
    expect(network.requests).toHaveLength(before);
  });

  it('keeps the client and what it has loaded', () => {
    const client = clientFor('user', tokenOf('s', 1));
    expect(clientFor('user', tokenOf('s', 2))).toBe(client);
    expect(clientFor('user', tokenOf('other', 2))).not.toBe(client);
  });
});

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

  it('keeps a session whose first call was cut off, as by a page that is left', async () => {
    network.on('CurrentUser', () => {
      network.on('CurrentUser', () => ({ me: testUser }));
      throw new TypeError('aborted');
    });
    start({ token: 'stored-token' });
    renderApp('/');
    expect(await screen.findByText('Hello, Asha Rao')).toBeTruthy();
    expect(localStorage.getItem('token')).toBe('stored-token');
    expect(screen.queryByText('Failed to fetch user info')).toBeNull();
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

  it('ends when another tab logs out, although this one stored a renewed token before it heard of that', async () => {
    network.on('CurrentUser', () => ({ me: testUser }));
    start({ token: tokenOf('s', 1), user: JSON.stringify(testUser) });
    userSession.renew(tokenOf('s', 2));
    storageEventFromOtherTab('token', null);
    expect(userSession.get()).toMatchObject({ phase: 'signed-out', token: null });
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
  });

  it('stays ended when a tab that has not heard of the logout stores a token of it', async () => {
    start({ token: tokenOf('s', 1), user: JSON.stringify(testUser) });
    userSession.clear('leaving');
    localStorage.setItem('token', tokenOf('s', 2));
    storageEventFromOtherTab('token');
    expect(userSession.get()).toMatchObject({ phase: 'leaving', token: null });
    expect(localStorage.getItem('token')).toBeNull();
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

describe('a server that is away', () => {
  const AWAY = 'The server is not reachable. Trying again…';
  const away = () => {
    throw new FakeGraphqlError('The service is not available at the moment. Please try again.', 'DATABASE_UNREACHABLE', {
      retryAfterSeconds: 2,
    });
  };
  const offline = () => {
    throw new TypeError('no connection');
  };
  const failing = () => {
    throw new FakeGraphqlError('Something went wrong. Request id: 1', 'INTERNAL');
  };
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => {
    userSession.clear();
    adminSession.end('left');
    vi.useRealTimers();
  });

  it.each([
    ['without its database', away],
    ['out of reach', offline],
    ['failing', failing],
  ])('(%s) does not end the session: it is waited for, and a notice says so', async (_name, fail) => {
    network.on('CurrentUser', fail);
    start({ token: 'stored-token', user: JSON.stringify(testUser) });
    renderApp('/');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByText(AWAY)).toBeTruthy();
    expect(screen.getByText('Hello, Asha Rao')).toBeTruthy();
    expect(localStorage.getItem('token')).toBe('stored-token');
    const asked = network.sent('CurrentUser').length;
    expect(asked).toBeGreaterThan(3);
    expect(asked).toBeLessThan(10);
    network.on('CurrentUser', () => ({ me: { ...testUser, name: 'New Name' } }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await screen.findByText('Hello, New Name')).toBeTruthy();
    expect(screen.queryByText(AWAY)).toBeNull();
    expect(screen.queryByText('Failed to fetch user info')).toBeNull();
  });

  it('is asked again as soon as the browser has a network', async () => {
    network.on('CurrentUser', offline);
    start({ token: 'stored-token' });
    await vi.advanceTimersByTimeAsync(30_000);
    network.on('CurrentUser', () => ({ me: testUser }));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(userSession.get().phase).toBe('signed-in'));
  });

  it('ends the session when it is back and refuses the token', async () => {
    network.on('CurrentUser', away);
    start({ token: 'stored-token', user: JSON.stringify(testUser) });
    renderApp('/');
    await vi.advanceTimersByTimeAsync(5000);
    network.on('CurrentUser', () => {
      throw new FakeGraphqlError('Authentication required. Please login again.', 'UNAUTHENTICATED');
    });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.queryByText(AWAY)).toBeNull();
  });

  it('is waited for no longer once the user has logged out', async () => {
    network.on('CurrentUser', away);
    start({ token: 'stored-token', user: JSON.stringify(testUser) });
    renderApp('/');
    await vi.advanceTimersByTimeAsync(10_000);
    userSession.clear();
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.queryByText(AWAY)).toBeNull();
    const asked = network.sent('CurrentUser').length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network.sent('CurrentUser')).toHaveLength(asked);
  });

  const QUERY = gql`
    query Sample {
      sample
    }
  `;
  const MUTATION = gql`
    mutation Change {
      change
    }
  `;

  it.each(['user', 'admin'] as const)(
    'gets the query of a %s again after the time that it asked for, and keeps the session',
    async (kind) => {
      network.on('CurrentUser', () => ({ me: testUser })).on('Sample', away);
      start({ token: 'stored-token', user: JSON.stringify(testUser) });
      adminSession.begin('admin-token');
      const answer = clientFor(kind, kind === 'user' ? 'stored-token' : 'admin-token').query({ query: QUERY });
      await vi.advanceTimersByTimeAsync(1900);
      expect(network.sent('Sample')).toHaveLength(1);
      network.on('Sample', () => ({ sample: 'there' }));
      await vi.advanceTimersByTimeAsync(3000);
      expect((await answer).data).toEqual({ sample: 'there' });
      expect([userSession.get().token, adminSession.get().token]).toEqual(['stored-token', 'admin-token']);
    },
  );

  it('is given up after some tries, and a change is never sent twice', async () => {
    network.on('Sample', away).on('Change', away);
    const client = clientFor('admin', 'admin-token');
    const answers = Promise.allSettled([client.query({ query: QUERY }), client.mutate({ mutation: MUTATION })]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(network.sent('Sample')).toHaveLength(6);
    expect(network.sent('Change')).toHaveLength(1);
  });

  it.each(['user', 'admin'] as const)('gets the query of a %s again that reached nobody', async (kind) => {
    network.on('CurrentUser', () => ({ me: testUser })).on('Sample', offline);
    start({ token: 'stored-token', user: JSON.stringify(testUser) });
    adminSession.begin('admin-token');
    const answer = clientFor(kind, kind === 'user' ? 'stored-token' : 'admin-token').query({ query: QUERY });
    await vi.advanceTimersByTimeAsync(500);
    expect(network.sent('Sample')).toHaveLength(1);
    network.on('Sample', () => ({ sample: 'there' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect((await answer).data).toEqual({ sample: 'there' });
    expect(network.sent('Sample')).toHaveLength(2);
  });

  it('is told after three tries that reach nobody, and a change is never sent twice', async () => {
    network.on('Sample', offline).on('Change', offline);
    const client = clientFor('admin', 'admin-token');
    const answers = Promise.allSettled([client.query({ query: QUERY }), client.mutate({ mutation: MUTATION })]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(network.sent('Sample')).toHaveLength(3);
    expect(network.sent('Change')).toHaveLength(1);
  });

  it('gets a login again, which is no wrong password', async () => {
    let calls = 0;
    network.onRest('/api/auth/login', () => {
      calls += 1;
      if (calls < 3) return Response.json({ detail: 'Not now.', code: 'DATABASE_BUSY' }, { status: 503, headers: { 'retry-after': '2' } });
      return Response.json({ access_token: 'fresh-token' });
    });
    const token = postLogin('/api/auth/login', 'asha@example.org', 'secret1');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await token).toBe('fresh-token');
    expect(calls).toBe(3);
  });
});

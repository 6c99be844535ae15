import { gql } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../src/app/start-session.js';
import { clientFor } from '../../src/shared/apollo/client.js';
import { userSession } from '../../src/shared/session/user-session.js';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { renderApp, testUser } from '../support/render-app.js';

/** A token of one session as the server signs it, of half an hour. */
function tokenOf(number: number, more: object = {}): string {
  const claims = { sid: 's', iat: number, exp: number + 1800, ...more };
  return `e30.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.signature`;
}

let network: FakeNetwork;
let stop: () => void = () => undefined;
beforeEach(() => {
  network = new FakeNetwork().install();
});
afterEach(() => stop());

function store(token: string): void {
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(testUser));
  userSession.reload();
}

function start(token: string): void {
  store(token);
  stop = startSession();
}

describe('a session that is kept on this device', () => {
  const old = tokenOf(1, { kept: true });
  const fresh = tokenOf(2, { kept: true });
  const EXPIRED = 'Authentication required. Please login again.';
  const SAMPLE = gql`
    query Sample {
      sample
    }
  `;
  const CHANGE = gql`
    mutation Change {
      change
    }
  `;
  let renewals: number;
  const onlyWith = (token: string, data: object) => (request: { token: string | null }) => {
    if (request.token === token) return data;
    throw new FakeGraphqlError(EXPIRED, 'UNAUTHENTICATED');
  };
  const renews = (answer: () => Response) =>
    network.onRest('/api/auth/kept-session/renew', () => {
      renewals += 1;
      return answer();
    });
  const notKept = () => Response.json({ detail: 'No longer.', code: 'SESSION_NOT_KEPT' }, { status: 401 });

  beforeEach(() => {
    renewals = 0;
    network
      .on('RenewSession', () => {
        throw new FakeGraphqlError(EXPIRED, 'UNAUTHENTICATED');
      })
      .on('CurrentUser', onlyWith(fresh, { me: testUser }))
      .on('Sample', onlyWith(fresh, { sample: 'there' }))
      .on('Change', onlyWith(fresh, { change: 'done' }));
    renews(() => Response.json({ access_token: fresh }));
  });
  afterEach(() => userSession.clear());

  it('is opened again at the start, without a word', async () => {
    start(old);
    renderApp('/');
    await waitFor(() => expect(localStorage.getItem('token')).toBe(fresh));
    await waitFor(() => expect(userSession.get()).toMatchObject({ phase: 'signed-in', user: { id: testUser.id } }));
    expect(screen.queryByText('Failed to fetch user info')).toBeNull();
    expect(renewals).toBe(1);
  });

  it('sends again what was refused, and uses its cookie once for calls at the same time', async () => {
    store(old);
    const client = clientFor('user', old);
    const [asked, changed] = await Promise.all([
      client.query({ query: SAMPLE, fetchPolicy: 'network-only' }),
      client.mutate({ mutation: CHANGE }),
    ]);
    expect([asked.data, changed.data]).toEqual([{ sample: 'there' }, { change: 'done' }]);
    expect(network.sent('Change')).toHaveLength(2);
    expect(renewals).toBe(1);
    expect(userSession.get()).toMatchObject({ phase: 'signed-in', token: fresh });
  });

  it('ends, and says so, when the server keeps it no longer', async () => {
    renews(notKept);
    start(old);
    renderApp('/');
    expect(await screen.findByText('Failed to fetch user info')).toBeTruthy();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('stays while nobody can say whether it is kept', async () => {
    renews(() => Response.json({ detail: 'Broken.', code: 'INTERNAL' }, { status: 500 }));
    store(old);
    await expect(clientFor('user', old).mutate({ mutation: CHANGE })).rejects.toThrow();
    expect(userSession.get()).toMatchObject({ phase: 'signed-in', token: old });
  });

  it('is asked about for no token that says nothing of it', async () => {
    network.on('CurrentUser', onlyWith('nobody', {}));
    start(tokenOf(1));
    renderApp('/');
    expect(await screen.findByText('Failed to fetch user info')).toBeTruthy();
    expect(renewals).toBe(0);
  });
});

import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocketServer } from '../../../test/support/fake-web-socket.js';
import { createSessionSockets } from './session-sockets.js';

const JOBS = gql`
  subscription Jobs($id: ID) {
    jobs(id: $id)
  }
`;

describe('the sockets of a session', () => {
  let server: FakeSocketServer;
  let token: string | null;
  const onRefused = vi.fn();

  beforeEach(() => {
    server = new FakeSocketServer().install();
    token = 'first';
    onRefused.mockReset();
  });

  function subscriber() {
    const { link, dispose } = createSessionSockets({ url: 'ws://localhost/graphql', token: () => token, onRefused });
    const client = new ApolloClient({ link: ApolloLink.from([link]), cache: new InMemoryCache() });
    let count = 0;
    return {
      dispose,
      subscribe: () => {
        // Equal subscriptions would share one.
        const variables = { id: `${(count += 1)}` };
        const seen: unknown[] = [];
        const ended = vi.fn();
        client
          .subscribe({ query: JOBS, variables })
          .subscribe({ next: ({ data, error }) => seen.push(data ?? error), error: ended, complete: ended });
        return { seen, ended };
      },
    };
  }

  it('share one as long as the token is the same', async () => {
    const { subscribe, dispose } = subscriber();
    subscribe();
    subscribe();
    await vi.waitFor(() => expect(server.subscriptions).toHaveLength(2));
    expect(server.shown).toEqual([{ authorization: 'Bearer first' }]);
    dispose();
  });

  it('leave running what was begun before the token was renewed, and start over with the new one', async () => {
    const { subscribe, dispose } = subscriber();
    const before = subscribe();
    await server.subscription('Jobs');
    token = 'second';
    subscribe();
    await vi.waitFor(() => expect(server.shown).toEqual([{ authorization: 'Bearer first' }, { authorization: 'Bearer second' }]));
    expect(before.ended).not.toHaveBeenCalled();
    expect(server.subscriptions.map(({ ended }) => ended)).toEqual([false, false]);
    dispose();
    await vi.waitFor(() => expect(before.ended).toHaveBeenCalled());
  });

  it('tell that a token is refused, and nothing of one that was renewed in the meantime', async () => {
    const { subscribe } = subscriber();
    subscribe();
    await server.subscription('Jobs');
    server.close(4401);
    expect(onRefused).toHaveBeenCalledTimes(1);

    subscribe();
    await vi.waitFor(() => expect(server.shown).toHaveLength(2));
    token = 'second';
    server.close(4401);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it('say nothing about the token when the connection breaks or the server is busy', async () => {
    const { subscribe } = subscriber();
    for (const code of [1006, 1013, 4403]) {
      const { ended, seen } = subscribe();
      await vi.waitFor(() => expect(server.subscriptions.at(-1)?.ended).toBe(false));
      await vi.waitFor(() => expect(server.shown.length).toBeGreaterThan(0));
      server.close(code);
      await vi.waitFor(() => expect(ended.mock.calls.length + seen.length).toBeGreaterThan(0));
    }
    expect(onRefused).not.toHaveBeenCalled();
  });
});

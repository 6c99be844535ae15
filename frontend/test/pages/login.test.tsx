import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { renderApp, renderAsUser, testUser } from '../support/render-app.js';

let network: FakeNetwork;
beforeEach(() => {
  network = new FakeNetwork().install();
});

async function fillIn(email: string, password: string) {
  const app = renderApp('/login');
  await app.user.type(await screen.findByLabelText('Email'), email);
  await app.user.type(screen.getByLabelText('Password'), password);
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  return app;
}

describe('login', () => {
  it('asks for both fields and goes to the first', async () => {
    const { user } = renderApp('/login');
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  it('checks address and length', async () => {
    await fillIn('nobody', '12345');
    expect(screen.getByText('Invalid email address')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
  });

  it('shows and hides the password', async () => {
    const { user } = renderApp('/login');
    const field = await screen.findByLabelText('Password');
    expect(field.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.getAttribute('type')).toBe('text');
  });

  it('signs in, keeps token and user, and goes to the chat', async () => {
    network
      .onRest('/api/auth/login', ({ form }) => {
        expect(String(form)).toBe('username=asha%40example.org&password=secret1');
        return Response.json({ access_token: 'fresh-token', token_type: 'bearer' });
      })
      .on('CurrentUser', ({ token }) => {
        expect(token).toBe('fresh-token');
        return { me: testUser };
      })
      .on('ReferenceFiles', () => ({
        referenceFiles: {
          __typename: 'ReferenceFileConnection',
          totalCount: 0,
          nodes: [],
          pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
        },
      }));
    const { path } = await fillIn('asha@example.org', 'secret1');
    expect(await screen.findByText('Login successful!')).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/ask'));
    expect(localStorage.getItem('token')).toBe('fresh-token');
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ name: 'Asha Rao' });
    expect(await screen.findByText('Hello, Asha Rao')).toBeTruthy();
  });

  it('says while it is busy, and the detail when refused', async () => {
    let answer: (response: Response) => void = () => undefined;
    network.onRest('/api/auth/login', () => new Promise<Response>((resolve) => (answer = resolve)) as never);
    await fillIn('asha@example.org', 'wrong-one');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing in...' });
    expect(button.disabled).toBe(true);
    answer(Response.json({ detail: 'Incorrect email or password' }, { status: 401 }));
    expect(await screen.findAllByText('Incorrect email or password')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  });

  it('clears the session when the token that came is refused', async () => {
    network
      .onRest('/api/auth/login', () => Response.json({ access_token: 'fresh-token' }))
      .on('CurrentUser', () => {
        throw new FakeGraphqlError('Authentication required. Please login again.', 'UNAUTHENTICATED');
      });
    const { path } = await fillIn('asha@example.org', 'secret1');
    expect(await screen.findByText('Failed to fetch user info')).toBeTruthy();
    expect(localStorage.getItem('token')).toBeNull();
    expect(path()).toBe('/login');
  });

  it('has words for a server that is away', async () => {
    await fillIn('asha@example.org', 'secret1');
    expect(await screen.findAllByText('An error occurred during login')).toHaveLength(2);
  });
});

describe('gates', () => {
  it.each(['/ask', '/document', '/reply', '/profile'])('%s leads visitors to the login', async (address) => {
    const { path } = renderApp(address);
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('returns to the screen that asked for the login', async () => {
    network.onRest('/api/auth/login', () => Response.json({ access_token: 'fresh-token' })).on('CurrentUser', () => ({ me: testUser }));
    const { user, path } = renderApp('/profile');
    await user.type(await screen.findByLabelText('Email'), 'asha@example.org');
    await user.type(screen.getByLabelText('Password'), 'secret1{Enter}');
    await waitFor(() => expect(path()).toBe('/profile'));
  });

  it('logs out to the home page, with nothing left behind', async () => {
    network.on('EndSession', () => ({ endSession: { userId: '1' } }));
    const { user, path } = renderAsUser('/profile');
    localStorage.setItem('themis.private.user-1.ask.draft', '"secret"');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(await screen.findByRole('link', { name: 'Get Started' })).toBeTruthy();
    expect(localStorage.length).toBe(0);
    await waitFor(() => expect(network.requests.find(({ operationName }) => operationName === 'EndSession')?.token).toBe('user-token'));
  });

  it('keeps the session on this device where the box is ticked, and only there', async () => {
    const kept: (string | null)[] = [];
    network
      .onRest('/api/auth/login', () => Response.json({ access_token: 'fresh-token', token_type: 'bearer' }))
      .onRest('/api/auth/kept-session', ({ token }) => {
        kept.push(token);
        return Response.json({ access_token: 'kept-token', kept_until: '2026-12-30T00:00:00Z' });
      })
      .on('CurrentUser', () => ({ me: testUser }));
    const { user } = renderApp('/login');
    await user.type(await screen.findByLabelText('Email'), 'asha@example.org');
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.click(screen.getByRole('checkbox', { name: /Keep me signed in/ }));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(localStorage.getItem('token')).toBe('kept-token'));
    expect(kept).toEqual(['fresh-token']);
  });

  it('says so when the session cannot be kept, and signs in', async () => {
    network
      .onRest('/api/auth/login', () => Response.json({ access_token: 'fresh-token', token_type: 'bearer' }))
      .onRest('/api/auth/kept-session', () => Response.json({ detail: 'No.', code: 'CANNOT_KEEP_SESSION' }, { status: 409 }))
      .on('CurrentUser', () => ({ me: testUser }));
    const { user } = renderApp('/login');
    await user.type(await screen.findByLabelText('Email'), 'asha@example.org');
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.click(screen.getByRole('checkbox', { name: /Keep me signed in/ }));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('You are signed in, but will not stay signed in on this device.')).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem('token')).toBe('fresh-token'));
  });

  it('offers nothing where no session is kept', async () => {
    network.onRest('/api/auth/options', () =>
      Response.json({ password_reset_by_email: true, passwords: true, provider: null, kept_days: 0 }),
    );
    renderApp('/login');
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  });
});

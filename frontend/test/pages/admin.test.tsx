import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { adminNetwork } from '../support/admin-network.js';
import { FakeGraphqlError, type FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderApp, renderAsAdmin, renderAsUser, testUser } from '../support/render-app.js';

let network: FakeNetwork;
beforeEach(() => {
  new FakeSocketServer().install();
  network = adminNetwork();
});

describe('admin login', () => {
  async function login(path = '/webmin') {
    const app = renderApp(path);
    await app.user.type(await screen.findByLabelText('Admin Email'), 'root@example.org');
    await app.user.type(screen.getByLabelText('Admin Password'), 'secret1{Enter}');
    return app;
  }

  it('says whom the panel is for and asks for both fields', async () => {
    const { user } = renderApp('/webmin');
    expect(await screen.findByRole('heading', { name: 'Admin Access' })).toBeTruthy();
    expect(screen.getByText(/restricted to authorized IP addresses/)).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    await expectAccessible();
  });

  it('stores the administrator token and goes to the panel', async () => {
    network.onRest('/api/admin-auth/login', () => Response.json({ access_token: 'admin-token' }));
    const { path } = await login();
    expect(await screen.findByText('Admin login successful! Redirecting...')).toBeTruthy();
    expect(path()).toBe('/webmin');
    await waitFor(() => expect(path()).toBe('/admin'));
    expect(localStorage.getItem('adminToken')).toBe('admin-token');
  });

  it.each([
    [403, '{"detail":"x"}', 'Access denied: Admin login not allowed from this IP address. Please contact your system administrator.'],
    [401, '{"detail":"x"}', 'Invalid credentials or insufficient privileges.'],
    [429, '{"detail":"Too many requests. Please try again later."}', 'Too many requests. Please try again later.'],
    [500, '', 'An error occurred during login. Please try again.'],
  ])('answers %d in words', async (status, body, text) => {
    network.onRest('/api/admin-auth/login', () => new Response(body, { status }));
    await login();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(localStorage.getItem('adminToken')).toBeNull();
  });
});

describe('admin panel', () => {
  it('leads to the login without a token', async () => {
    const { path } = renderApp('/admin');
    expect(await screen.findByText('Admin access required. Please login through admin panel.')).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/webmin'));
  });

  it('says so when the token is refused', async () => {
    network.on('LegalDocuments', () => {
      throw new FakeGraphqlError('Authentication required. Please login again.', 'UNAUTHENTICATED');
    });
    renderAsAdmin('/admin');
    expect(await screen.findByRole('heading', { name: 'Admin Access Required' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Admin Login' }).getAttribute('href')).toBe('/webmin');
    expect(localStorage.getItem('adminToken')).toBeNull();
    await expectAccessible();
  });

  it('keeps the open tab in the address and forgets its filters with it', async () => {
    const { user, search } = renderAsAdmin('/admin?tab=users&q=ravi');
    expect((await screen.findByRole('tab', { name: 'User Management' })).getAttribute('aria-selected')).toBe('true');
    await user.click(screen.getByRole('tab', { name: 'Token Pricing' }));
    expect(await screen.findByRole('button', { name: 'Initialize Defaults' })).toBeTruthy();
    expect(search()).toBe('?tab=pricing');
  });

  it('ends the session on Logout', async () => {
    network.on('EndAdminSession', () => ({ endAdminSession: { userId: '1' } }));
    const { user, path } = renderAsAdmin('/admin');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Admin session ended')).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/webmin'));
    await waitFor(() => expect(localStorage.getItem('adminToken')).toBeNull());
    expect(screen.queryByText('Admin access required. Please login through admin panel.')).toBeNull();
  });

  it('is linked for administrators with a stored token only', async () => {
    localStorage.setItem('adminToken', 'admin-token');
    renderAsUser('/', { ...testUser, role: 'ADMIN' });
    await screen.findByText('Hello, Asha Rao');
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
    const { adminSession } = await import('../../src/shared/session/admin-session.js');
    adminSession.reload();
    expect(await screen.findByRole('link', { name: 'Admin' })).toBeTruthy();
  });
});

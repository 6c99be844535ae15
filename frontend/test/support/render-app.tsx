import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../../src/app/routing/routes.js';
import { adminSession } from '../../src/shared/session/admin-session.js';
import { userSession } from '../../src/shared/session/user-session.js';
import type { SessionUser } from '../../src/shared/session/session-storage.js';

export const testUser = {
  __typename: 'User',
  id: 'user-1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '+91 11 2345 6789',
  role: 'USER',
  createdAt: '2026-01-05T10:00:00.000Z',
  lastLogin: null,
} as const satisfies SessionUser & { __typename: 'User' };

interface RenderedApp {
  user: UserEvent;
  /** Address that the router shows now. */
  path: () => string;
  /** Query of that address. */
  search: () => string;
}

/** Renders the whole application at an address. */
export function renderApp(path: string): RenderedApp {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), path: () => router.state.location.pathname, search: () => router.state.location.search };
}

/** Renders it for a user who is signed in already. */
export function renderAsUser(path: string, user: SessionUser = testUser): RenderedApp {
  userSession.begin('user-token');
  userSession.setUser(user);
  return renderApp(path);
}

/** Renders it for an administrator who is signed in already. */
export function renderAsAdmin(path: string): RenderedApp {
  adminSession.begin('admin-token');
  return renderApp(path);
}

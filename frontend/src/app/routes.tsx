import type { RouteObject } from 'react-router-dom';
import { AdminFrame } from '../features/admin-auth/AdminFrame.js';
import { RequireAdmin } from '../features/admin-auth/RequireAdmin.js';
import { HomePage } from '../features/home/HomePage.js';
import { paths } from '../shared/config/paths.js';
import { deferredScreen } from './deferred-screen.js';
import { NotFoundPage } from './NotFoundPage.js';
import { PageFallback } from './PageFallback.js';
import { RequireUser } from './RequireUser.js';
import { RootLayout } from './RootLayout.js';
import { RouteErrorPage } from './RouteErrorPage.js';
import { UserArea } from './UserArea.js';
import { userScreens } from './user-screens.js';

const login = async () => ({ Component: (await import('../features/auth/LoginPage.js')).LoginPage });
const register = async () => ({ Component: (await import('../features/auth/RegisterPage.js')).RegisterPage });
const developers = async () => ({ Component: (await import('../features/developers/DevelopersPage.js')).DevelopersPage });
const adminLogin = async () => ({ Component: (await import('../features/admin-auth/AdminLoginPage.js')).AdminLoginPage });
const admin = deferredScreen(async () => (await import('./AdminArea.js')).AdminArea, AdminFrame);

/** A screen that everybody may see. Its code is small: a change of screens waits for it. */
const open = (path: string, lazy: RouteObject['lazy']): RouteObject => ({ path, lazy, HydrateFallback: PageFallback }) as RouteObject;

/**
 * Every screen by address. Each loads its own code, so that visitors never fetch what only members or administrators use; what
 * needs a session is not fetched without one.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteErrorPage,
    children: [
      { path: paths.home, Component: HomePage },
      open(paths.login, login),
      open(paths.register, register),
      {
        Component: RequireUser,
        children: [
          {
            Component: UserArea,
            children: Object.entries(userScreens).map(([path, { Component }]) => ({ path, Component })),
          },
        ],
      },
      open(paths.developers, developers),
      open(paths.adminLogin, adminLogin),
      { Component: RequireAdmin, children: [{ path: paths.admin, Component: admin.Component }] },
      { path: '*', Component: NotFoundPage },
    ],
  },
];

import type { RouteObject } from 'react-router-dom';
import { paths } from '../shared/config/paths.js';
import { NotFoundPage } from './NotFoundPage.js';
import { PageFallback } from './PageFallback.js';
import { RequireUser } from './RequireUser.js';
import { RootLayout } from './RootLayout.js';
import { RouteErrorPage } from './RouteErrorPage.js';

const home = async () => ({ Component: (await import('../features/home/HomePage.js')).HomePage });
const login = async () => ({ Component: (await import('../features/auth/LoginPage.js')).LoginPage });
const register = async () => ({ Component: (await import('../features/auth/RegisterPage.js')).RegisterPage });
const userShell = async () => ({ Component: (await import('./UserShell.js')).UserShell });
const ask = async () => ({ Component: (await import('../features/ask/AskPage.js')).AskPage });
const documentGenerator = async () => ({ Component: (await import('../features/documents/DocumentPage.js')).DocumentPage });
const reply = async () => ({ Component: (await import('../features/reply/ReplyPage.js')).ReplyPage });
const profile = async () => ({ Component: (await import('../features/profile/ProfilePage.js')).ProfilePage });
const developers = async () => ({ Component: (await import('../features/developers/DevelopersPage.js')).DevelopersPage });
const adminLogin = async () => ({ Component: (await import('../features/admin-auth/AdminLoginPage.js')).AdminLoginPage });
const adminShell = async () => ({ Component: (await import('./AdminShell.js')).AdminShell });
const admin = async () => ({ Component: (await import('../features/admin/AdminPage.js')).AdminPage });

/** Every screen by address. Each loads its own code, so that visitors never fetch what only members or administrators use. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteErrorPage,
    HydrateFallback: PageFallback,
    children: [
      { path: paths.home, lazy: home },
      { path: paths.login, lazy: login },
      { path: paths.register, lazy: register },
      {
        Component: RequireUser,
        children: [
          {
            lazy: userShell,
            children: [
              { path: paths.ask, lazy: ask },
              { path: paths.document, lazy: documentGenerator },
              { path: paths.reply, lazy: reply },
              { path: paths.profile, lazy: profile },
            ],
          },
        ],
      },
      { path: paths.developers, lazy: developers },
      { path: paths.adminLogin, lazy: adminLogin },
      { lazy: adminShell, children: [{ path: paths.admin, lazy: admin }] },
      { path: '*', Component: NotFoundPage },
    ],
  },
];

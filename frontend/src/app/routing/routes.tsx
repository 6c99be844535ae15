import type { RouteObject } from 'react-router-dom';
import { AdminSkeleton } from '../../pages/admin-auth/AdminSkeleton.js';
import { RequireAdmin } from '../../pages/admin-auth/RequireAdmin.js';
import { LoginPage } from '../../pages/auth/LoginPage.js';
import { HomePage } from '../../pages/home/HomePage.js';
import { CONVERSATION_ROUTE, paths } from '../../shared/config/paths.js';
import { loadAdminLanguage, loadAntdLanguage } from '../../shared/i18n/load-language.js';
import { loadTemplateTexts } from '../../shared/i18n/template-texts.js';
import { deferredScreen } from '../areas/deferred-screen.js';
import { NotFoundPage } from './NotFoundPage.js';
import { PageFallback } from '../layout/PageFallback.js';
import { RequireUser } from './RequireUser.js';
import { RootLayout } from '../layout/RootLayout.js';
import { RouteErrorPage } from './RouteErrorPage.js';
import { UserArea } from '../areas/UserArea.js';
import { userScreens } from '../areas/user-screens.js';

const register = async () => ({ Component: (await import('../../pages/auth/RegisterPage.js')).RegisterPage });
const signedIn = async () => ({ Component: (await import('../../pages/auth/provider/SignedInPage.js')).SignedInPage });
const forgotPassword = async () => ({ Component: (await import('../../pages/auth/ForgotPasswordPage.js')).ForgotPasswordPage });
const resetPassword = async () => ({ Component: (await import('../../pages/auth/ResetPasswordPage.js')).ResetPasswordPage });
const confirmEmail = async () => ({ Component: (await import('../../pages/auth/ConfirmEmailPage.js')).ConfirmEmailPage });
const stopReminders = async () => ({ Component: (await import('../../pages/auth/StopRemindersPage.js')).StopRemindersPage });
const developers = async () => {
  await loadAntdLanguage();
  return { Component: (await import('../areas/DevelopersArea.js')).DevelopersArea };
};
const adminLogin = async () => ({ Component: (await import('../../pages/admin-auth/AdminLoginPage.js')).AdminLoginPage });
const admin = deferredScreen(async () => {
  await Promise.all([loadAdminLanguage(), loadAntdLanguage(), loadTemplateTexts()]);
  return (await import('../areas/AdminArea.js')).AdminArea;
}, AdminSkeleton);

/** A public screen. Its code is small, so navigation waits for it. */
const open = (path: string, lazy: RouteObject['lazy']): RouteObject => ({ path, lazy, HydrateFallback: PageFallback });

/**
 * Every screen by path. Each loads its own code, so visitors never fetch what only users or administrators need, and nothing that
 * needs a session is fetched without one.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteErrorPage,
    children: [
      { path: paths.home, Component: HomePage },
      { path: paths.login, Component: LoginPage },
      open(paths.register, register),
      open(paths.signedIn, signedIn),
      open(paths.forgotPassword, forgotPassword),
      open(paths.resetPassword, resetPassword),
      open(paths.confirmEmail, confirmEmail),
      open(paths.stopReminders, stopReminders),
      {
        Component: RequireUser,
        children: [
          {
            Component: UserArea,
            children: Object.entries(userScreens).map(([path, { Component }]) => ({
              // The same screen with and without a conversation, so that it stays when the first question gets one.
              path: path === paths.ask ? `${CONVERSATION_ROUTE}?` : path,
              Component,
            })),
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

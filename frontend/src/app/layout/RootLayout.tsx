import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { isAdminSide, screenOf } from '../../shared/config/paths.js';
import { useSettledLogout } from '../../shared/session/hooks.js';
import { ToastViewport } from '../../components/ui/toasts/ToastViewport.js';
import { announceFirstPaint } from '../first-paint.js';
import { Shortcuts } from '../keys/Shortcuts.js';
import { Footer } from './Footer.js';
import { appMessages } from '../messages.js';
import { LogoutQuestion } from './LogoutQuestion.js';
import styles from './RootLayout.module.css';
import { TopNav } from './TopNav.js';
import { useRouteFocus } from './use-route-focus.js';

/** Frame of every screen: navigation, content, notices. */
export function RootLayout() {
  const { pathname } = useLocation();
  const adminSide = isAdminSide(pathname);
  const main = useRouteFocus();
  useSettledLogout();
  useEffect(announceFirstPaint, []);
  const loading = useNavigation().state === 'loading';
  return (
    <>
      <a className={styles.skip} href="#main">
        {appMessages.skip}
      </a>
      <div className={styles.progress} hidden={!loading} />
      {!adminSide && <TopNav key={screenOf(pathname)} />}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {!adminSide && <Footer />}
      <ToastViewport corner={adminSide} />
      <Shortcuts />
      <LogoutQuestion />
      <ScrollRestoration />
    </>
  );
}

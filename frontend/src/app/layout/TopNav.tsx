import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LanguageButton } from '../../components/ui/language-button/LanguageButton.js';
import { paths } from '../../shared/config/paths.js';
import { setNavSlot } from '../../shared/lib/nav-slot.js';
import { useUserSession } from '../../shared/session/hooks.js';
import { appMessages } from '../messages.js';
import { AccountMenu } from './AccountMenu.js';
import { NavLinks } from './NavLinks.js';
import styles from './TopNav.module.css';

/** Navigation bar for users; its links fold into a menu on narrow screens. Visitors see the language without opening it. */
export function TopNav() {
  const [open, setOpen] = useState(false);
  const { user } = useUserSession();
  return (
    <header className={`${styles.bar} no-print`}>
      <div className={styles.inner}>
        <div className={styles.slot} ref={setNavSlot} />
        <nav className={styles.nav} aria-label={appMessages.navigation}>
          <Link className={styles.brand} to={paths.home}>
            <img src="/favicon.svg" alt="" width="28" height="28" />
            <span>{appMessages.brand}</span>
          </Link>
          <button className={styles.toggle} type="button" aria-expanded={open} aria-controls="nav-links" onClick={() => setOpen(!open)}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
            <span>{appMessages.menu}</span>
          </button>
          <div id="nav-links" className={styles.links} data-open={open}>
            <NavLinks />
            <AccountMenu />
          </div>
          {!user && <LanguageButton />}
        </nav>
      </div>
    </header>
  );
}

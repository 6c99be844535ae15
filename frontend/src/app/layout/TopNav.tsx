import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LanguageButton } from '../../components/ui/language-button/LanguageButton.js';
import { paths } from '../../shared/config/paths.js';
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
      <nav className={styles.inner} aria-label={appMessages.navigation}>
        <Link className={styles.brand} to={paths.home}>
          <img src="/favicon.svg" alt="" width="28" height="28" />
          {appMessages.brand}
        </Link>
        <button className={styles.toggle} type="button" aria-expanded={open} aria-controls="nav-links" onClick={() => setOpen(!open)}>
          {appMessages.menu}
        </button>
        <div id="nav-links" className={styles.links} data-open={open}>
          <NavLinks />
          <AccountMenu />
        </div>
        {!user && <LanguageButton />}
      </nav>
    </header>
  );
}

import { useEffect, useId, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { LanguageButton } from '../../components/ui/language-button/LanguageButton.js';
import { ThemeToggle } from '../../components/ui/theme-toggle/ThemeToggle.js';
import { fetchBalance } from '../../shared/api/rest-client.js';
import { paths } from '../../shared/config/paths.js';
import { asUser } from '../../shared/session/authorized.js';
import { useAskedLogout } from '../../shared/session/asked-logout.js';
import { useUserSession } from '../../shared/session/hooks.js';
import { open as openKeys } from '../keys/keys-store.js';
import { appMessages as text } from '../messages.js';
import styles from './AccountMenu.module.css';

/** Everything about the account in one place: profile, balance, theme, language, sign-out. */
export function AccountMenu() {
  const { user } = useUserSession();
  const logout = useAskedLogout();
  const [open, setOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: PointerEvent | FocusEvent): void => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  if (!user) return <ThemeToggle />;
  return (
    <div className={styles.place} ref={place}>
      <button
        ref={trigger}
        className={styles.trigger}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={text.account}
        title={text.account}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">{initialOf(user.name)}</span>
      </button>
      <div id={id} className={styles.menu} hidden={!open}>
        {open && (
          <>
            <p className={styles.who}>
              <strong>{user.name}</strong>
              <span>{user.email}</span>
            </p>
            <p className={styles.row}>
              <span>{text.balance}</span>
              <Balance />
            </p>
            <div className={styles.row}>
              <span>{text.theme}</span>
              <ThemeToggle />
            </div>
            <div className={styles.row}>
              <span>{text.language}</span>
              <LanguageButton />
            </div>
            <NavLink className={styles.item} to={paths.profile} onClick={() => setOpen(false)}>
              {text.profile}
            </NavLink>
            <button
              className={styles.item}
              type="button"
              onClick={() => {
                setOpen(false);
                openKeys('keys');
              }}
            >
              {text.keys}
            </button>
            <button
              className={styles.item}
              type="button"
              onClick={() => {
                setOpen(false);
                logout();
              }}
            >
              {text.signOut}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

/** Fetched whenever the menu opens, since other tabs and API keys spend tokens too. */
function Balance() {
  const [shown, setShown] = useState('…');
  useEffect(() => {
    let left = false;
    asUser(fetchBalance).then(
      (tokens) => left || setShown(text.tokens(tokens)),
      () => left || setShown(text.balanceFailed),
    );
    return () => {
      left = true;
    };
  }, []);
  return <span>{shown}</span>;
}

/** By code point, since half of a surrogate pair is not a letter. */
const initialOf = (name: string): string => String.fromCodePoint(name.trim().codePointAt(0) ?? 0x3f).toLocaleUpperCase();

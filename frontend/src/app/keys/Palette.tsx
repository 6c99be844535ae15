import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import plain from '../../components/ui/dialog/plain-dialog.module.css';
import { useAskedLogout } from '../../shared/session/asked-logout.js';
import { useAdminSession, useUserSession } from '../../shared/session/hooks.js';
import { nextTheme } from '../../shared/theme/theme-store.js';
import { closed, open } from './keys-store.js';
import styles from './keys.module.css';
import { keyMessages as text } from './messages.js';
import { ownEntries, type PaletteAct, type PaletteEntry } from './palette-entries.js';
import { usePaletteSearch } from './use-palette-search.js';

/** Goes to whatever is typed: screens and actions at once, documents, conversations and sources as the server finds them. */
export function Palette() {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { user } = useUserSession();
  const { token } = useAdminSession();
  const found = usePaletteSearch(typed);
  const act = useAct();
  const entries = [...ownEntries(typed, { user: user !== null, admin: token !== null }), ...(found?.entries ?? [])];
  const current = Math.min(at, Math.max(0, entries.length - 1));
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    // Newer browsers return a promise, which React would take for the effect's clean-up function.
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  const choose = (entry: PaletteEntry | undefined): void => {
    if (!entry) return;
    open(null);
    act(entry.act);
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((current + step + entries.length) % Math.max(1, entries.length));
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(entries[current]);
    else return;
    event.preventDefault();
  };
  const status = !found ? text.searching : found.failed ? text.failed : entries.length === 0 ? text.none : '';
  return (
    <dialog
      ref={dialog}
      className={`${plain.dialog} ${styles.wide} ${styles.palette}`}
      aria-label={text.palette}
      onClose={() => closed('palette')}
    >
      <input
        className={styles.input}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={text.search}
        aria-label={text.search}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={entries.length > 0 ? `${id}-${current}` : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <ul id={`${id}-list`} className={styles.results} role="listbox" aria-label={text.results}>
        {entries.map((entry, index) => (
          <li
            key={`${entry.group} ${entry.id}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            onPointerMove={() => setAt(index)}
            onClick={() => choose(entry)}
          >
            <span className={styles.label}>{entry.label}</span>
            <span className={styles.group}>{entry.group}</span>
          </li>
        ))}
      </ul>
      <p className={styles.help} role="status">
        {status}
      </p>
    </dialog>
  );
}

/** Does what an entry says, once the palette is closed. */
function useAct(): (act: PaletteAct) => void {
  const navigate = useNavigate();
  const logout = useAskedLogout();
  return (act) => {
    if ('to' in act) void navigate(act.to, { state: act.state });
    else if (act.do === 'keys') open('keys');
    else if (act.do === 'theme') nextTheme();
    else if (act.do === 'sign-out') logout();
    // After the palette has left the screen.
    else setTimeout(() => window.print());
  };
}

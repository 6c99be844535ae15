import { useEffect, useRef } from 'react';
import plain from '../../components/ui/dialog/plain-dialog.module.css';
import { closed, switchKeys, useKeysOn } from './keys-store.js';
import styles from './keys.module.css';
import { keyMessages as text } from './messages.js';

const MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The list of shortcuts, with a switch for all of them. */
export function KeyList() {
  const dialog = useRef<HTMLDialogElement>(null);
  const on = useKeysOn();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={`${plain.dialog} ${styles.wide}`} aria-labelledby="keys-title" onClose={() => closed('keys')}>
      <h2 id="keys-title">{text.keys}</h2>
      <dl className={styles.list}>
        {text.list.map(({ keys, text: does }) => (
          <div key={does}>
            <dt>
              {[text.press(MAC), ...keys].map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input type="checkbox" checked={on} onChange={({ target }) => switchKeys(target.checked)} aria-describedby="keys-help" />
        {text.on}
      </label>
      <p id="keys-help" className={styles.help}>
        {text.onHelp}
      </p>
      <form method="dialog">
        <button className="button" type="submit">
          {text.close}
        </button>
      </form>
    </dialog>
  );
}

import { useEffect, useRef } from 'react';
import plain from '../../components/ui/dialog/plain-dialog.module.css';
import { dropLogoutQuestion, useLogoutQuestion, type LogoutQuestion as Question } from '../../shared/session/asked-logout.js';
import { useUserSession } from '../../shared/session/hooks.js';
import { appMessages as text } from '../messages.js';
import styles from './LogoutQuestion.module.css';

/** Asks before a logout that would lose entries. */
export function LogoutQuestion() {
  const question = useLogoutQuestion();
  const { user } = useUserSession();
  // The session may have ended in the meantime, by itself or in another tab.
  useEffect(() => {
    if (!user) dropLogoutQuestion();
  }, [user]);
  return question && <LogoutDialog {...question} />;
}

/** A plain dialog, since the home page does not load antd. */
function LogoutDialog({ unsaved, leave }: Question) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const named = unsaved.map(({ title, form, kind }) => {
    const name = title ?? (form.startsWith('reply') ? text.reply : text.document);
    return kind === 'edits' ? text.unsavedEdits(name) : text.unsavedForm(name);
  });
  return (
    <dialog
      ref={dialog}
      className={plain.dialog}
      aria-labelledby="logout-title"
      aria-describedby="logout-text"
      onClose={dropLogoutQuestion}
    >
      <h2 id="logout-title">{text.logoutTitle}</h2>
      <div id="logout-text" className={styles.text}>
        <p>{text.logoutText}</p>
        <ul>
          {[...new Set(named)].map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <div className={styles.buttons}>
        <button className="button button-primary" type="button" onClick={dropLogoutQuestion}>
          {text.stay}
        </button>
        <button
          className="button"
          type="button"
          onClick={() => {
            dropLogoutQuestion();
            leave();
          }}
        >
          {text.logout}
        </button>
      </div>
    </dialog>
  );
}

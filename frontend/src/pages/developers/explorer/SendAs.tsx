import { useUserSession } from '../../../shared/session/hooks.js';
import { developerMessages as text } from '../messages.js';
import styles from './explorer.module.css';
import { SENDERS, type Credentials, type Sender } from './use-credentials.js';

/** Chooses whose credentials operations are sent with: those of a session of this browser, or an API key. */
export function SendAs({ sender, available, choose, apiKey, enterApiKey }: Credentials) {
  const { user } = useUserSession();
  const hints: Record<Sender, string> = {
    user: user ? text.asUser(user.name) : '',
    admin: text.asAdmin,
    apiKey: text.keyHint,
    nobody: text.asNobody,
  };
  return (
    <div className={styles.sender}>
      <label>
        {text.sendAs}{' '}
        <select value={sender} onChange={({ target }) => choose(target.value as Sender)}>
          {SENDERS.map((one) => (
            <option key={one} value={one} disabled={!available[one]}>
              {text.senders[one]}
            </option>
          ))}
        </select>
      </label>
      {sender === 'apiKey' && (
        <input
          type="password"
          aria-label={text.senders.apiKey}
          placeholder="thm_…"
          autoComplete="off"
          spellCheck={false}
          value={apiKey}
          onChange={({ target }) => enterApiKey(target.value)}
        />
      )}
      <span className={styles.session}>{hints[sender]}</span>
    </div>
  );
}

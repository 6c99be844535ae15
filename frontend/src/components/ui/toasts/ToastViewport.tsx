import { useSyncExternalStore } from 'react';
import { serverAway } from '../../../shared/notices/server-away.js';
import { dismissToast, toastStore } from '../../../shared/notices/toasts.js';
import { toastMessages } from './messages.js';
import styles from './ToastViewport.module.css';
import { useClearPlace } from './use-clear-place.js';

/**
 * Shows the current notices, and that the page is waiting for the server: bottom right for users, top right for administrators, off the
 * controls.
 */
export function ToastViewport({ corner }: { corner: boolean }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const waiting = useSyncExternalStore(serverAway.subscribe, serverAway.get);
  const place = useClearPlace(corner, [waiting, ...toasts.map(({ id }) => id)].join());
  return (
    <section ref={place} className={`${styles.viewport} ${corner ? styles.corner : ''} no-print`} aria-label={toastMessages.region}>
      {waiting && (
        <div className={`${styles.toast} ${styles.waiting}`} role="status">
          {toastMessages.serverAway}
        </div>
      )}
      {toasts.map(({ id, kind, text }) => (
        <div key={id} className={`${styles.toast} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
          <span>{text}</span>
          <button type="button" aria-label={toastMessages.dismiss} onClick={() => dismissToast(id)}>
            ×
          </button>
        </div>
      ))}
    </section>
  );
}

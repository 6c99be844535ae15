import { useSyncExternalStore } from 'react';
import { dismissToast, toastStore } from '../../../shared/notices/toasts.js';
import { toastMessages } from './messages.js';
import styles from './ToastViewport.module.css';

/** Shows the current notices: top centre for users, the top right corner for administrators. */
export function ToastViewport({ corner }: { corner: boolean }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  return (
    <section className={`${styles.viewport} ${corner ? styles.corner : ''} no-print`} aria-label={toastMessages.region}>
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

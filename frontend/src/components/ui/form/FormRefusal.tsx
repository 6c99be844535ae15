import styles from './form.module.css';
import type { Refused } from './use-refusal.js';

/** Above the button of a form, why the server did not take it. */
export function FormRefusal({ refused }: { refused: Refused | null }) {
  return (
    <p role="alert" className={styles.refusal}>
      {refused?.text}
    </p>
  );
}

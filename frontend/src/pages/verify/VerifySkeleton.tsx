import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { startMessages as start } from './start-messages.js';
import styles from './verify.module.css';

/** The parts of the screen that need no further code, each in its place. */
export function VerifySkeleton() {
  return (
    <div className={styles.screen} aria-busy="true" data-skeleton>
      <title>{`${start.title} – Themis`}</title>
      <div className={styles.body}>
        <h1>{start.title}</h1>
        <p className={styles.intro}>{start.intro}</p>
        <Placeholder width="100%" height="240px" />
      </div>
    </div>
  );
}

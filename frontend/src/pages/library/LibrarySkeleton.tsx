import styles from './library.module.css';
import { startMessages as start } from './start-messages.js';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';

/** The parts of the library that need no further code, each in its place. */
export function LibrarySkeleton() {
  return (
    <div className={styles.screen} aria-busy="true" data-skeleton>
      <title>{`${start.title} – Themis`}</title>
      <div className={styles.browse}>
        <h1>{start.title}</h1>
        <p className={styles.intro}>{start.intro}</p>
        <Placeholder width="100%" height="var(--target)" />
      </div>
    </div>
  );
}

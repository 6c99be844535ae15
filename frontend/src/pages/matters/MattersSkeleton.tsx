import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { startMessages as start } from './start-messages.js';
import styles from './matters.module.css';

/** The parts of the list that need no further code, each in its place. */
export function MattersSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true" data-skeleton>
      <title>{`${start.title} – Themis`}</title>
      <div className={styles.head}>
        <h1>{start.title}</h1>
      </div>
      <p className={styles.intro}>{start.intro}</p>
      <Placeholder width="100%" height="var(--target)" />
    </div>
  );
}

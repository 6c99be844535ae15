import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import styles from './deadlines.module.css';
import { startMessages as start } from './start-messages.js';

/** The parts of the screen that need no further code, each in its place. */
export function DeadlinesSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true" data-skeleton>
      <title>{`${start.title} – Themis`}</title>
      <h1>{start.title}</h1>
      <p className={styles.intro}>{start.intro}</p>
      <Placeholder width="100%" height="var(--target)" />
    </div>
  );
}

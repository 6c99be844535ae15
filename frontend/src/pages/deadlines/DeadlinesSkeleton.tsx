import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import styles from './deadlines.module.css';
import { deadlineMessages as text } from './messages.js';

/** The parts of the screen that need no further code, each in its place. */
export function DeadlinesSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true" data-skeleton>
      <title>{`${text.title} – Themis`}</title>
      <h1>{text.title}</h1>
      <p className={styles.intro}>{text.intro}</p>
      <Placeholder width="100%" height="var(--target)" />
    </div>
  );
}

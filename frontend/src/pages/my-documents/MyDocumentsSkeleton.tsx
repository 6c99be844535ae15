import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { myDocumentsMessages as text } from './messages.js';
import styles from './my-documents.module.css';

/** The parts of the screen that need no further code, each in its place. */
export function MyDocumentsSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true" data-skeleton>
      <title>{`${text.title} – Themis`}</title>
      <h1>{text.title}</h1>
      <p className={styles.intro}>{text.intro}</p>
      <Placeholder width="100%" height="var(--target)" />
    </div>
  );
}

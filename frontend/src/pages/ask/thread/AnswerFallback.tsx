import { Placeholder } from '../../../components/ui/placeholder/Placeholder.js';
import { askMessages } from '../messages.js';
import styles from './thread.module.css';

/** The place of an answer, until the code that shows answers is there. */
export function AnswerFallback() {
  return (
    <article className={styles.message} aria-busy="true">
      <header>
        <strong>{askMessages.assistant}</strong>
      </header>
      <Placeholder width="min(100%, 60ch)" height="160px" />
    </article>
  );
}

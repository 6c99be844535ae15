import { LegalMarkdown } from '../../../components/ui/markdown/LegalMarkdown.js';
import type { PendingAnswer } from '../conversation/conversation.js';
import { askMessages } from '../messages.js';
import styles from './thread.module.css';

/** The answer so far, with the current stage. */
export function PendingMessage({ pending }: { pending: PendingAnswer }) {
  return (
    <article className={styles.message} aria-busy="true">
      <header>
        <strong>{askMessages.assistant}</strong>
      </header>
      {pending.text && <LegalMarkdown text={pending.text} keepLines />}
      <p className={styles.thinking}>
        <span className={styles.pulse} aria-hidden="true" />
        {askMessages.thinking}
        {pending.stage && <span className={styles.stage}>{pending.stage}</span>}
      </p>
    </article>
  );
}

import type { CheckedAnswer } from '../conversation/conversation.js';
import { askMessages } from '../messages.js';
import styles from './thread.module.css';

/** Law that the question names or needs and the library does not hold, one line each. */
export function MissingLaw({ missing }: { missing: NonNullable<CheckedAnswer['missingLaw']> }) {
  const lines = new Set(missing.map(({ act, section }) => askMessages.missingLaw(act, section)));
  return [...lines].map((line) => (
    <p key={line} className={styles.missing}>
      {line}
    </p>
  ));
}

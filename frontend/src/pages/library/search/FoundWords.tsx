import { foundWords } from '../../../shared/lib/found-words.js';
import styles from '../library.module.css';

/** Words around those that were searched for, which are marked. */
export function FoundWords({ text, search }: { text: string; search: string }) {
  return (
    <span className={styles.excerpt}>
      {foundWords(text, search).map((part, at) => (part.found ? <mark key={at}>{part.text}</mark> : part.text))}
    </span>
  );
}

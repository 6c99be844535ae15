import { Alert, Button } from 'antd';
import { LawStamp } from '../../../components/source/LawStamp.js';
import { PlaceLink } from '../../../components/source/PlaceLink.js';
import { Placeholder } from '../../../components/ui/placeholder/Placeholder.js';
import { formatPages } from '../../../shared/format/pages.js';
import { libraryMessages as text } from '../messages.js';
import styles from '../library.module.css';
import { FoundWords } from './FoundWords.js';
import type { WordsFound } from './use-words-found.js';

/** Passages that hold the words of a search, each with those words marked; each opens where it stands. */
export function WordsFoundList({ search, found }: { search: string; found: WordsFound }) {
  const { passages, loading, stale, failed, reload } = found;
  if (failed) return <Alert type="error" showIcon title={text.wordsFailed} action={<Button onClick={reload}>{text.retry}</Button>} />;
  if (!loading && passages.length === 0) return null;
  return (
    <section aria-labelledby="words-found" aria-busy={loading || stale}>
      <h2 id="words-found" className={styles.part}>
        {text.inTheWords}
      </h2>
      {loading && <Placeholder width="100%" height="58px" />}
      <ul className={styles.list}>
        {passages.map((passage) => (
          <li key={`${passage.documentId}:${passage.spanStart}`} className={`${styles.row} ${styles.linked}`}>
            <PlaceLink place={{ ...passage, heading: '' }} className={styles.name}>
              {[passage.documentTitle, passage.headingPath.split(' › ').at(-1)].filter(Boolean).join(', ')}
            </PlaceLink>
            <FoundWords text={passage.excerpt} search={search} />
            <p className={styles.facts}>
              {formatPages(passage.pageStart, passage.pageEnd)} {passage.stamp && <LawStamp stamp={passage.stamp} />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

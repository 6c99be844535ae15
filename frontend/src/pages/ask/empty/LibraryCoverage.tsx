import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { usePolling } from '../../../shared/apollo/use-polling.js';
import { paths, sourceAddress } from '../../../shared/config/paths.js';
import { askMessages as text } from '../messages.js';
import { LIBRARY_COVERAGE } from './coverage.operations.js';
import styles from './empty.module.css';

const WHILE_EMPTY_MS = 5000;

/**
 * What answers can rest on: questions that the library answers, how many sources it holds, and its main acts by name. Where that is not
 * known, only a link to it.
 */
export function LibraryCoverage({ onAsk }: { onAsk: (question: string) => void }) {
  const query = useQuery(LIBRARY_COVERAGE);
  const coverage = query.data?.libraryCoverage;
  // The first acts of a new installation arrive within seconds.
  usePolling(query, coverage?.total === 0 ? WHILE_EMPTY_MS : null);
  if (!coverage) return <Link to={paths.library}>{text.library}</Link>;
  if (coverage.total === 0) return <p>{text.libraryEmpty}</p>;
  return (
    <>
      {coverage.sampleQuestions.length > 0 && (
        <ul className={styles.samples} aria-label={text.samples}>
          {coverage.sampleQuestions.map((question) => (
            <li key={question}>
              <button type="button" onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.coverage}>
        <p>{text.covers(coverage.kinds.map(({ documentType, count }) => text.countOf(documentType, count)))}</p>
        {coverage.mainActs.length > 0 && (
          <ul aria-label={text.mainActs}>
            {coverage.mainActs.map(({ id, citation }) => (
              <li key={id}>
                <Link to={sourceAddress(id)}>{citation}</Link>
              </li>
            ))}
          </ul>
        )}
        <p>
          <Link to={paths.library}>{text.library}</Link>
        </p>
      </div>
    </>
  );
}

import { Alert, Button } from 'antd';
import { Link } from 'react-router-dom';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { paths } from '../../shared/config/paths.js';
import { getFragmentData } from '../../shared/gql/index.js';
import { LISTED_SECTION, LISTED_SOURCE } from './library.operations.js';
import styles from './library.module.css';
import { LibraryFilters } from './LibraryFilters.js';
import { libraryMessages as text } from './messages.js';
import { startMessages as start } from './start-messages.js';
import { SourceRow } from './SourceRow.js';
import type { Library } from './use-library.js';

const LOADING_ROWS = 8;

/** The sources that the filters select. */
export function SourceList({ library }: { library: Library }) {
  const { page, failed, stale, filtered, reload, more } = library;
  return (
    <>
      <p className={styles.intro}>
        {start.intro} <Link to={paths.verify}>{text.checkText}</Link>
      </p>
      <LibraryFilters library={library} />
      {failed && <Alert type="error" showIcon title={text.failed} action={<Button onClick={reload}>{text.retry}</Button>} />}
      {!failed && !page && <LoadingRows />}
      {page && (
        <>
          <p className={styles.count} role="status">
            {page.totalCount > 0 ? text.found(page.totalCount) : filtered ? text.noMatch : text.empty}
          </p>
          <ul className={styles.list} aria-label={text.list} aria-busy={stale}>
            {page.nodes.map((node) => {
              const source = getFragmentData(LISTED_SOURCE, node);
              return <SourceRow key={source.id} source={source} matches={getFragmentData(LISTED_SECTION, node.matches)} />;
            })}
          </ul>
          {more && (
            <Button className={styles.more} onClick={more}>
              {text.more}
            </Button>
          )}
        </>
      )}
    </>
  );
}

export function LoadingRows() {
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={text.loading}>
      {Array.from({ length: LOADING_ROWS }, (_, row) => (
        <Placeholder key={row} width="100%" height="58px" />
      ))}
    </div>
  );
}

import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { paths } from '../../shared/config/paths.js';
import { getFragmentData } from '../../shared/gql/index.js';
import { LISTED_SECTION, LISTED_SOURCE } from './library.operations.js';
import styles from './library.module.css';
import { CitedLawList } from './search/CitedLawList.js';
import { LibraryFilters } from './search/LibraryFilters.js';
import { useWordsFound } from './search/use-words-found.js';
import { WordsFoundList } from './search/WordsFoundList.js';
import { libraryMessages as text } from './messages.js';
import { startMessages as start } from './start-messages.js';
import { SourceRow } from './SourceRow.js';
import type { Library } from './use-library.js';

const LOADING_ROWS = 8;
/** Sources that a search shows before the passages that hold its words. */
const FIRST_SOURCES = 5;

/** The sources that the filters select. */
export function SourceList({ library }: { library: Library }) {
  const { page, failed, stale, filtered, search, reload, more } = library;
  const found = useWordsFound(library);
  /** The search whose sources are all shown. */
  const [whole, setWhole] = useState<string | null>(null);
  const nodes = page?.nodes ?? [];
  const shown = search === '' || whole === search ? nodes : nodes.slice(0, FIRST_SOURCES);
  const nothing = page?.totalCount === 0 && (found.passages.length > 0 || found.cited.length > 0 || found.loading);
  return (
    <>
      <p className={styles.intro}>
        {start.intro} <Link to={paths.verify}>{text.checkText}</Link>
      </p>
      <LibraryFilters library={library} />
      <CitedLawList cited={found.cited} heirs={found.heirs} />
      {failed && <Alert type="error" showIcon title={text.failed} action={<Button onClick={reload}>{text.retry}</Button>} />}
      {!failed && !page && <LoadingRows />}
      {page && (
        <>
          <p className={styles.count} role="status">
            {page.totalCount > 0 ? text.found(page.totalCount) : nothing ? text.noTitle : filtered ? text.noMatch : text.empty}
          </p>
          <ul className={styles.list} aria-label={text.list} aria-busy={stale}>
            {shown.map((node) => {
              const source = getFragmentData(LISTED_SOURCE, node);
              return <SourceRow key={source.id} source={source} matches={getFragmentData(LISTED_SECTION, node.matches)} />;
            })}
          </ul>
          {shown.length < nodes.length && (
            <Button className={styles.more} onClick={() => setWhole(search)}>
              {text.allSources(page.totalCount)}
            </Button>
          )}
          {more && shown.length === nodes.length && (
            <Button className={styles.more} onClick={more}>
              {text.more}
            </Button>
          )}
        </>
      )}
      <WordsFoundList search={search} found={found} />
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

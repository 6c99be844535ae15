import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useContext, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { sourceAddress } from '../../shared/config/paths.js';
import { getFragmentData } from '../../shared/gql/index.js';
import { CopyCitation } from './CopyCitation.js';
import { Placeholder } from '../ui/placeholder/Placeholder.js';
import type { SourcePlace } from './source-place.js';
import { sourceMessages as text } from './messages.js';
import { markedSpan, stillThere } from './text/marked-text.js';
import styles from './source.module.css';
import { SOURCE_PAGE } from './source.operations.js';
import { SourceQueryContext } from './source-query.js';
import { SourcePageText } from './text/SourcePageText.js';

/** Line widths of a loading paragraph. */
const LINE_WIDTHS = ['30%', '96%', '92%', '98%', '90%', '60%', '95%', '97%', '40%'];

/** The pages around a citation, with buttons for those before and after. */
export function SourceText({ citation, documentId }: { citation: SourcePlace; documentId: string }) {
  /** Index of the first page shown; null while that is the page of the citation. */
  const [from, setFrom] = useState<number | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const { data, previousData, error, loading, refetch } = useQuery(useContext(SourceQueryContext), {
    variables: { id: documentId, from, spanStart: from === null ? citation.spanStart : null },
    // The signed URLs in it expire.
    fetchPolicy: 'cache-and-network',
  });
  const source = (data ?? previousData)?.sourceDocument;

  const goBack = (): void => {
    setFrom(null);
    // The button disappears on click and takes the focus with it.
    region.current?.focus();
  };

  if (error && !source)
    return (
      <p role="alert" className={styles.state}>
        {text.failed} <Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>
      </p>
    );
  if (!source)
    return (
      <div className={styles.loading} aria-busy="true" aria-label={text.loading}>
        {LINE_WIDTHS.map((width, line) => (
          <Placeholder key={line} width={width} />
        ))}
      </div>
    );

  const { pageCount, originalUrl, entry } = source;
  const pages = getFragmentData(SOURCE_PAGE, source.pages);
  const cited = pages
    .map((page) => ({ page, span: markedSpan(page, citation) }))
    .flatMap(({ page, span }) => (span ? page.text.slice(span.spanStart, span.spanEnd) : []))[0];
  const first = pages[0]?.index ?? 0;
  const last = pages.at(-1)?.index ?? 0;
  const pageNumber = pages[0]?.number;
  return (
    <>
      {from === null && !stillThere(cited ?? '', citation) && (
        <p role="status" className={styles.changed}>
          {text.changed}
        </p>
      )}
      <div ref={region} className={styles.text} tabIndex={0} role="region" aria-label={text.text} aria-busy={loading}>
        {pages.map((page) => (
          <SourcePageText key={page.index} page={page} citation={citation} />
        ))}
      </div>
      <footer className={styles.footer}>
        <Button size="small" disabled={first === 0} onClick={() => setFrom(Math.max(0, first - 2))}>
          {text.earlier}
        </Button>
        <Button size="small" disabled={last >= pageCount - 1} onClick={() => setFrom(last + 1)}>
          {text.later}
        </Button>
        {from !== null && (
          <Button size="small" onClick={goBack}>
            {'whole' in citation ? text.beginning : text.back}
          </Button>
        )}
        <a href={pageNumber ? `${originalUrl}#page=${pageNumber}` : originalUrl} target="_blank" rel="noopener noreferrer">
          {text.openFile}
        </a>
        {entry && (
          <>
            <CopyCitation citation={entry.citation} />
            <Link to={sourceAddress(entry.id)}>{entry.citedByCount > 0 ? text.citedBy(entry.citedByCount) : text.inLibrary}</Link>
          </>
        )}
      </footer>
    </>
  );
}

import { useQuery } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { LawStamp } from '../../components/source/LawStamp.js';
import { CopyCitation } from '../../components/source/CopyCitation.js';
import { useOpenPlace } from '../../components/source/open-source.js';
import { wholeSource } from '../../components/source/source-place.js';
import { SearchField } from '../../components/ui/search-field/SearchField.js';
import { getFragmentData } from '../../shared/gql/index.js';
import { CitingLists } from './CitingLists.js';
import { LISTED_SECTION, LISTED_SOURCE, SOURCE_CONTENTS } from './library.operations.js';
import styles from './library.module.css';
import { contentsMessages, libraryMessages as text } from './messages.js';
import { SectionTable } from './SectionTable.js';
import { LoadingRows } from './SourceList.js';
import { factsOf } from './SourceRow.js';
import type { Library } from './use-library.js';

/** One source: what it is, its sections or paragraphs, what it cites and what cites it. */
export function SourceDetail({ id, library }: { id: string; library: Library }) {
  const { find: search, look, close: onBack } = library;
  const { data, previousData, error, refetch, fetchMore } = useQuery(SOURCE_CONTENTS, { variables: { id, search: search || null } });
  const open = useOpenPlace();
  const heading = useRef<HTMLHeadingElement>(null);
  const contents = (data ?? previousData)?.sourceContents;
  const source = contents && getFragmentData(LISTED_SOURCE, contents.source);
  const shown = source?.id === id ? source : undefined;
  useEffect(() => heading.current?.focus(), [shown?.id]);
  const back = (
    <Button type="link" className={styles.back} onClick={onBack}>
      {text.back}
    </Button>
  );
  if (error && !shown)
    return (
      <>
        {back}
        <Alert
          type="error"
          showIcon
          title={text.sourceFailed}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>}
        />
      </>
    );
  if (!contents || !shown)
    return (
      <>
        {back}
        <LoadingRows />
      </>
    );
  const { sections } = contents;
  const words = contentsMessages(shown.documentType);
  const after = sections.pageInfo.hasNextPage ? sections.pageInfo.endCursor : null;
  return (
    <article>
      {back}
      <h2 ref={heading} tabIndex={-1} className={styles.sourceTitle}>
        {shown.title}
      </h2>
      <p className={styles.facts}>
        {factsOf(shown).join(' · ')} {shown.stamp && <LawStamp stamp={shown.stamp} />}
      </p>
      {contents.source.bench && (
        <p className={styles.facts}>
          {text.bench}: {contents.source.bench}
        </p>
      )}
      <p className={styles.actions}>
        {open && (
          <Button size="small" type="primary" onClick={() => open(wholeSource(shown.id, shown.title))}>
            {text.read}
          </Button>
        )}
        <CopyCitation citation={shown.citation} />
      </p>
      <section aria-label={words.title}>
        <h3>{words.title}</h3>
        {shown.sectionCount > 0 && <SearchField className={styles.search} label={words.find} value={search} onSearch={look} />}
        <p className={styles.count} role="status">
          {shown.sectionCount === 0 ? words.none : sections.totalCount === 0 ? words.noMatch : words.count(sections.totalCount)}
        </p>
        <SectionTable source={shown} sections={getFragmentData(LISTED_SECTION, sections.nodes)} search={search} />
        {after && (
          <Button className={styles.more} onClick={() => void fetchMore({ variables: { after } }).catch(() => undefined)}>
            {text.more}
          </Button>
        )}
      </section>
      <CitingLists id={id} />
    </article>
  );
}

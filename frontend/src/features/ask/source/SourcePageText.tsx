import { useLayoutEffect, useRef } from 'react';
import type { SourcePageText_PageFragment } from '../../../shared/gql/graphql.js';
import type { Citation } from '../citations/citation-fragment.js';
import { askMessages } from '../messages.js';
import { markedText } from './marked-text.js';
import styles from './source.module.css';

/** One page of a source, with the cited words marked and brought into view. */
export function SourcePageText({ page, citation }: { page: SourcePageText_PageFragment; citation: Citation }) {
  const mark = useRef<HTMLElement>(null);
  const parts = markedText(page, citation);
  const first = parts !== null && citation.spanStart >= page.spanStart;

  useLayoutEffect(() => {
    if (first) mark.current?.scrollIntoView({ block: 'center' });
  }, [first, citation]);

  return (
    <section className={styles.page}>
      {page.number !== null && <h3>{askMessages.sourcePage(page.number)}</h3>}
      <p>
        {parts ? (
          <>
            {parts.before}
            <mark ref={mark}>{parts.marked}</mark>
            {parts.after}
          </>
        ) : (
          page.text
        )}
      </p>
    </section>
  );
}

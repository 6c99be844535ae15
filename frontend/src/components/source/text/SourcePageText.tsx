import { useLayoutEffect, useMemo, useRef } from 'react';
import type { SourcePageText_PageFragment } from '../../../shared/gql/graphql.js';
import type { SourcePlace } from '../source-place.js';
import { sourceMessages } from '../messages.js';
import { markedText } from './marked-text.js';
import { reflowed } from './reflowed.js';
import styles from '../source.module.css';

/** One page of a source, with the cited words marked and brought into view. */
export function SourcePageText({ page, citation }: { page: SourcePageText_PageFragment; citation: SourcePlace }) {
  const mark = useRef<HTMLElement>(null);
  const text = useMemo(() => reflowed(page.text), [page.text]);
  const parts = markedText({ ...page, text }, citation);
  const first = parts !== null && citation.spanStart >= page.spanStart;

  useLayoutEffect(() => {
    const words = mark.current;
    // Scrolls only the surrounding text; scrollIntoView would also scroll the page.
    const box = words?.closest('[role="region"]');
    if (!first || !words || !box) return;
    const [inner, outer] = [words.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollTop += inner.top - outer.top - Math.max(0, (outer.height - inner.height) / 2);
  }, [first, citation]);

  return (
    <section className={styles.page}>
      {page.number !== null && <h3>{sourceMessages.page(page.number)}</h3>}
      <p>
        {parts ? (
          <>
            {parts.before}
            <mark ref={mark}>{parts.marked}</mark>
            {parts.after}
          </>
        ) : (
          text
        )}
      </p>
    </section>
  );
}

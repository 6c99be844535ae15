import { Fragment, useLayoutEffect, useMemo, useRef } from 'react';
import type { SourcePageText_PageFragment } from '../../../shared/gql/graphql.js';
import { scrollWithin } from '../../../shared/lib/scroll-within.js';
import type { SourcePlace } from '../source-place.js';
import { sourceMessages } from '../messages.js';
import { headsOf, withHeads } from './heads.js';
import { markedSpan } from './marked-text.js';
import { reflowed } from './reflowed.js';
import styles from '../source.module.css';

/** One page of a source, its heads in bold, with the cited words marked and brought into view. */
export function SourcePageText({ page, citation }: { page: SourcePageText_PageFragment; citation: SourcePlace }) {
  const mark = useRef<HTMLElement>(null);
  const text = useMemo(() => reflowed(page.text), [page.text]);
  const heads = useMemo(() => headsOf(text), [text]);
  const marked = markedSpan(page, citation);
  const first = marked !== null && citation.spanStart >= page.spanStart;
  const words = (spanStart: number, spanEnd: number) =>
    withHeads(text, { spanStart, spanEnd }, heads).map((piece, at) =>
      piece.head ? <strong key={at}>{piece.text}</strong> : <Fragment key={at}>{piece.text}</Fragment>,
    );

  useLayoutEffect(() => {
    const box = mark.current?.closest('[role="region"]');
    if (first && mark.current && box) scrollWithin(box, mark.current);
  }, [first, citation]);

  return (
    <section className={styles.page}>
      {page.number !== null && <h3>{sourceMessages.page(page.number)}</h3>}
      <p>
        {marked ? (
          <>
            {words(0, marked.spanStart)}
            <mark ref={mark} data-whole={'unit' in citation || undefined}>
              {words(marked.spanStart, marked.spanEnd)}
            </mark>
            {words(marked.spanEnd, text.length)}
          </>
        ) : (
          words(0, text.length)
        )}
      </p>
    </section>
  );
}

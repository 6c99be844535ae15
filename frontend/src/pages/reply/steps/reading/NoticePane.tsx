import { useLayoutEffect, useMemo, useRef } from 'react';
import source from '../../../../components/source/source.module.css';
import { segmentsOf } from './marked-notice.js';
import { stepsMessages as text } from '../messages.js';
import type { DecidedValue } from '../steps-state.js';
import styles from '../steps.module.css';

interface NoticePaneProps {
  content: string;
  values: readonly DecidedValue[];
  /** The value whose words are shown. */
  active: string | null;
}

/** The text of the notice with the words of every value marked; those of the active one are brought into view. */
export function NoticePane({ content, values, active }: NoticePaneProps) {
  const region = useRef<HTMLDivElement>(null);
  const segments = useMemo(
    () =>
      segmentsOf(
        content,
        values.filter(({ decision }) => decision?.state !== 'removed'),
      ),
    [content, values],
  );
  useLayoutEffect(() => {
    const box = region.current;
    const words = box?.querySelector('mark[data-active="true"]');
    if (!box || !words) return;
    const [inner, outer] = [words.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - outer.height / 4;
  }, [active]);
  return (
    <div ref={region} className={`${source.text} ${styles.notice}`} tabIndex={0} role="region" aria-label={text.noticeText}>
      {segments.map((segment) =>
        segment.ids.length === 0 ? (
          segment.text
        ) : (
          <mark key={segment.start} data-active={active !== null && segment.ids.includes(active)}>
            {segment.text}
          </mark>
        ),
      )}
    </div>
  );
}

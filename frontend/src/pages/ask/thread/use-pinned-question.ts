import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Pixels by which a scroll position may differ from where we put it, and still be ours. */
const SLACK = 4;

interface PinnedQuestion {
  list: RefObject<HTMLDivElement | null>;
  /** The last question with its answer. */
  last: RefObject<HTMLElement | null>;
  onScroll: () => void;
}

/**
 * Puts a new question at the top of the list and keeps it there while its answer grows below; once the reader scrolls, nothing moves
 * until the next question.
 * @param lastId of the last turn; a change of it is a new question
 * @param layout changes when messages are added above the last turn
 */
export function usePinnedQuestion(lastId: string | undefined, layout: unknown): PinnedQuestion {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  const pinned = useRef(true);
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (shown.current !== lastId) pinned.current = true;
    shown.current = lastId;
    if (pinned.current) pin(list.current, last.current);
  }, [lastId, layout]);

  useEffect(() => {
    const content = list.current?.firstElementChild;
    if (!content) return;
    // Text also grows after it has arrived: when its renderer loads, or when messages above are laid out.
    const observer = new ResizeObserver(() => {
      if (pinned.current) pin(list.current, last.current);
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return {
    list,
    last,
    onScroll: () => {
      const off = offsetOf(list.current, last.current);
      pinned.current = off !== null && Math.abs(off) <= SLACK;
    },
  };
}

/** How far below the top of the list its last turn begins, in pixels. */
function offsetOf(list: HTMLElement | null, last: HTMLElement | null): number | null {
  return list && last ? last.getBoundingClientRect().top - list.getBoundingClientRect().top : null;
}

function pin(list: HTMLElement | null, last: HTMLElement | null): void {
  const off = offsetOf(list, last);
  if (list && off !== null && Math.abs(off) > 1) list.scrollTop += off;
}

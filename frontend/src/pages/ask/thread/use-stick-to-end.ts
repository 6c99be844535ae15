import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Conversation } from '../conversation/conversation.js';

/** Pixels from the end within which the reader counts as being at the end. */
const NEAR_END = 80;

interface StickToEnd {
  list: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
}

/** Keeps the newest text in view unless the reader has scrolled up; a new question scrolls to the end again. */
export function useStickToEnd(messages: Conversation['messages'], pending: Conversation['pending']): StickToEnd {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const lastSender = messages.at(-1)?.sender;
  const count = messages.length;

  useLayoutEffect(() => {
    if (lastSender === 'user') atEnd.current = true;
  }, [count, lastSender]);

  useLayoutEffect(() => {
    if (atEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count, pending]);

  useEffect(() => {
    const box = list.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    // Text also grows after it has arrived: when its renderer loads, or when a list of sources is opened at the end.
    const observer = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTo({ top: box.scrollHeight });
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return {
    list,
    onScroll: () => {
      const box = list.current;
      if (box) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END;
    },
  };
}

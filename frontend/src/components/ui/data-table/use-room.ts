import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How wide an element is, in CSS pixels, kept up to date; 0 before it has a place on the page. */
export function useRoom(): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => setRoom(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, room];
}

import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the content after navigation, so that keyboard and screen-reader users start there. */
export function useRouteFocus(): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A screen that focuses one of its own fields has done so by now and keeps it.
    if (!target.current?.contains(document.activeElement)) target.current?.focus({ preventScroll: true });
  }, [pathname]);
  return target;
}

import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { screenOf } from '../../shared/config/paths.js';

/** Moves the focus to the content after navigation, so that keyboard and screen-reader users start there. */
export function useRouteFocus(): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement>(null);
  const screen = screenOf(useLocation().pathname);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    // A screen that focuses one of its own fields has done so by now and keeps it.
    if (!target.current?.contains(document.activeElement)) target.current?.focus({ preventScroll: true });
  }, [screen]);
  return target;
}

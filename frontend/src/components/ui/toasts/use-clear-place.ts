import { useLayoutEffect, useRef, type RefObject } from 'react';
import { clearShift } from './clear-shift.js';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="combobox"], [role="tab"], [role="menuitem"], [role="switch"]';
/** Room that stays at the edge of the window, and how much of its height notices may move: CSS pixels, and a share. */
const EDGE_PX = 8;
const REACH = 0.6;

/**
 * Keeps notices off the controls of the page: whenever they change, they are placed as near to their corner as possible without covering a
 * control. They are not moved while somebody scrolls, and are gone a few seconds later.
 * @param corner whether that is the top of the window; otherwise the bottom
 * @param shown names what is shown; another value places it again
 */
export function useClearPlace(corner: boolean, shown: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const notices = ref.current;
    if (!notices) return;
    notices.style.translate = '';
    const place = notices.getBoundingClientRect();
    if (place.height === 0) return;
    const controls = [...document.querySelectorAll(CONTROLS)]
      .filter((control) => !notices.contains(control))
      .map((control) => control.getBoundingClientRect())
      // Visually hidden fields, such as those of a file chooser, are one pixel in size.
      .filter(({ width, height }) => width > 1 && height > 1);
    const room = (corner ? innerHeight - place.bottom : place.top) - EDGE_PX;
    const shift = clearShift(place, controls, corner ? 'down' : 'up', Math.min(room, REACH * innerHeight));
    if (shift > 0) notices.style.translate = `0 ${corner ? shift : -shift}px`;
  }, [corner, shown]);
  return ref;
}

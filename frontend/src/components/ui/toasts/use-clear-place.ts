import { useLayoutEffect, useRef, type RefObject } from 'react';
import { clearShift } from './clear-shift.js';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="combobox"], [role="tab"], [role="menuitem"], [role="switch"]';
/** What antd draws around a field is larger than the field, and pressed like it. */
const FRAMES = '.ant-select, .ant-input-affix-wrapper, .ant-picker';
/** Room that stays at the edge of the window, and how much of its height notices may move: CSS pixels, and a share. */
const EDGE_PX = 8;
const REACH = 0.6;

/**
 * Keeps notices off the controls of the page: whenever they change, they are placed as near to their corner as no control is under them.
 * What changes the height of the screen, such as a list that is loaded again, places them again. They are not moved while somebody scrolls,
 * and are gone a few seconds later.
 * @param corner whether that is the top of the window, else the bottom
 * @param shown names what is shown; another value places it again
 */
export function useClearPlace(corner: boolean, shown: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const notices = ref.current;
    if (!notices) return undefined;
    putInPlace(notices, corner);
    const main = document.getElementById('main');
    if (!main || notices.childElementCount === 0) return undefined;
    const sizes = new ResizeObserver(() => putInPlace(notices, corner));
    sizes.observe(main);
    return () => sizes.disconnect();
  }, [corner, shown]);
  return ref;
}

function putInPlace(notices: HTMLElement, corner: boolean): void {
  notices.style.translate = '';
  const place = notices.getBoundingClientRect();
  if (place.height === 0) return;
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !notices.contains(control))
    .map((control) => (control.closest(FRAMES) ?? control).getBoundingClientRect())
    // Fields that are hidden for the eye, such as those of a file chooser, are a pixel large.
    .filter(({ width, height }) => width > 1 && height > 1);
  const room = (corner ? innerHeight - place.bottom : place.top) - EDGE_PX;
  const shift = clearShift(place, controls, corner ? 'down' : 'up', Math.min(room, REACH * innerHeight));
  if (shift > 0) notices.style.translate = `0 ${corner ? shift : -shift}px`;
}

/** Edges in CSS pixels from the top left corner of the window, as `getBoundingClientRect` has them. */
export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const GAP_PX = 8;
/** A stack higher than this covers much wherever it stands, and stays in its corner, where it is looked for. */
const STACK_PX = 160;

/** The area by which the two overlap, in square pixels. */
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * How far notices have to move from their corner so that they cover no control, or, where that is impossible, as little as possible.
 * A high stack of them then stays where it is.
 * @param notices where they stand in their corner
 * @param direction where they can move to: up from the bottom, down from the top
 * @param reach how far they may move at most, in CSS pixels
 * @returns CSS pixels, not negative
 */
export function clearShift(notices: Box, controls: readonly Box[], direction: 'up' | 'down', reach: number): number {
  let shift = 0;
  let best = { shift: 0, area: Infinity };
  while (shift <= reach) {
    const by = direction === 'up' ? -shift : shift;
    // Not spread: a DOMRect has its edges as getters of its class.
    const moved = { top: notices.top + by, right: notices.right, bottom: notices.bottom + by, left: notices.left };
    const covered = controls.filter((control) => overlap(moved, control) > 0);
    if (covered.length === 0) return shift;
    const area = covered.reduce((sum, control) => sum + overlap(moved, control), 0);
    if (area < best.area) best = { shift, area };
    // Beyond all that it covers there, so every round goes farther than the one before.
    const beyond = covered.reduce(
      (farthest, { top, bottom }) => Math.max(farthest, direction === 'up' ? notices.bottom - top : bottom - notices.top),
      0,
    );
    shift = beyond + GAP_PX;
  }
  return notices.bottom - notices.top > STACK_PX ? 0 : best.shift;
}

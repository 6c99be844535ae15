/** Edges in CSS pixels from the top left corner of the window, as `getBoundingClientRect` has them. */
export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const GAP_PX = 8;

const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * How far notices have to move from their corner so that they cover no control.
 * @param notices where they stand in their corner
 * @param direction where they can move to: up from the bottom, down from the top
 * @param reach the farthest that they may move, in CSS pixels
 * @returns CSS pixels, not negative; 0 too where no place within reach is free
 */
export function clearShift(notices: Box, controls: readonly Box[], direction: 'up' | 'down', reach: number): number {
  let shift = 0;
  while (shift <= reach) {
    const by = direction === 'up' ? -shift : shift;
    // Not spread: a DOMRect has its edges as getters of its class.
    const moved = { top: notices.top + by, right: notices.right, bottom: notices.bottom + by, left: notices.left };
    const covered = controls.filter((control) => overlap(moved, control));
    if (covered.length === 0) return shift;
    // Beyond everything that it covers there, so every round goes farther than the one before.
    const beyond = covered.reduce(
      (farthest, { top, bottom }) => Math.max(farthest, direction === 'up' ? notices.bottom - top : bottom - notices.top),
      0,
    );
    shift = beyond + GAP_PX;
  }
  return 0;
}

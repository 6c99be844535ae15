import { describe, expect, it } from 'vitest';
import { clearShift, type Box } from './clear-shift.js';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const LOW = box(800, 840, 400, 44);
const HIGH = box(800, 72, 400, 44);

describe('clearShift', () => {
  it('leaves notices in their corner where nothing is under them', () => {
    expect(clearShift(LOW, [box(0, 840, 780, 44), box(800, 700, 100, 40)], 'up', 500)).toBe(0);
  });

  it('moves them above the controls at the foot, and above those that they would then cover', () => {
    expect(clearShift(LOW, [box(1100, 850, 80, 40)], 'up', 500)).toBe(884 - 850 + 8);
    const shift = clearShift(LOW, [box(1100, 850, 80, 40), box(900, 800, 80, 40)], 'up', 500);
    expect(LOW.bottom - shift).toBe(792);
  });

  it('moves them below the controls at the top', () => {
    expect(HIGH.top + clearShift(HIGH, [box(1000, 60, 80, 40), box(1100, 105, 60, 30)], 'down', 500)).toBe(143);
  });

  it('takes the rectangles of the DOM, whose edges are getters', () => {
    const low = Object.create(LOW) as Box;
    expect(clearShift(low, [Object.create(box(1100, 850, 80, 40)) as Box], 'up', 500)).toBe(42);
  });

  it('leaves them in their corner where every place within reach covers as much', () => {
    const form = Array.from({ length: 20 }, (_, row) => box(800, row * 45, 400, 40));
    expect(clearShift(LOW, form, 'up', 500)).toBe(0);
  });

  it('covers as little as possible where no place within reach is free', () => {
    const form = Array.from({ length: 20 }, (_, row) => box(800, row * 45, row === 14 ? 60 : 400, 40));
    const shift = clearShift(LOW, form, 'up', 500);
    expect(LOW.top - shift).toBeLessThanOrEqual(14 * 45 + 40);
    expect(LOW.bottom - shift).toBeGreaterThanOrEqual(14 * 45);
    expect(clearShift({ ...LOW, top: LOW.bottom - 200 }, form, 'up', 500)).toBe(0);
  });
});

import { describe, expect, it } from '@jest/globals';
import { LeakGuard } from './leak-guard.js';

const LINE = 'Rule one of the prompt is long enough to be told from an honest answer.';
const guard = () => new LeakGuard(`Short line\n- ${LINE}`, 'abc123');

describe('LeakGuard', () => {
  it('lets an honest answer pass, with short words of the prompt', () => {
    const one = guard();
    for (const piece of ['Short line', 'The tenant gets a receipt.', '']) one.check(piece);
  });

  it.each([
    ['the marker', ['It is abc123.']],
    ['a line of the prompt', [`I was told: ${LINE}`]],
    ['a line that is wrapped', [LINE.replaceAll(' ', '\n  ')]],
    ['a line over two pieces', [LINE.slice(0, 40), LINE.slice(41)]],
  ])('refuses %s', (_, pieces) => {
    const one = guard();
    expect(() => pieces.forEach((piece) => one.check(piece))).toThrow('the output repeats the prompt');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HAND_ON_MS, keepFocus } from './focus-keeper.js';

const button = (name: string): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>(`#${name}`);
  if (!found) throw new Error(`There is no button #${name}`);
  return found;
};
const settled = () => vi.advanceTimersByTimeAsync(HAND_ON_MS);
const active = (): string => document.activeElement?.id ?? '';

describe('keepFocus', () => {
  let stop: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    // jsdom has no layout, so everything would count as hidden.
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    document.body.innerHTML =
      '<main><section id="list"><button id="a">a</button><button id="b">b</button><button id="c">c</button></section></main>' +
      '<div role="dialog"><button id="ok">ok</button></div>';
    stop = keepFocus();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    document.body.innerHTML = '';
  });

  it('goes to what comes next, then to what came before, then to the part itself', async () => {
    button('b').focus();
    button('b').remove();
    await settled();
    expect(active()).toBe('c');
    button('c').remove();
    await settled();
    expect(active()).toBe('a');
    button('a').remove();
    await settled();
    expect(active()).toBe('list');
  });

  it('finds the row again behind a dialog that had the focus since', async () => {
    button('b').focus();
    button('ok').focus();
    button('b').remove();
    await settled();
    expect(active()).toBe('ok');
    document.querySelector('[role=dialog]')?.remove();
    await settled();
    expect(active()).toBe('c');
  });

  it('gives it back to a button whose work is done, unless the user did something since', async () => {
    for (const [acts, then] of [
      [false, 'b'],
      [true, 'c'],
    ] as const) {
      button('b').focus();
      button('b').disabled = true;
      await settled();
      expect(active()).toBe('c');
      if (acts) document.dispatchEvent(new KeyboardEvent('keydown'));
      button('b').disabled = false;
      await settled();
      expect(active()).toBe(then);
    }
  });

  it('comes back to what was disabled for a moment only', async () => {
    button('b').focus();
    button('b').disabled = true;
    // As browsers do.
    button('b').blur();
    button('b').disabled = false;
    await settled();
    expect(active()).toBe('b');
  });

  it('leaves alone what lost the focus by a click on nothing', async () => {
    button('b').focus();
    button('b').blur();
    await settled();
    button('b').remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});

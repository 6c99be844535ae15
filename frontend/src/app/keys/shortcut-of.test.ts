import { describe, expect, it } from 'vitest';
import { shortcutOf } from './shortcut-of.js';

const NONE = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };

describe('shortcutOf', () => {
  it.each([
    [{ key: 'k', ctrlKey: true }, 'palette'],
    [{ key: 'K', metaKey: true }, 'palette'],
    [{ key: 'O', code: 'KeyO', ctrlKey: true, shiftKey: true }, 'new-chat'],
    // A keyboard of another script, whose key says another letter.
    [{ key: 'ध', code: 'KeyO', metaKey: true, shiftKey: true }, 'new-chat'],
    [{ key: '/', ctrlKey: true }, 'keys'],
    [{ key: '/', ctrlKey: true, shiftKey: true }, 'keys'],
    [{ key: 'k' }, null],
    [{ key: 'k', ctrlKey: true, metaKey: true }, null],
    [{ key: 'k', ctrlKey: true, shiftKey: true }, null],
    [{ key: 'k', ctrlKey: true, altKey: true }, null],
    [{ key: 'k', ctrlKey: true, repeat: true }, null],
    [{ key: 'o', code: 'KeyO', ctrlKey: true }, null],
  ] as const)('%j is %s', (pressed, shortcut) => {
    expect(shortcutOf({ ...NONE, ...pressed })).toBe(shortcut);
  });
});

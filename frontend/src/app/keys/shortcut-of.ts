/** What a key combination does. */
export type Shortcut = 'palette' | 'new-chat' | 'keys';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>;

/**
 * The shortcut of the keys that are pressed; null for any others. Ctrl or Cmd counts, not both. A slash may need Shift on some
 * keyboards, so Shift is ignored for it.
 */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey, shiftKey, repeat }: Pressed): Shortcut | null {
  if (ctrlKey === metaKey || altKey || repeat) return null;
  if (key === '/') return 'keys';
  if (key.toLowerCase() === 'k' && !shiftKey) return 'palette';
  if (shiftKey && (key.toLowerCase() === 'o' || code === 'KeyO')) return 'new-chat';
  return null;
}

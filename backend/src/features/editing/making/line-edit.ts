import type { DraftNode, Operation } from '@themis/draft';

/** Words and the white space between them. */
const TOKENS = /\s+|[^\s]+/gu;

/**
 * The edit that makes one line of another, of as few whole words as stand there once. Null where nothing differs.
 * @param node the line as it stands in the draft
 * @param text what it is to say
 */
export function lineEdit(node: Pick<DraftNode, 'id' | 'text'>, text: string): Extract<Operation, { do: 'edit' }> | null {
  if (node.text === text) return null;
  const [old, fresh] = [node.text.match(TOKENS) ?? [], text.match(TOKENS) ?? []];
  let head = 0;
  while (head < Math.min(old.length, fresh.length) && old[head] === fresh[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(old.length, fresh.length) - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  const join = (tokens: readonly string[], end: number) => tokens.slice(head, tokens.length - end).join('');
  for (;;) {
    const [oldText, newText] = [join(old, tail), join(fresh, tail)];
    const at = node.text.indexOf(oldText);
    const isOnce = oldText.trim() !== '' && at >= 0 && !node.text.includes(oldText, at + 1);
    if (isOnce || (head === 0 && tail === 0)) return { do: 'edit', node: node.id, oldText, newText };
    if (head > 0) head -= 1;
    if (tail > 0) tail -= 1;
  }
}

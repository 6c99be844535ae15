import { Fragment, Slice } from 'prosemirror-model';
import type { EditorProps } from 'prosemirror-view';
import { modelText, parseDocument } from '../../../../shared/document/draft-tree.js';
import { nodeOf } from './nodes-of-tree.js';
import { readablePaste } from './pasted-html.js';
import { blockOf } from './text-of-nodes.js';

/** Characters; a draft has some 20,000. */
const PASTED_TEXT_MAX = 200_000;
/** Word writes some ten characters of HTML for each of the text. */
const PASTED_HTML_MAX = 2_000_000;

/**
 * How text gets in and out. Of pasted HTML, made readable first, only what a draft has is kept: words, emphasis, headings, items, tables; the schema has no place
 * for anything else. A pasted text in the stored notation becomes what it says. Copied text carries its numbers.
 * @param onTooLong called in place of pasting what is too long
 */
export const clipboardProps = (onTooLong: () => void): Partial<EditorProps> => ({
  handlePaste: (_view, event) => {
    const refused = isTooLong((type) => event.clipboardData?.getData(type).length ?? 0);
    if (refused) onTooLong();
    return refused;
  },
  // A dropped file is not text.
  handleDrop: (_view, event) => Boolean(event.dataTransfer?.files.length),
  transformPastedHTML: readablePaste,
  clipboardTextParser: pastedText,
  clipboardTextSerializer: copiedText,
});

/** @param lengthOf characters of what is pasted, by its type */
export const isTooLong = (lengthOf: (type: 'text/plain' | 'text/html') => number): boolean =>
  lengthOf('text/plain') > PASTED_TEXT_MAX || lengthOf('text/html') > PASTED_HTML_MAX;

export const pastedText = (text: string): Slice => Slice.maxOpen(Fragment.from(parseDocument(text).blocks.map((block) => nodeOf(block))));

export function copiedText({ content }: Slice): string {
  const blocks = content.content.filter(({ isBlock }) => isBlock).map(blockOf);
  return blocks.length > 0 ? modelText({ blocks }) : content.textBetween(0, content.size, '\n', '\n');
}

import type { Node } from 'prosemirror-model';
import { Selection, TextSelection } from 'prosemirror-state';
import { readTree } from '../../../../shared/document/draft-tree.js';
import type { Selection as TextPlace } from '../selection.js';

/** Where a place of the stored text stands in the document: its words or, if they are not found, the start of their block. */
export function selectionOf(document: Node, text: string, { start, end }: TextPlace): TextSelection {
  const index = Math.min(childAt(text, start), document.childCount - 1);
  const position = document.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const words = text.slice(start, end).replace(/\*+/g, '');
  const [place] = placesOf(document.child(index), words);
  if (place === undefined) return TextSelection.create(document, Selection.near(document.resolve(position)).from);
  const from = position + 1 + place;
  return TextSelection.create(document, from, from + words.length);
}

/** Where these words stand within a block. */
function placesOf(block: Node, words: string): number[] {
  const places: number[] = [];
  block.descendants((node, offset) => {
    const at = node.isText ? (node.text ?? '').indexOf(words) : -1;
    if (at >= 0) places.push(offset + at);
  });
  return places;
}

/** The number of the block that holds this place. */
function childAt(text: string, offset: number): number {
  let end = 0;
  let index = 0;
  for (const { blocks, source, gap } of readTree(text).nodes) {
    end += (gap?.length ?? 0) + (source?.length ?? 0);
    if (offset <= end) return index;
    index += blocks.length;
  }
  return Math.max(0, index - 1);
}

import type { Block, DocumentModel } from '../document-model.js';
import { parseWithPlaces } from '../parse/parse-document.js';
import { isBlank, writeBlock } from './write-block.js';

/** One piece of a draft: a block, or signatures side by side, which stand in the same lines. */
export interface DraftNode {
  blocks: readonly Block[];
  /** Its words as they stand in the text; null once it was changed, so that they have to be rewritten. */
  source: string | null;
  /** What stands before it, blank lines for the most part; null before what was not there. */
  gap: string | null;
}

/** A draft as structure. Whatever is not changed is kept to the character: `writeTree(readTree(text))` is `text`. */
export interface DraftTree {
  model: DocumentModel;
  nodes: readonly DraftNode[];
  /** What stands after the last block. */
  tail: string;
}

const BLANK_LINE = '\n\n';

export function readTree(text: string): DraftTree {
  const { model, places } = parseWithPlaces(text);
  const nodes: { blocks: Block[]; source: string; gap: string }[] = [];
  let end = 0;
  model.blocks.forEach((block, index) => {
    const place = places[index] ?? { start: end, end };
    const last = nodes.at(-1);
    if (last && index > 0 && places[index - 1] === place) {
      last.blocks.push(block);
      return;
    }
    nodes.push({ blocks: [block], source: text.slice(place.start, place.end), gap: text.slice(end, place.start) });
    end = place.end;
  });
  return { model, nodes, tail: text.slice(end) };
}

/** The text of a tree. A changed or a new node stands between blank lines, so that its neighbours are read as before. */
export function writeTree({ nodes, tail }: Pick<DraftTree, 'nodes' | 'tail'>): string {
  const shown = nodes.filter(({ blocks, source }) => source !== null || blocks.some((block) => !isBlank(block)));
  const before: Block[] = [];
  let text = '';
  shown.forEach(({ blocks, source, gap }, index) => {
    const next = shown[index + 1]?.blocks[0];
    const previous = shown[index - 1];
    const isKept = gap !== null && source !== null && (index === 0 || previous?.source !== null);
    text += isKept || (gap !== null && /\n[ \t]*\n/.test(gap)) ? gap : index === 0 ? '' : BLANK_LINE;
    if (source !== null) text += source;
    else text += blocks.map((block, at) => writeBlock(block, before, blocks[at + 1] ?? next)).join(BLANK_LINE);
    for (const block of blocks) before.push(block);
  });
  return text + tail;
}

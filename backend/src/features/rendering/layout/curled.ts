import type { Block, DocumentModel, Inline } from '../document-model.js';

/** What a quotation mark opens after: the start of a line, a space, a bracket, a dash or another opening mark. */
const BEFORE_OPENING = /^$|[\s([{<“‘—–/-]$/u;
/** A figure before a mark measures feet or inches: 5'8", a 2" pipe. */
const FIGURE = /\d$/u;

/**
 * A document with the quotation marks and apostrophes that a printer sets, in place of straight ones. Its length and all its other
 * characters stay; marks of feet and inches stay straight.
 */
export const curled = (model: DocumentModel): DocumentModel => ({ ...model, blocks: model.blocks.map(curledBlock) });

function curledBlock(block: Block): Block {
  if (block.kind === 'table') return { ...block, head: block.head.map(curledRuns), rows: block.rows.map((row) => row.map(curledRuns)) };
  if (block.kind === 'signature') return { ...block, lines: block.lines.map(curledRuns) };
  return 'inlines' in block ? { ...block, inlines: curledRuns(block.inlines) } : block;
}

/** Runs of one block; a quotation may begin in one and end in another. */
function curledRuns(inlines: readonly Inline[]): Inline[] {
  let before = '';
  let isOpen = false;
  return inlines.map((inline) => {
    if (!/["']/.test(inline.text)) {
      before = inline.text.slice(-1) || before;
      return inline;
    }
    let text = '';
    for (const character of inline.text) {
      if (character === '"') {
        const isMeasure = !isOpen && FIGURE.test(before);
        const opens = !isMeasure && BEFORE_OPENING.test(before);
        text += isMeasure ? '"' : opens ? '“' : '”';
        if (!isMeasure) isOpen = opens;
      } else if (character === "'") text += FIGURE.test(before) ? "'" : BEFORE_OPENING.test(before) ? '‘' : '’';
      else text += character;
      before = text.slice(-1);
    }
    return { ...inline, text };
  });
}

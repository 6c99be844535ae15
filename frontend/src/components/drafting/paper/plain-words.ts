import { BULLET, plainText, type Block, type DocumentModel } from '../../../shared/document/draft-tree.js';

const STEP = '    ';

/** The words of a draft with its numbers, a blank line between blocks and no markup: what an e-mail or a form takes. */
export const plainWords = ({ blocks }: Pick<DocumentModel, 'blocks'>): string => blocks.map(wordsOf).filter(Boolean).join('\n\n');

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'clause':
      return `${STEP.repeat(block.indent)}${block.label.text} ${plainText(block.inlines)}`;
    case 'recital':
      return `${block.label.text} ${plainText(block.inlines)}`;
    case 'bullet':
      return `${STEP.repeat(block.indent)}${BULLET} ${plainText(block.inlines)}`;
    case 'citation':
      return `${block.label} ${plainText(block.inlines)}`;
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainText).join('\t')).join('\n');
    case 'signature':
      return block.lines.map(plainText).join('\n');
    case 'rule':
    case 'page-break':
      return '';
    default:
      return plainText(block.inlines);
  }
}

import { type Block, type DocumentModel, type Inline, plainText } from '../document-model.js';
import { type ParagraphPart, paragraphsOf } from '../docx/docx-paragraphs.js';
import { keptWithNext } from '../layout/keep-with-next.js';

export type TableBlock = Extract<Block, { kind: 'table' }>;

/** What a redline compares: a paragraph as it will be in Word, or a table. */
export type RedlineUnit =
  | { kind: 'paragraph' | 'signature' | 'break' | 'rule'; text: string; part: ParagraphPart }
  | { kind: 'table'; text: string; table: TableBlock };

export function redlineUnits({ blocks }: DocumentModel): RedlineUnit[] {
  const kept = keptWithNext(blocks);
  return blocks.flatMap((block, index): RedlineUnit[] => {
    if (block.kind === 'table') return [{ kind: 'table', text: [block.head, ...block.rows].map(rowText).join('\n'), table: block }];
    return paragraphsOf(block, kept[index] === true, index).map((part) => ({
      kind: kindOf(block, part),
      text: plainText(part.inlines),
      part,
    }));
  });
}

export const rowText = (cells: readonly (readonly Inline[])[]): string => cells.map(plainText).join('\t');

function kindOf(block: Block, part: ParagraphPart): 'paragraph' | 'signature' | 'break' | 'rule' {
  if (part.breaksPage) return 'break';
  return block.kind === 'signature' || block.kind === 'rule' ? block.kind : 'paragraph';
}

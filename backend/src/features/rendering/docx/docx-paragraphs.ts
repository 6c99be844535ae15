import { AlignmentType, BorderStyle, HeadingLevel, type IParagraphOptions } from 'docx';
import { type Block, BULLET, type Inline, plainText } from '../document-model.js';
import { hangingIndent, leftIndent, STYLE_IDS } from './docx-paper-styles.js';
import { isCapitals } from '../parse/line-rules.js';

const HEADINGS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;
const SIGNATURE_SPACE = 520;
const NOTHING_ABOVE = { spacing: { before: 0 } };

/** The text and layout of one paragraph of a Word file; a block has one, a signature one for each line. */
export interface ParagraphPart {
  /** Number or bullet in front of a hanging indent. */
  label: string | null;
  inlines: readonly Inline[];
  bold?: true;
  breaksPage?: true;
  options: IParagraphOptions;
}

/**
 * The paragraphs of a block with their labels written out.
 * @param keepNext on the page of the next block
 * @param index of the block in its document
 */
export function paragraphsOf(block: Exclude<Block, { kind: 'table' }>, keepNext: boolean, index: number): ParagraphPart[] {
  switch (block.kind) {
    case 'heading':
      return [{ label: null, inlines: block.inlines, options: { heading: HEADINGS[block.level], ...(index === 0 ? NOTHING_ABOVE : {}) } }];
    case 'clause': {
      const { heading, indent, inlines, label } = block;
      const style = heading ? { heading: HeadingLevel.HEADING_2 } : {};
      return [labelled(label.text, inlines, indent, { keepNext: keepNext || heading, ...style })];
    }
    case 'recital':
      return [labelled(block.label.text, block.inlines, 0, { keepNext })];
    case 'bullet':
      return [labelled(BULLET, block.inlines, block.indent, { keepNext })];
    case 'citation':
      return [labelled(block.label, block.inlines, 0, { keepNext, style: STYLE_IDS.citation })];
    case 'para': {
      if (block.centered)
        return [{ label: null, inlines: block.inlines, bold: true, options: { alignment: AlignmentType.CENTER, keepNext } }];
      return [
        { label: null, inlines: block.inlines, options: { indent: leftIndent(block.indent), keepNext, ...shortLines(block.inlines) } },
      ];
    }
    case 'quote':
      return [{ label: null, inlines: block.inlines, options: { style: STYLE_IDS.quote, keepNext } }];
    case 'signature':
      return block.lines.map((line, at) => signatureLine(line, at, keepNext || at < block.lines.length - 1));
    case 'rule': {
      const bottom = { style: BorderStyle.SINGLE, size: 6, color: '777777', space: 1 };
      return [{ label: null, inlines: [], options: { border: { bottom } } }];
    }
    case 'page-break':
      return [{ label: null, inlines: [], breaksPage: true, options: { spacing: { before: 0, after: 0 } } }];
  }
}

const labelled = (label: string, inlines: readonly Inline[], indent: number, options: IParagraphOptions): ParagraphPart => ({
  label,
  inlines,
  options: { ...options, indent: hangingIndent(indent), ...shortLines(inlines) },
});

/** An address keeps its lines; justified, they would be stretched over the page. */
const shortLines = (inlines: readonly Inline[]): IParagraphOptions =>
  inlines.some(({ text }) => text.includes('\n')) ? { alignment: AlignmentType.LEFT } : {};

const signatureLine = (line: readonly Inline[], index: number, keepNext: boolean): ParagraphPart => ({
  label: null,
  inlines: line,
  // A line in capitals names the party.
  ...(isCapitals(plainText(line)) ? { bold: true } : {}),
  options: {
    alignment: AlignmentType.LEFT,
    keepLines: true,
    keepNext,
    spacing: { before: index === 0 ? SIGNATURE_SPACE : 0, after: 40 },
  },
});

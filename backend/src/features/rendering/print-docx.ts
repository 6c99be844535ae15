import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  type Table,
  TextRun,
} from 'docx';
import { type Block, BULLET, type DocumentModel, type Inline } from './document-model.js';
import { DocxNumbering } from './docx-numbering.js';
import { runs } from './docx-runs.js';
import { documentStyles, hangingIndent, leftIndent, MARGIN, PAPER_SIZES } from './docx-styles.js';
import { docxTable } from './docx-table.js';
import type { Paper } from './print-html.js';

const HEADINGS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;
const SIGNATURE_SPACE = 520;

/** A Word document with native clause numbers, styles, header rows that repeat and "Page X of Y" at the foot. */
export async function printDocx(model: DocumentModel, paper: Paper): Promise<Uint8Array> {
  const numbering = new DocxNumbering(model);
  const size = PAPER_SIZES[paper];
  const printer = new BlockPrinter(numbering, size.width - 2 * MARGIN);
  const children = model.blocks.flatMap((block, index) => printer.print(block, model.blocks[index + 1]));
  const file = new Document({
    title: model.title,
    creator: 'Themis',
    lastModifiedBy: 'Themis',
    styles: documentStyles(model.language),
    numbering: { config: numbering.config() },
    sections: [
      {
        properties: { page: { size, margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } } },
        footers: { default: pageFooter() },
        children,
      },
    ],
  });
  return Packer.toBuffer(file);
}

class BlockPrinter {
  constructor(
    private readonly numbering: DocxNumbering,
    private readonly width: number,
  ) {}

  print(block: Block, next: Block | undefined): (Paragraph | Table)[] {
    // The words above a signature stay on its page.
    const keepNext = next?.kind === 'signature';
    switch (block.kind) {
      case 'heading':
        return [new Paragraph({ heading: HEADINGS[block.level], children: runs(block.inlines) })];
      case 'clause':
        return [
          this.numbered(block, { keepNext: keepNext || block.heading, ...(block.heading ? { heading: HeadingLevel.HEADING_2 } : {}) }),
        ];
      case 'recital':
        return [this.numbered(block, { keepNext })];
      case 'bullet':
        return [labelled(BULLET, block.inlines, block.indent, { keepNext })];
      case 'para':
        return [
          block.centered
            ? new Paragraph({ alignment: AlignmentType.CENTER, keepNext, children: runs(block.inlines, { bold: true }) })
            : new Paragraph({ indent: leftIndent(block.indent), keepNext, children: runs(block.inlines) }),
        ];
      case 'quote':
        return [new Paragraph({ indent: { ...leftIndent(1), right: leftIndent(1).left }, children: runs(block.inlines) })];
      case 'table':
        return [docxTable(block, this.width), new Paragraph({ spacing: { after: 120 }, children: [] })];
      case 'signature':
        return block.lines.map((line, index) => signatureLine(line, index, block.lines.length));
      case 'rule':
        return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '777777', space: 1 } }, children: [] })];
      case 'page-break':
        return [new Paragraph({ children: [new PageBreak()] })];
    }
  }

  private numbered(block: Extract<Block, { kind: 'clause' | 'recital' }>, options: IParagraphOptions): Paragraph {
    const native = this.numbering.assign(block);
    if (native === null) return labelled(block.label.text, block.inlines, block.kind === 'clause' ? block.indent : 0, options);
    // Word draws the number in the style of the paragraph mark.
    const mark = block.kind === 'clause' && block.heading ? { run: { bold: true } } : {};
    return new Paragraph({ ...options, ...mark, numbering: native, children: runs(block.inlines) });
  }
}

function labelled(label: string, inlines: readonly Inline[], indent: number, options: IParagraphOptions): Paragraph {
  const children: ParagraphChild[] = [new TextRun({ children: [label, new Tab()] }), ...runs(inlines)];
  return new Paragraph({ ...options, indent: hangingIndent(indent), children });
}

const signatureLine = (line: Inline[], index: number, count: number): Paragraph =>
  new Paragraph({
    alignment: AlignmentType.LEFT,
    keepLines: true,
    keepNext: index < count - 1,
    spacing: { before: index === 0 ? SIGNATURE_SPACE : 0, after: 40 },
    children: runs(line),
  });

const pageFooter = (): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES], size: 18, color: '444444' })],
      }),
    ],
  });

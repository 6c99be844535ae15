import { Document, Packer, PageBreak, Paragraph, type ParagraphChild, Tab, TextRun } from 'docx';
import type { Block, DocumentModel } from '../document-model.js';
import { DocxNumbering } from './docx-list-numbering.js';
import { type PagePart, sections, textWidth } from './docx-page.js';
import { type ParagraphPart, paragraphsOf } from './docx-paragraphs.js';
import { runs } from './docx-runs.js';
import { documentStyles } from './docx-paper-styles.js';
import { AFTER_TABLE, docxColumns, docxTable } from './docx-table.js';
import { type PageLayout, textArea } from '../layout/page-layout.js';
import type { PaperMarks } from '../paper-marks.js';
import { keptWithNext } from '../layout/keep-with-next.js';
import { leftSignatures } from '../layout/side-by-side.js';
import { tableLayout } from '../layout/table-layout.js';

export const AUTHOR = 'Themis';

/** A Word document with native clause numbers, styles, header rows that repeat and title and "Page X of Y" at the foot. */
export async function printDocx(model: DocumentModel, layout: PageLayout, marks?: PaperMarks): Promise<Uint8Array> {
  const numbering = new DocxNumbering(model);
  const kept = keptWithNext(model.blocks);
  const left = leftSignatures(model.blocks);
  const parts = model.blocks.flatMap((block, index) => {
    const part = printBlock(block, index, kept[index] === true, numbering, layout);
    if (left[index - 1]) return [];
    const beside = model.blocks[index + 1];
    if (!left[index] || !beside) return [part];
    const columns = [part, printBlock(beside, index + 1, kept[index + 1] === true, numbering, layout)].map(({ children }) => children);
    return [{ turned: false, children: [docxColumns(columns, textWidth(layout, false)), new Paragraph(AFTER_TABLE)] }];
  });
  const file = new Document({
    title: model.title,
    creator: AUTHOR,
    lastModifiedBy: AUTHOR,
    styles: documentStyles(model.language, layout),
    numbering: { config: numbering.config() },
    sections: sections(parts, layout, model.title, marks),
  });
  return Packer.toBuffer(file);
}

function printBlock(block: Block, index: number, kept: boolean, numbering: DocxNumbering, page: PageLayout): PagePart {
  if (block.kind === 'table') {
    const { upright, turned } = textArea(page);
    const layout = tableLayout(block, upright, turned);
    return {
      turned: layout.landscape,
      children: [docxTable(block, layout, textWidth(page, layout.landscape)), new Paragraph(AFTER_TABLE)],
    };
  }
  return { turned: false, children: paragraphsOf(block, kept, index).map((part) => paragraph(part, block, numbering)) };
}

function paragraph(part: ParagraphPart, block: Block, numbering: DocxNumbering): Paragraph {
  const children: ParagraphChild[] = part.breaksPage ? [new PageBreak()] : runs(part.inlines, part.bold ? { bold: true } : {});
  const native = block.kind === 'clause' || block.kind === 'recital' ? numbering.assign(block) : null;
  if (native !== null) {
    const { indent: _ofTheList, ...options } = part.options;
    // Word draws the number in the style of the paragraph mark.
    const mark = block.kind === 'clause' && block.heading ? { run: { bold: true } } : {};
    return new Paragraph({ ...options, ...mark, numbering: native, children });
  }
  const label = part.label === null ? [] : [new TextRun({ children: [part.label, new Tab()] })];
  return new Paragraph({ ...part.options, children: [...label, ...children] });
}

import { Document, Packer } from 'docx';
import type { DocumentModel } from '../document-model.js';
import { type PagePart, sections } from '../docx/docx-page.js';
import { documentStyles } from '../docx/docx-paper-styles.js';
import { parseDocument } from '../parse/parse-document.js';
import { ordinaryLayout, type PageLayout } from '../layout/page-layout.js';
import type { Paper } from '../paper.js';
import type { PaperMarks } from '../paper-marks.js';
import { AUTHOR } from '../docx/print-docx.js';
import { type AlignedUnit, alignUnits } from './align-units.js';
import { redlineTable } from './redline-table.js';
import { redlineUnits, type RedlineUnit } from './redline-units.js';
import { TrackedChanges } from './tracked-changes.js';

export interface RedlineMeta {
  /** Who is named as the author of every change. */
  author: string;
  date: Date;
  paper?: Paper;
  marks?: PaperMarks;
}

/**
 * A Word document in which the changes from one text to the other are tracked: accepted they give the new text, rejected the
 * old one. Clause numbers are written out, because Word would count deleted clauses too.
 */
export async function redlineDocx(before: string, after: string, meta: RedlineMeta): Promise<Uint8Array> {
  return redlineModels(parseDocument(before), parseDocument(after), meta);
}

export async function redlineModels(
  before: DocumentModel,
  after: DocumentModel,
  { author, date, paper = 'A4', marks }: RedlineMeta,
): Promise<Uint8Array> {
  const layout = ordinaryLayout(paper);
  const changes = new TrackedChanges(author, date);
  const parts = alignUnits(redlineUnits(before), redlineUnits(after)).flatMap((aligned) => printUnit(aligned, changes, layout));
  const file = new Document({
    title: after.title,
    creator: AUTHOR,
    lastModifiedBy: AUTHOR,
    styles: documentStyles(after.language, layout),
    features: { trackRevisions: true },
    sections: sections(parts, layout, after.title, marks),
  });
  return Packer.toBuffer(file);
}

function printUnit({ before, after }: AlignedUnit<RedlineUnit>, changes: TrackedChanges, layout: PageLayout): PagePart[] {
  const shown = after ?? before;
  if (shown.kind === 'table') return redlineTable(tableOf(before), tableOf(after), changes, layout);
  return [{ turned: false, children: [changes.paragraph(partOf(before), partOf(after))] }];
}

const tableOf = (unit: RedlineUnit | null) => (unit?.kind === 'table' ? unit.table : null);
const partOf = (unit: RedlineUnit | null) => (unit === null || unit.kind === 'table' ? null : unit.part);

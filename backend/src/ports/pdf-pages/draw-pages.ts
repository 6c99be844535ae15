import {
  beginMarkedContent,
  concatTransformationMatrix,
  drawObject,
  endMarkedContent,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  type PDFPage,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
} from 'pdf-lib';
import type { DrawnPages, PageFrame } from './pdf-pages.js';
import { contentBudget, type ContentBudget, contentOf } from './page-content.js';

/** What is drawn is no part of the text that is tagged: a figure beside it says what it is. */
const ARTIFACT = 'Artifact';

/** Six numbers of a transformation (ISO 32000-1, 8.3.4). */
type Matrix = [number, number, number, number, number, number];

/** See `PdfPages.draw`. @throws PdfRefusal */
export async function drawPages(printed: Uint8Array, files: readonly DrawnPages[]): Promise<Uint8Array> {
  const target = await PDFDocument.load(printed, { updateMetadata: false });
  const pages = target.getPages();
  const budget = contentBudget();
  for (const { bytes, frames } of files) {
    const source = await PDFDocument.load(bytes, { updateMetadata: false });
    const copier = PDFObjectCopier.for(source.context, target.context);
    source.getPages().forEach((page, index) => {
      const frame = frames[index];
      const sheet = frame && pages[frame.page];
      if (!sheet) throw new Error('a page has no place');
      draw(sheet, formOf(page, copier, target, budget), displayed(page), frame);
    });
  }
  return target.save({ objectsPerTick: Infinity, updateFieldAppearances: false, addDefaultPage: false });
}

interface Displayed {
  width: number;
  height: number;
  /** From the page's own coordinates to those of the page as it is shown, whose lower left corner is at 0, 0. */
  matrix: Matrix;
}

/** The page as viewers show it: cropped, then turned clockwise (ISO 32000-1, 7.7.3.3). */
function displayed(page: PDFPage): Displayed {
  const { x, y, width, height } = page.getCropBox();
  switch (((page.getRotation().angle % 360) + 360) % 360) {
    case 90:
      return { width: height, height: width, matrix: [0, -1, 1, 0, -y, width + x] };
    case 180:
      return { width, height, matrix: [-1, 0, 0, -1, width + x, height + y] };
    case 270:
      return { width: height, height: width, matrix: [0, 1, -1, 0, height + y, -x] };
    default:
      return { width, height, matrix: [1, 0, 0, 1, -x, -y] };
  }
}

/** A page as a form of the target document, which draws it wherever it is wanted (ISO 32000-1, 8.10). */
function formOf(page: PDFPage, copier: PDFObjectCopier, target: PDFDocument, budget: ContentBudget): PDFRef {
  const { x, y, width, height } = page.getCropBox();
  const resources = page.node.Resources();
  const group = page.node.lookupMaybe(PDFName.of('Group'), PDFDict);
  const form = target.context.flateStream(contentOf(page, budget), {
    Type: 'XObject',
    Subtype: 'Form',
    FormType: 1,
    BBox: [x, y, x + width, y + height],
    Resources: resources ? copier.copy(resources) : {},
    ...(group ? { Group: copier.copy(group) } : {}),
  });
  return target.context.register(form);
}

/** In the middle of its frame, from the top. */
function draw(sheet: PDFPage, form: PDFRef, { width, height, matrix }: Displayed, frame: PageFrame): void {
  const scale = Math.min(frame.width / width, frame.height / height, 1);
  const x = frame.x + (frame.width - width * scale) / 2;
  const y = frame.y + frame.height - height * scale;
  const name = sheet.node.newXObject('Annexure', form);
  sheet.pushOperators(
    beginMarkedContent(ARTIFACT),
    pushGraphicsState(),
    concatTransformationMatrix(scale, 0, 0, scale, x, y),
    concatTransformationMatrix(...matrix),
    drawObject(name),
    popGraphicsState(),
    endMarkedContent(),
  );
}

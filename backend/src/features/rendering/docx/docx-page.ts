import {
  AlignmentType,
  convertMillimetersToTwip,
  Footer,
  Header,
  type ISectionOptions,
  PageNumber,
  PageOrientation,
  Paragraph,
  Tab,
  type Table,
  TabStopType,
  TextRun,
} from 'docx';
import type { Letterhead } from '../letterhead/letterhead.js';
import { docxLetterhead } from './docx-letterhead.js';
import { TEST_LINE } from '../test-mark.js';
import { footerTitle, MARGIN_MM, type Paper, PAPER_MM, textWidths } from '../paper.js';

const TWIPS_PER_POINT = 20;
/** Width of the text area in twips. */
export const textWidth = (paper: Paper, turned: boolean, margin: number = MARGIN_MM): number =>
  Math.floor(textWidths(paper, margin)[turned ? 'turned' : 'upright'] * TWIPS_PER_POINT);

export interface PagePart {
  turned: boolean;
  children: (Paragraph | Table)[];
}

/** What stands at the head of pages. */
export interface PageMarks {
  letterhead: Letterhead | null;
  /** Every page says TEST. */
  test: boolean;
}

/** One section for each run of upright or turned pages; page numbers run through all of them. */
export function sections(parts: readonly PagePart[], paper: Paper, title: string, { letterhead, test }: PageMarks): ISectionOptions[] {
  const millimetres = letterhead?.marginMm ?? MARGIN_MM;
  const margin = convertMillimetersToTwip(millimetres);
  const runs: PagePart[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.turned === part.turned) for (const child of part.children) last.children.push(child);
    else if (part.children.length > 0) runs.push({ turned: part.turned, children: [...part.children] });
  }
  if (runs.length === 0) runs.push({ turned: false, children: [] });
  return runs.map(({ turned, children }, index) => {
    const footer = pageFooter(letterhead?.footer || title, textWidth(paper, turned, millimetres));
    const page = { size: pageSize(paper, turned), margin: { top: margin, right: margin, bottom: margin, left: margin } };
    // The letterhead stands above the first page of all only.
    const mark = test ? [testMark()] : [];
    const headers = {
      ...(test && { default: new Header({ children: mark }) }),
      ...(index === 0 && letterhead && { first: docxLetterhead(letterhead, mark) }),
    };
    return {
      properties: { page, titlePage: index === 0 && letterhead !== null },
      headers,
      footers: { default: footer, first: footer },
      children,
    };
  });
}

/** The package swaps width and height of a landscape page by itself. */
const pageSize = (paper: Paper, turned: boolean) => ({
  width: convertMillimetersToTwip(PAPER_MM[paper].width),
  height: convertMillimetersToTwip(PAPER_MM[paper].height),
  orientation: turned ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
});

const testMark = (): Paragraph =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { after: 120 },
    children: [new TextRun({ text: TEST_LINE, bold: true, size: 36, color: 'C00000' })],
  });

/** Fields in runs of their own: in one run, some readers draw only its first piece in its style. */
const pageFooter = (title: string, width: number): Footer =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Footer',
        tabStops: [{ type: TabStopType.RIGHT, position: width }],
        children: [
          new TextRun(footerTitle(title)),
          new TextRun({ children: [new Tab(), 'Page '] }),
          new TextRun({ children: [PageNumber.CURRENT] }),
          new TextRun(' of '),
          new TextRun({ children: [PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });

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
import { docxLetterhead } from './docx-letterhead.js';
import { type PageLayout, type PageNumberPlace, textArea } from '../layout/page-layout.js';
import type { PaperMark, PaperMarks } from '../paper-marks.js';
import { footerTitle, type Paper, PAPER_MM } from '../paper.js';

const TWIPS_PER_POINT = 20;
/** Width of the text area in twips. */
export const textWidth = (layout: PageLayout, turned: boolean): number =>
  Math.floor(textArea(layout)[turned ? 'turned' : 'upright'] * TWIPS_PER_POINT);

export interface PagePart {
  turned: boolean;
  children: (Paragraph | Table)[];
}

/**
 * One section for each run of upright or turned pages; page numbers run through all of them.
 * @param marks of each page, and the lines at the end
 */
export function sections(parts: readonly PagePart[], layout: PageLayout, title: string, marks?: PaperMarks): ISectionOptions[] {
  const { paper, letterhead, pageNumbers } = layout;
  const margin = marginsOf(layout);
  const runs: PagePart[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.turned === part.turned) for (const child of part.children) last.children.push(child);
    else if (part.children.length > 0) runs.push({ turned: part.turned, children: [...part.children] });
  }
  if (runs.length === 0) runs.push({ turned: false, children: [] });
  for (const line of marks?.end ?? []) runs.at(-1)?.children.push(endLine(line));
  return runs.map(({ turned, children }, index) => {
    const footer = pageNumbers
      ? new Footer({ children: pageNumbers.startsWith('foot') ? [pageNumber(pageNumbers)] : [] })
      : pageFooter(letterhead?.footer || title, textWidth(layout, turned));
    const page = { size: pageSize(paper, turned), margin };
    // The letterhead stands above the first page of all only.
    const mark = (marks?.pages ?? []).map(pageMark);
    const head = pageNumbers?.startsWith('top') ? [pageNumber(pageNumbers), ...mark] : mark;
    const headers = {
      ...(head.length > 0 && { default: new Header({ children: head }) }),
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

function marginsOf({ margins }: PageLayout) {
  const { top, right, bottom, left } = margins;
  const twips = convertMillimetersToTwip;
  return { top: twips(top), right: twips(right), bottom: twips(bottom), left: twips(left) };
}

const pageNumber = (place: PageNumberPlace): Paragraph =>
  new Paragraph({
    style: 'Footer',
    alignment: place.endsWith('centre') ? AlignmentType.CENTER : AlignmentType.RIGHT,
    children: [new TextRun({ children: [PageNumber.CURRENT], color: '000000', size: 20 })],
  });

const pageMark = ({ line }: PaperMark): Paragraph =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { after: 120 },
    children: [new TextRun({ text: line, bold: true, size: 36, color: 'C00000' })],
  });

const endLine = (line: string): Paragraph =>
  new Paragraph({ spacing: { before: 240 }, children: [new TextRun({ text: line, size: 17, color: '444444' })] });

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

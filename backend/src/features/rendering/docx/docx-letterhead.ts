import { BorderStyle, Header, ImageRun, Paragraph, TextRun } from 'docx';
import type { Letterhead } from '../letterhead/letterhead.js';

/** Pixels of Word, of which an inch has 96. */
const PIXELS_PER_MM = 96 / 25.4;
const NAME_SIZE = 26;
const LINE_SIZE = 20;

/** The logo, then the lines, above a rule over the whole width. @param above stands before them */
export function docxLetterhead({ headerLines, logo }: Letterhead, above: readonly Paragraph[] = []): Header {
  const picture = logo && [
    new Paragraph({
      style: 'Footer',
      spacing: { after: 80 },
      children: [
        new ImageRun({
          type: logo.type,
          data: Buffer.from(logo.base64, 'base64'),
          transformation: { width: Math.round(logo.widthMm * PIXELS_PER_MM), height: Math.round(logo.heightMm * PIXELS_PER_MM) },
        }),
      ],
    }),
  ];
  const lines = headerLines.map((line, index) => {
    const style = index === 0 ? { bold: true, size: NAME_SIZE } : { size: LINE_SIZE };
    return new Paragraph({ style: 'Footer', children: [new TextRun({ text: line, color: '000000', ...style })] });
  });
  const rule = new Paragraph({
    style: 'Footer',
    spacing: { after: 240 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 4, color: '777777' } },
    children: [],
  });
  return new Header({ children: [...above, ...(picture ?? []), ...lines, rule] });
}

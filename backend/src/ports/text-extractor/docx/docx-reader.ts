import { readMargins, readNotes } from './docx-asides.js';
import { DocxBody, type DocxContext } from './docx-body.js';
import { DocxGraphics } from './docx-graphics.js';
import { DocxNumbering, NumberingDefinitions } from './docx-numbering.js';
import { DocxPages } from './docx-pages.js';
import { DocxParts } from './docx-parts.js';
import type { DocxFindings } from './docx-run.js';
import { DocxStyles } from './docx-styles.js';
import { walkXml } from './docx-xml.js';
import { ExtractionError } from '../extraction-error.js';
import type { ExtractionLimits } from '../extraction-limits.js';
import { CONVERTED, withoutKrutiDev } from '../legacy-fonts/legacy-text.js';
import { refuseIllegible, refuseUnknownFonts } from '../legacy-fonts/unknown-fonts.js';
import { besideMarks, PictureList } from '../pictures/embedded-picture.js';
import { cleanText } from '../text-cleaning.js';
import type { ReadText } from '../pool/extraction-messages.js';

const UNKNOWN_PAGES = 'Page numbers are unknown: the file does not hold its page layout.';

const STRUCK = 'Words that are struck out were left out.';
const COMMENTS = 'Comments in the margin were left out.';

/**
 * Text of a Word document with its automatic numbers, notes, headers, footers and, where Word noted them, pages. Only known parts of
 * the archive are opened; links to the outside are never followed, and said to be there. Pictures are marked in the text.
 * @throws ExtractionError
 */
export function readDocx(bytes: Uint8Array, limits: ExtractionLimits): ReadText {
  const archive = new DocxParts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits);
  const main = archive.part(archive.main);
  if (!main) throw new ExtractionError('corrupt');
  const styles = new DocxStyles(archive.of('styles')?.data);
  const definitions = new NumberingDefinitions(archive.of('numbering')?.data);
  const findings: DocxFindings = { struck: false, converted: false, unknownFonts: new Map(), leftOut: new Set() };
  const pictures = new PictureList();
  const context = (part: string): DocxContext => ({
    styles,
    numbering: new DocxNumbering(definitions),
    pages: new DocxPages(limits),
    footnotes: new Map(),
    endnotes: new Map(),
    findings,
    graphics: new DocxGraphics(archive, part, pictures, findings),
  });
  const header = readMargins('header', archive, context);
  const footnotes = readNotes('footnote', archive, context);
  const endnotes = readNotes('endnote', archive, context);
  const whole: DocxContext = { ...context(archive.main), footnotes, endnotes };
  const { pages } = whole;
  if (header !== '') pages.write(`${header}\n`);
  const body = new DocxBody(whole);
  walkXml(main, body);
  body.end();
  const footer = readMargins('footer', archive, context);
  if (footer !== '') pages.note(footer);

  refuseUnknownFonts(findings.unknownFonts);
  const found = pages.finish().map((page) => {
    const read = besideMarks(page.text, cleanText).trimEnd();
    const text = withoutKrutiDev(read);
    findings.converted ||= text !== read;
    return { ...page, text };
  });
  if (found.every((page) => page.text === '')) throw new ExtractionError(body.hasPictures ? 'no-text' : 'empty');
  refuseIllegible(found);
  const warnings = [...(found[0]?.number === null ? [UNKNOWN_PAGES] : []), ...(findings.converted ? [CONVERTED] : [])];
  const omitted = [
    ...(findings.struck ? [STRUCK] : []),
    ...(archive.of('comments')?.data.includes('w:t>') ? [COMMENTS] : []),
    ...(findings.leftOut.size > 0 ? [`The document holds what was not read: ${[...findings.leftOut].join(', ')}.`] : []),
  ];
  return { pages: found, engine: 'docx', warnings, omitted, pictures: pictures.pictures };
}

import { DocxBody, type DocxContext } from './docx-body.js';
import { DocxNumbering, NumberingDefinitions } from './docx-numbering.js';
import { DocxPages } from './docx-pages.js';
import { chunkText } from './docx-chunks.js';
import { DocxParts } from './docx-parts.js';
import type { DocxFindings } from './docx-run.js';
import { DocxStyles } from './docx-styles.js';
import { walkXml } from './docx-xml.js';
import { ExtractionError } from '../extraction-error.js';
import type { ExtractionLimits } from '../extraction-limits.js';
import { CONVERTED, withoutKrutiDev } from '../legacy-fonts/legacy-text.js';
import { refuseIllegible, refuseUnknownFonts } from '../legacy-fonts/unknown-fonts.js';
import { cleanText } from '../text-cleaning.js';
import type { ReadText } from '../pool/extraction-messages.js';

const UNKNOWN_PAGES = 'Page numbers are unknown: the file does not hold its page layout.';

const STRUCK = 'Words that are struck out were left out.';
const PICTURES = 'Pictures in the file were not read: where they hold words, save it as PDF.';

/**
 * Text of a Word document with its automatic numbers, notes and, where Word noted them, pages. Only known parts of
 * the archive are opened; links and relations are never followed.
 * @throws ExtractionError
 */
export function readDocx(bytes: Uint8Array, limits: ExtractionLimits): ReadText {
  const archive = new DocxParts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits);
  const main = archive.part(archive.main);
  if (!main) throw new ExtractionError('corrupt');
  const styles = new DocxStyles(archive.of('styles'));
  const definitions = new NumberingDefinitions(archive.of('numbering'));
  const pages = new DocxPages(limits);
  const findings: DocxFindings = { struck: false, converted: false, unknownFonts: new Map() };
  // Notes and headers count their own lists, so each gets a fresh state.
  const aside = (): DocxContext => ({
    styles,
    numbering: new DocxNumbering(definitions),
    pages: new DocxPages(limits),
    footnotes: new Map(),
    endnotes: new Map(),
    findings,
    chunk: () => '',
  });
  const header = readHeaders(archive, aside);
  if (header !== '') pages.write(`${header}\n`);
  const body = new DocxBody({
    styles,
    numbering: new DocxNumbering(definitions),
    pages,
    footnotes: readNotes(archive.of('footnotes'), 'w:footnote', aside),
    endnotes: readNotes(archive.of('endnotes'), 'w:endnote', aside),
    findings,
    chunk: (id) => chunkText(archive.related(id)),
  });
  walkXml(main, body);
  body.end();

  refuseUnknownFonts(findings.unknownFonts);
  const found = pages.finish().map((page) => {
    const read = cleanText(page.text).trimEnd();
    const text = withoutKrutiDev(read);
    findings.converted ||= text !== read;
    return { ...page, text };
  });
  refuseIllegible(found);
  if (found.every((page) => page.text === '')) throw new ExtractionError(body.hasPictures ? 'no-text' : 'empty');
  const warnings = [...(found[0]?.number === null ? [UNKNOWN_PAGES] : []), ...(findings.converted ? [CONVERTED] : [])];
  const omitted = [...(findings.struck ? [STRUCK] : []), ...(body.hasImages ? [PICTURES] : [])];
  return { pages: found, engine: 'docx', warnings, omitted };
}

/** Letterheads stand in headers; lines that are only a page number do not count. */
function readHeaders(archive: DocxParts, aside: () => DocxContext): string {
  const lines = new Set<string>();
  for (const name of archive.names.filter((each) => /^word\/header\d*\.xml$/.test(each)).sort()) {
    for (const line of textOf(archive.part(name), aside()).split('\n')) {
      if (/\p{L}{2}/u.test(line.replace(/\bpage\b|\bof\b/gi, ''))) lines.add(line.trim());
    }
  }
  return [...lines].join('\n');
}

function textOf(xml: Buffer | undefined, context: DocxContext): string {
  if (!xml) return '';
  walkXml(xml, new DocxBody(context));
  return context.pages
    .finish()
    .map((page) => page.text)
    .join('\n');
}

/** Notes by id, without the separator lines that Word keeps in the same part. */
function readNotes(xml: Buffer | undefined, element: string, aside: () => DocxContext): Map<string, string> {
  const notes = new Map<string, string>();
  if (!xml) return notes;
  let context = aside();
  let body = new DocxBody(context);
  let id = '';
  walkXml(xml, {
    open: (name, attribute, parent) => {
      if (name !== element) return body.open(name, attribute, parent);
      context = aside();
      body = new DocxBody(context);
      id = attribute('id') ?? '';
      return attribute('type') === undefined || attribute('type') === 'normal';
    },
    close: (name) => {
      if (name !== element) return body.close(name);
      notes.set(
        id,
        context.pages
          .finish()
          .map((page) => page.text)
          .join('\n')
          .trim(),
      );
    },
    text: (text) => body.text(text),
  });
  return notes;
}

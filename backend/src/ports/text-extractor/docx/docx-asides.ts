import { DocxBody, type DocxContext } from './docx-body.js';
import type { DocxParts } from './docx-parts.js';
import { walkXml } from './docx-xml.js';
import { isMoreThanPageNumber } from '../page-numbers.js';

/** The context of another part than the main one. Notes and headers count their own lists, so each gets a fresh one. */
export type AsideContext = (part: string) => DocxContext;

/** What headers and footers say, each line once: letterheads stand in them, references, and who is writing. */
export function readMargins(kind: 'header' | 'footer', archive: DocxParts, context: AsideContext): string {
  const lines = new Set<string>();
  const pattern = kind === 'header' ? /^word\/header\d*\.xml$/u : /^word\/footer\d*\.xml$/u;
  for (const name of archive.names.filter((each) => pattern.test(each)).sort()) {
    for (const line of textOf(archive.part(name), context(name)).split('\n')) if (isMoreThanPageNumber(line)) lines.add(line.trim());
  }
  return [...lines].join('\n');
}

function textOf(xml: Buffer | undefined, context: DocxContext): string {
  if (!xml) return '';
  const body = new DocxBody(context);
  walkXml(xml, body);
  body.end();
  return pagesOf(context);
}

const pagesOf = ({ pages }: DocxContext): string =>
  pages
    .finish()
    .map((page) => page.text)
    .join('\n');

/** Notes by id, without the separator lines that Word keeps in the same part. */
export function readNotes(kind: 'footnote' | 'endnote', archive: DocxParts, aside: AsideContext): Map<string, string> {
  const notes = new Map<string, string>();
  const part = archive.of(`${kind}s`);
  if (!part) return notes;
  const element = `w:${kind}`;
  let context = aside(part.name);
  let body = new DocxBody(context);
  let id = '';
  walkXml(part.data, {
    open: (name, attribute, parent) => {
      if (name !== element) return body.open(name, attribute, parent);
      context = aside(part.name);
      body = new DocxBody(context);
      id = attribute('id') ?? '';
      return attribute('type') === undefined || attribute('type') === 'normal';
    },
    close: (name) => {
      if (name !== element) return body.close(name);
      body.end();
      notes.set(id, pagesOf(context).trim());
    },
    text: (text) => body.text(text),
  });
  return notes;
}

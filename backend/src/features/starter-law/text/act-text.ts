import { sectionText } from './section-text.js';

const FRONT_MATTER = /^\uFEFF?---\n[\s\S]*?\n---\n/u;
/** What follows up to the next one is a section, or a page of the official print. */
const BLOCK = /^## +/mu;
const PAGE = /^Page (\d{1,4})\s*$/u;
const SECTION = /^Section {1,3}(\S{1,20}) {1,3}-(.*)$/u;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The files of an act do not read as the source lays them out. */
export class ActLayoutError extends Error {
  override name = 'ActLayoutError';
}

/**
 * The text of an act from the files that the source keeps of it, as the reader of the library knows acts: sections as
 * "138. Dishonour of cheque.—Where any cheque …", or the pages of the official print with form feeds between them.
 * @param parts in their order
 * @param title as it is to stand at the head of the text
 * @throws ActLayoutError where there is neither a section nor a page
 */
export function actText(parts: readonly string[], title: string): string {
  const blocks = parts.flatMap((part) => plain(part).split(BLOCK).slice(1));
  const pages: string[] = [];
  const sections: string[] = [];
  for (const block of blocks) {
    const [first = '', ...rest] = block.split('\n');
    const body = rest.join('\n');
    const [, label, heading] = SECTION.exec(first.trim()) ?? [];
    if (label !== undefined) sections.push(sectionText(label, heading?.trim() ?? '', body));
    else if (PAGE.test(first.trim())) pages.push(body.trim());
  }
  // A print has its title on its first page.
  if (pages.length > 0) return `${pages.join('\n\f')}\n`;
  if (sections.length === 0) throw new ActLayoutError('neither sections nor pages are found in its files');
  return `${title.toUpperCase()}\n\n${sections.join('\n\n')}\n`;
}

const plain = (part: string): string =>
  part
    .replaceAll('\r\n', '\n')
    .replace(FRONT_MATTER, '')
    .replace(/& ?(amp|lt|gt|quot|apos|nbsp);/gu, (_, name: string) => ENTITIES[name] ?? '');

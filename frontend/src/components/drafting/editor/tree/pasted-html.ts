import { flattenLists, isBlock } from './pasted-lists.js';
import { flattenTables } from './pasted-tables.js';

/** Text that was deleted while changes were tracked or is struck out, which a draft has no sign for, comments with the marks that point at them, and what is hidden. */
const LEFT_OUT = [
  'del, s, strike',
  '[style*="line-through" i]',
  'script, style, template, noscript',
  '[class*="MsoComment" i]',
  '[class*="msocom" i]',
  '[style*="mso-element:comment" i]',
  '[style*="mso-special-character:comment" i]',
  '[style*="display:none" i]',
  '[style*="display: none" i]',
  '[style*="mso-hide:all" i]',
  '[class*="TrackChangeTextDeletion" i]',
  'a[href^="#_msocom" i]',
  'a[href^="#cmnt" i]',
].join(', ');
const FRAMES = 'div, section, article, main, header, footer, aside, blockquote, figure, form, fieldset, center';
/** A comment at the foot of a page of Google Docs: "[a]Check this". */
const COMMENT_FOOT = 'a[href^="#cmnt_ref" i]';

/**
 * Pasted HTML as the schema can read it: tracked changes count as accepted, comments are left out, and the lists and tables of Word, Google
 * Docs, LibreOffice and web pages become those of a draft. HTML that was copied from a draft stays as it is.
 * @param html what the clipboard holds; it is parsed apart from the page, so that nothing of it runs
 */
export function readablePaste(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  if (page.querySelector('[data-pm-slice]')) return html;
  for (const foot of page.querySelectorAll(COMMENT_FOOT)) {
    const line = foot.closest('p, li') ?? foot;
    const frame = line.parentElement;
    line.remove();
    if (frame?.tagName === 'DIV' && !frame.textContent.trim()) frame.remove();
  }
  for (const element of page.querySelectorAll(LEFT_OUT)) element.remove();
  flattenTables(page);
  for (const lines of page.querySelectorAll('pre')) lines.replaceWith(...paragraphsOf(lines));
  // A block within a block would leave an empty paragraph behind.
  for (const div of page.querySelectorAll(FRAMES)) if ([...div.children].some(isBlock)) div.replaceWith(...div.childNodes);
  flattenLists(page);
  return page.body.innerHTML;
}

/** Paragraphs of a text that is set with line ends and blanks, as judgments on web pages are: an empty line ends one. */
function paragraphsOf(lines: Element): HTMLElement[] {
  return lines.textContent.split(/\n[ \t]*\n/u).flatMap((text) => {
    if (!text.trim()) return [];
    const paragraph = lines.ownerDocument.createElement('p');
    paragraph.append(text.trim());
    return [paragraph];
  });
}

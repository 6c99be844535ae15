import { type Block, BULLET, type DocumentModel, type Inline, plainText } from '../document-model.js';
import { documentStyles } from './html-styles.js';
import { isCapitals } from '../parse/line-rules.js';
import type { Letterhead } from '../letterhead/letterhead.js';
import { footerTitle } from '../paper.js';
import { keptWithNext } from '../layout/keep-with-next.js';
import { type PageLayout, textArea } from '../layout/page-layout.js';
import { leftSignatures } from '../layout/side-by-side.js';
import { tableLayout } from '../layout/table-layout.js';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** No script, no image, no connection; the engine may add fonts as data. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'";

/** The logo of a letterhead, which is in the page itself. */
const PICTURES = '; img-src data:';

export interface PrintedAround {
  before?: string;
  after: string;
  styles: string;
}

/**
 * The document as one self-contained page for the PDF engine. Every character of the document is escaped; tags and styles are
 * ours alone. Headings become bookmarks and paragraphs stay tagged paragraphs.
 * @param around what stands before and after the document, whose text is escaped already
 */
export function printHtml(model: DocumentModel, layout: PageLayout, around?: PrintedAround): string {
  const { letterhead } = layout;
  const head =
    `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}${letterhead?.logo ? PICTURES : ''}">` +
    `<title>${escapeHtml(model.title)}</title><style>${documentStyles(layout, footerTitle(model.title))}${around?.styles ?? ''}</style></head>`;
  const body = printTogether(model.blocks, layout);
  return `<!DOCTYPE html><html lang="${model.language}">${head}<body>\n${letterhead ? printLetterhead(letterhead) : ''}${around?.before ?? ''}${body}\n${around?.after ?? ''}</body></html>`;
}

/** Characters of a paragraph that moves to the next page as a whole with the words above it. */
const MOVED_MAX = 700;

/**
 * All blocks, those that stay together in a box that is not divided: Chromium keeps two paragraphs together by their styles, and loses
 * a heading or parts a signature where it should keep three.
 */
function printTogether(blocks: readonly Block[], page: PageLayout): string {
  const kept = keptWithNext(blocks);
  const left = leftSignatures(blocks);
  const printed: string[] = [];
  for (let from = 0; from < blocks.length;) {
    let to = from;
    while (kept[to] || isHeading(blocks[to]) || left[to]) to += 1;
    const together = blocks.slice(from, to + 1).map((block, at) => {
      const html = printBlock(block, kept[from + at] === true, page);
      if (left[from + at]) return `<div class="sg${kept[from + at + 1] ? ' k' : ''}">${html}`;
      return left[from + at - 1] ? `${html}</div>` : html;
    });
    const isKept = to - from > 1 && isMoved(blocks[to]);
    printed.push(isKept ? `<div class="g">\n${together.join('\n')}\n</div>` : together.join('\n'));
    from = to + 1;
  }
  return printed.join('\n');
}

const isHeading = (block: Block | undefined): boolean =>
  block?.kind === 'heading' ? block.level > 1 : block?.kind === 'clause' && block.heading;

const isMoved = (block: Block | undefined): boolean =>
  block?.kind === 'signature' || (block !== undefined && 'inlines' in block && plainText(block.inlines).length < MOVED_MAX);

/** No heading: it is no part of the outline. The logo says nothing that the lines beside it do not. */
function printLetterhead({ headerLines, logo }: Letterhead): string {
  if (headerLines.length === 0 && !logo) return '';
  const picture = logo
    ? `<img alt="" style="width:${logo.widthMm}mm;height:${logo.heightMm}mm" src="data:image/${logo.type === 'png' ? 'png' : 'jpeg'};base64,${logo.base64}">`
    : '';
  return `<div class="lh">${picture}<div>${headerLines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</div></div>\n`;
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** @param kept on the page of the next block */
function printBlock(block: Block, kept: boolean, page: PageLayout): string {
  const keep = kept ? ' k' : '';
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${inlines(block.inlines)}</h${block.level}>`;
    case 'clause': {
      const tag = block.heading ? 'h2' : 'p';
      return `<${tag} class="c i${block.indent}${keep}">${label(block.label.text)}${inlines(block.inlines)}</${tag}>`;
    }
    case 'recital':
      return `<p class="c i0${keep}">${label(block.label.text)}${inlines(block.inlines)}</p>`;
    case 'bullet':
      return `<p class="c i${block.indent}${keep}">${label(BULLET)}${inlines(block.inlines)}</p>`;
    case 'citation':
      return `<p class="c i0 z">${label(block.label)}${inlines(block.inlines)}</p>`;
    case 'para':
      return `<p class="${block.centered ? 'm' : `b${block.indent}`}${keep}">${inlines(block.inlines)}</p>`;
    case 'quote':
      return `<blockquote><p>${inlines(block.inlines)}</p></blockquote>`;
    case 'table':
      return printTable(block, page);
    case 'signature':
      return `<div class="s${keep}">${block.lines.map(signatureLine).join('')}</div>`;
    case 'rule':
      return '<hr>';
    case 'page-break':
      return '<div class="pb"></div>';
  }
}

/** The space is inside, where justified lines cannot stretch it: all first lines begin at the same place. */
const label = (text: string): string => `<span class="n">${escapeHtml(text)}&nbsp;</span>`;

/** A line in capitals names the party. */
const signatureLine = (line: Inline[]): string => `<p${isCapitals(plainText(line)) ? ' class="w"' : ''}>${inlines(line)}</p>`;

function inlines(runs: readonly Inline[]): string {
  return runs
    .map(({ text, bold, italic }) => {
      const escaped = escapeHtml(text).replaceAll('\n', '<br>');
      const slanted = italic ? `<em>${escaped}</em>` : escaped;
      return bold ? `<strong>${slanted}</strong>` : slanted;
    })
    .join('');
}

function printTable(table: Extract<Block, { kind: 'table' }>, layout: PageLayout): string {
  const { upright, turned } = textArea(layout);
  const { shares, fontSize, landscape } = tableLayout(table, upright, turned);
  const row = (cells: Inline[][], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell, index) => `<${tag} class="t${(table.columns[index] ?? 'left')[0]}">${inlines(cell)}</${tag}>`).join('')}</tr>`;
  const columns = shares.map((share) => `<col style="width:${(share * 100).toFixed(2)}%">`).join('');
  return (
    `<table class="f${fontSize}${landscape ? ' ls' : ''}"><colgroup>${columns}</colgroup>` +
    `<thead>${row(table.head, 'th')}</thead><tbody>${table.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
  );
}

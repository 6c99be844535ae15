import { BULLET, type Block, type DocumentModel, type Inline } from '../../../shared/document/draft-tree.js';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const STEP_CM = 1.2;

/**
 * A draft as HTML for the clipboard: what mail and word processors take, with styles on each element, since they know no others. Every
 * character of the draft is escaped.
 */
export const copyHtml = ({ blocks, language }: Pick<DocumentModel, 'blocks' | 'language'>): string =>
  `<div lang="${language}">${blocks.map(htmlOf).join('')}</div>`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const runs = (inlines: readonly Inline[]): string =>
  inlines
    .map(({ text, bold, italic }) => {
      const words = escaped(text).replaceAll('\n', '<br>');
      const slanted = italic ? `<em>${words}</em>` : words;
      return bold ? `<strong>${slanted}</strong>` : slanted;
    })
    .join('');

const hanging = (tag: string, label: string, indent: number, inlines: readonly Inline[]): string =>
  `<${tag} style="margin-left:${((indent + 1) * STEP_CM).toFixed(1)}cm;text-indent:-${STEP_CM}cm">${escaped(label)}&nbsp;&nbsp;${runs(inlines)}</${tag}>`;

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}${block.level === 1 ? ' style="text-align:center"' : ''}>${runs(block.inlines)}</h${block.level}>`;
    case 'clause':
      return hanging(block.heading ? 'h2' : 'p', block.label.text, block.indent, block.inlines);
    case 'recital':
      return hanging('p', block.label.text, 0, block.inlines);
    case 'bullet':
      return hanging('p', BULLET, block.indent, block.inlines);
    case 'citation':
      return hanging('p', block.label, 0, block.inlines);
    case 'para': {
      const style = block.centered ? 'text-align:center;font-weight:bold' : `margin-left:${(block.indent * STEP_CM).toFixed(1)}cm`;
      return `<p style="${style}">${runs(block.inlines)}</p>`;
    }
    case 'quote':
      return `<blockquote>${runs(block.inlines)}</blockquote>`;
    case 'table': {
      const row = (cells: readonly (readonly Inline[])[], tag: 'th' | 'td'): string =>
        `<tr>${cells.map((cell, column) => `<${tag} style="text-align:${block.columns[column] ?? 'left'}">${runs(cell)}</${tag}>`).join('')}</tr>`;
      return `<table border="1" style="border-collapse:collapse">${row(block.head, 'th')}${block.rows.map((cells) => row(cells, 'td')).join('')}</table>`;
    }
    case 'signature':
      return `<p>${block.lines.map(runs).join('<br>')}</p>`;
    case 'rule':
      return '<hr>';
    case 'page-break':
      return '<br style="page-break-after:always">';
  }
}

import { type Block, BULLET, type DocumentModel, type Inline, plainText } from '../document-model.js';
import { isCapitals } from '../parse/line-rules.js';
import { textTable } from './text-table.js';
import type { PaperMarks } from '../paper-marks.js';
import { displayWidth, wrap } from '../layout/wrap-text.js';

const WIDTH = 78;
const INDENT = 5;
const LABEL_COLUMNS = 4;

/**
 * Plain text for an editor with a fixed-width font: 78 columns, hanging indents, a blank line between blocks.
 * @param marks stand at the top and at the end
 */
export function printTxt(model: DocumentModel, marks?: PaperMarks): string {
  const text = model.blocks.map(printBlock);
  const over = (marks?.pages ?? []).map(({ line }) => centered(line));
  return `${[...over, ...text, ...(marks?.end ?? []), ...over].join('\n\n')}\n`;
}

function printBlock(block: Block, index: number): string {
  switch (block.kind) {
    case 'heading':
      return printHeading(block.level, plainText(block.inlines), index === 0);
    case 'clause':
      return hanging(block.label.text, block.inlines, block.indent);
    case 'recital':
      return hanging(block.label.text, block.inlines, 0);
    case 'bullet':
      return hanging(BULLET, block.inlines, block.indent);
    case 'citation':
      return hanging(block.label, block.inlines, 0);
    case 'para':
      return block.centered ? centered(plainText(block.inlines)) : indented(block.inlines, block.indent * INDENT);
    case 'quote':
      return wrap(plainText(block.inlines), WIDTH - 2)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'table':
      return textTable(block, WIDTH);
    case 'signature':
      return block.lines.map(plainText).join('\n');
    case 'rule':
      return '-'.repeat(WIDTH);
    case 'page-break':
      return '\f';
  }
}

/** A title in capitals, or at the top, is recognisable as one; other headings are underlined. */
function printHeading(level: 1 | 2 | 3, text: string, isFirst: boolean): string {
  const lines = wrap(text, WIDTH);
  if (lines.length > 1 || (level === 1 && (isFirst || isCapitals(text)))) return level === 1 ? centered(text) : lines.join('\n');
  const underline = (level === 1 ? '=' : '-').repeat(Math.max(3, displayWidth(text)));
  return level === 1 ? `${centered(text)}\n${centered(underline)}` : `${text}\n${underline}`;
}

const centered = (text: string): string =>
  wrap(text, WIDTH)
    .map((line) => ' '.repeat(Math.max(0, Math.floor((WIDTH - displayWidth(line)) / 2))) + line)
    .join('\n');

const indented = (inlines: readonly Inline[], columns: number): string =>
  wrap(plainText(inlines), WIDTH - columns)
    .map((line) => ' '.repeat(columns) + line)
    .join('\n');

function hanging(label: string, inlines: readonly Inline[], indent: number): string {
  const start = ' '.repeat(indent * INDENT);
  const padded = `${label} `.padEnd(LABEL_COLUMNS + 1);
  const [first = '', ...others] = wrap(plainText(inlines), WIDTH - start.length - padded.length);
  return [`${start}${padded}${first}`.trimEnd(), ...others.map((line) => start + ' '.repeat(padded.length) + line)].join('\n');
}

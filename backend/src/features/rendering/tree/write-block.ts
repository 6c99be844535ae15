import { type Block, type Inline, plainText } from '../document-model.js';
import { bodyIndent } from '../parse/body-indent.js';
import { readLabel } from '../parse/clause-labels.js';
import { isPageBreak, isRule, readBullet, readCitation, readHeading, WRAPPED_LINE_CHARACTERS } from '../parse/line-rules.js';
import { isTitle } from '../parse/mark-headings.js';
import { writeInline } from './write-inline.js';

const ALIGNMENT_MARKS = { left: ':--', center: ':-:', right: '--:' } as const;

/**
 * A block in the notation of the stored text, such that the parser reads it back in the same place.
 * @param before the blocks before it, as they will be read. @param next the block after it
 */
export function writeBlock(block: Block, before: readonly Block[], next: Block | undefined): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${closed(lineOf(block.inlines))}`;
    case 'clause': {
      const text = `${block.label.text} ${flow(block.inlines)}`.trimEnd();
      return block.heading && !isTitle(block, next) ? `## ${closed(text.replaceAll('\n', ' '))}` : text;
    }
    case 'recital':
      return `${block.label.text} ${flow(block.inlines)}`.trimEnd();
    case 'bullet':
      return `${'  '.repeat(Math.max(0, block.indent - bodyIndent(before, true)))}- ${flow(block.inlines)}`;
    case 'citation':
      return `${block.label} ${flow(block.inlines)}`;
    case 'para':
      return (block.indent > 0 ? '  ' : '') + withGuardedStart(flow(block.inlines));
    case 'quote':
      return flow(block.inlines, String).replace(/^/gm, '> ');
    case 'table':
      return writeTable(block);
    case 'signature':
      return block.lines.map((line) => guarded(lineOf(line))).join('\n');
    case 'rule':
      return '---';
    case 'page-break':
      return '\\pagebreak';
  }
}

/** Signs at the end of a heading would be taken for its closing ones. */
const closed = (text: string): string => text.replace(/#$/, '# #');

const lineOf = (inlines: readonly Inline[]): string => writeInline(inlines).replaceAll('\n', ' ');

/**
 * A text with its line breaks. A long line runs on into the next one when it is read, so that a break after it takes a line of its own.
 */
function flow(inlines: readonly Inline[], guard = guarded): string {
  const [first = '', ...others] = writeInline(inlines).split('\n');
  const parts = [first.trimEnd()];
  let last = parts[0] ?? '';
  for (const line of others) {
    parts.push(last.trim().length >= WRAPPED_LINE_CHARACTERS ? '\n\n' : '\n');
    last = guard(line.trim());
    parts.push(last);
  }
  return parts.join('');
}

/** A text whose first line would begin another kind of block, made into what it says; `flow` has guarded the others. */
const withGuardedStart = (text: string): string => {
  const [first = ''] = text.split('\n', 1);
  return guarded(first) + text.slice(first.length);
};

/** A line that would begin another kind of block, made into what it says. */
function guarded(line: string): string {
  const text = line.trim();
  const label = readLabel(text);
  if (label !== null) return text.replace(/^([*_]*)([A-Za-z\d.]*)([().])/, '$1$2\\$3');
  const begins =
    readHeading(text) ?? readCitation(text) ?? (readBullet(text) || isRule(text) || isPageBreak(text) || /^(?:>\s|\||=+$)/.test(text));
  return begins && /^[!-/:-@[-`{-~]/.test(text) ? `\\${text}` : text;
}

function writeTable({ columns, head, rows }: Extract<Block, { kind: 'table' }>): string {
  const row = (cells: readonly (readonly Inline[])[]): string =>
    `| ${cells.map((cell) => lineOf(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), `|${columns.map((column) => ALIGNMENT_MARKS[column]).join('|')}|`, ...rows.map(row)].join('\n');
}

/** Whether nothing of a block is to be read; such a one is not written. A number that stands alone is. */
export function isBlank(block: Block): boolean {
  if (block.kind === 'signature') return block.lines.every(isEmpty);
  return 'inlines' in block && !('label' in block && block.kind !== 'citation') && isEmpty(block.inlines);
}

const isEmpty = (inlines: readonly Inline[]): boolean => plainText(inlines).trim() === '';

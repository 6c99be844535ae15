/** A run of text in one style. A `\n` inside is a line break within the block. */
export interface Inline {
  text: string;
  bold?: true;
  italic?: true;
}

export type NumberStyle = 'decimal' | 'lower-letter' | 'lower-roman' | 'upper-letter' | 'upper-roman';

/** A clause number as it is written: `text` is `before` + the numbers + `after`, for example `(iv)` or `2.1`. */
export interface ClauseLabel {
  text: string;
  style: NumberStyle;
  /** One number per part: `[2, 1]` for `2.1`, `[4]` for `(iv)`. */
  parts: readonly number[];
  before: '' | '(';
  after: '' | '.' | ')';
}

export interface Clause {
  kind: 'clause';
  label: ClauseLabel;
  /** Depth in the numbering, 1 to 4. */
  level: number;
  /** Steps from the margin to the label, 0 to 3; `1.` and `1.1` both stand at the margin. */
  indent: number;
  /** A short title of the clauses below it. */
  heading: boolean;
  inlines: Inline[];
}

export type ColumnAlignment = 'left' | 'center' | 'right';

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; inlines: Inline[] }
  | Clause
  | { kind: 'recital'; label: ClauseLabel; inlines: Inline[] }
  /** `indent`: steps from the margin, as the text of the clause that it continues. */
  | { kind: 'para'; indent: number; centered: boolean; inlines: Inline[] }
  | { kind: 'bullet'; indent: number; inlines: Inline[] }
  | { kind: 'quote'; inlines: Inline[] }
  /** An authority that the text refers to by its number, such as `[1]`. */
  | { kind: 'citation'; label: string; inlines: Inline[] }
  | { kind: 'table'; columns: ColumnAlignment[]; head: Inline[][]; rows: Inline[][][] }
  /** One party's lines for signature, name and date; never divided between pages. */
  | { kind: 'signature'; lines: Inline[][] }
  | { kind: 'rule' }
  | { kind: 'page-break' };

/** What TXT, DOCX and PDF are printed from, and from nothing else. */
export interface DocumentModel {
  /** First heading, or the first words. */
  title: string;
  /** BCP 47 tag of the language that most words are in. */
  language: 'en-IN' | 'hi-IN';
  blocks: Block[];
}

export const BULLET = '•';

export const plainText = (inlines: readonly Inline[]): string => inlines.map((inline) => inline.text).join('');

const STEP = '    ';

/** All words of a document in reading order, with its numbers and a blank line between blocks: what every printed form must contain. */
export const modelText = ({ blocks }: Pick<DocumentModel, 'blocks'>): string => blocks.map(blockText).filter(Boolean).join('\n\n');

/** Blocks, runs, lines and cells together: what memory and time of the printers grow with. */
export function modelSize(model: DocumentModel): number {
  return model.blocks.reduce((sum, block) => sum + 1 + blockSize(block), 0);
}

const inlineSize = (inlines: readonly Inline[]): number =>
  inlines.reduce((sum, { text }) => sum + 1 + (text.includes('\n') ? text.split('\n').length - 1 : 0), 0);

function blockSize(block: Block): number {
  if (block.kind === 'table') return [block.head, ...block.rows].flat().reduce((sum, cell) => sum + 1 + inlineSize(cell), 0);
  if (block.kind === 'signature') return block.lines.reduce((sum, line) => sum + 1 + inlineSize(line), 0);
  return 'inlines' in block ? inlineSize(block.inlines) : 0;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'clause':
      return `${STEP.repeat(block.indent)}${block.label.text} ${plainText(block.inlines)}`;
    case 'recital':
      return `${block.label.text} ${plainText(block.inlines)}`;
    case 'bullet':
      return `${STEP.repeat(block.indent)}${BULLET} ${plainText(block.inlines)}`;
    case 'citation':
      return `${block.label} ${plainText(block.inlines)}`;
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainText).join('\t')).join('\n');
    case 'signature':
      return block.lines.map(plainText).join('\n');
    case 'rule':
    case 'page-break':
      return '';
    default:
      return plainText(block.inlines);
  }
}

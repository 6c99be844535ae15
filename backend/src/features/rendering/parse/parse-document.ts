import { bodyIndent } from './body-indent.js';
import { type LabelledLine, needsSequence, readLabel } from './clause-labels.js';
import { ClauseNumbering } from './clause-numbering.js';
import { type Block, type DocumentModel, plainText } from '../document-model.js';
import {
  isCapitals,
  isConnector,
  isPageBreak,
  isRule,
  isSignature,
  looksLikeTitle,
  readBullet,
  readCitation,
  readHeading,
  splitSignatureColumns,
  WRAPPED_LINE_CHARACTERS,
  withoutEmphasis,
} from './line-rules.js';
import { markClauseHeadings } from './mark-headings.js';
import { parseInline } from './parse-inline.js';
import { readTable } from './parse-table.js';
import { sourceLines } from './source-lines.js';

const TITLE_CHARACTERS = 120;
const LANGUAGE_SAMPLE_CHARACTERS = 20_000;

/** Blocks whose text may continue in the next line. */
type OpenBlock = Extract<Block, { kind: 'clause' | 'recital' | 'bullet' | 'quote' | 'citation' }>;

/**
 * Reads the text of a legal document into blocks by line rules of its own: CommonMark knows neither `1.1` nor `(a)`.
 * What no rule understands stays a plain paragraph; no word is lost. Time is linear in the length of the text.
 */
export function parseDocument(content: string): DocumentModel {
  return parseWithPlaces(content).model;
}

/** Where a block stands in the text that was given, in UTF-16 units; signatures side by side stand in the same place. */
export interface BlockPlace {
  start: number;
  end: number;
}

/** As `parseDocument`, with the place of each block. */
export function parseWithPlaces(content: string): { model: DocumentModel; places: BlockPlace[] } {
  const lines = sourceLines(content);
  const parser = new DocumentParser(lines.map(({ text }) => text));
  const blocks = markClauseHeadings(parser.parse());
  const places = parser.spans.map(({ from, to }) => ({ start: lines[from]?.start ?? 0, end: lines[to]?.end ?? 0 }));
  return { model: { title: titleOf(blocks), language: languageOf(content), blocks }, places };
}

/** The first and the last line of a block. */
interface LineSpan {
  from: number;
  to: number;
}

class DocumentParser {
  /** The lines of each block. */
  readonly spans: LineSpan[] = [];
  private readonly lines: readonly string[];
  private readonly blocks: Block[] = [];
  private readonly labels: (LabelledLine | null)[];
  private readonly numbering: ClauseNumbering;
  /** For each line the next lettered label after it. */
  private readonly nextLabel: (LabelledLine | null)[];
  private paragraph: string[] = [];
  private open: { block: OpenBlock; lines: string[] } | null = null;
  private blankBefore = true;
  /** The line that is being read, and the lines of the block that is still open. */
  private at = 0;
  private pending: LineSpan = { from: 0, to: 0 };

  constructor(lines: readonly string[]) {
    this.lines = lines;
    this.labels = lines.map((line) => readLabel(line.trim()));
    this.numbering = new ClauseNumbering(new Set(this.labels.flatMap((label) => (label === null ? [] : [label.token + label.after]))));
    this.nextLabel = new Array<LabelledLine | null>(lines.length).fill(null);
    for (let index = lines.length - 2; index >= 0; index--) {
      const after = this.labels[index + 1];
      const isNext = after && !needsSequence(after) && (after.before === '(' || !/^\d/.test(after.token));
      this.nextLabel[index] = isNext ? after : (this.nextLabel[index + 1] ?? null);
    }
  }

  parse(): Block[] {
    for (let index = 0; index < this.lines.length;) {
      const table = readTable(this.lines, index);
      this.at = index;
      if (table !== null) {
        this.add(table.block, { from: index, to: table.end - 1 });
        index = table.end;
      } else {
        this.readLine(this.lines[index] ?? '', index);
        index++;
      }
    }
    this.flush();
    return this.blocks;
  }

  private readLine(line: string, index: number): void {
    const text = line.trim();
    if (text === '' && line !== '\f') {
      this.flush();
      this.blankBefore = true;
      return;
    }
    const understood =
      this.readBreak(text === '' ? line : text) || this.readHash(text, index) || this.readClause(index) || this.readListItem(line, text);
    if (!understood) this.readText(line, text);
    this.blankBefore = false;
  }

  private readBreak(text: string): boolean {
    if (isPageBreak(text)) this.add({ kind: 'page-break' });
    else if (/^(=+|-{3,})$/.test(text) && this.paragraph.length === 1) this.underline(text.startsWith('=') ? 1 : 2);
    else if (isRule(text)) this.add({ kind: 'rule' });
    else return false;
    return true;
  }

  private underline(level: 1 | 2): void {
    const text = this.paragraph.join('').trim();
    this.paragraph = [];
    this.heading(level, text, { from: this.pending.from, to: this.at });
  }

  private readHash(text: string, index: number): boolean {
    const heading = text.startsWith('#') ? readHeading(text) : null;
    if (heading === null) return false;
    const label = readLabel(heading.text);
    const placed = label === null ? null : this.numbering.place(label, this.nextLabel[index] ?? null);
    if (label === null || placed === null) this.heading(heading.level, heading.text);
    else this.add({ kind: 'clause', ...placed, heading: true, inlines: parseInline(label.rest) });
    return true;
  }

  private heading(level: 1 | 2 | 3, text: string, span?: LineSpan): void {
    this.numbering.reset();
    this.add({ kind: 'heading', level, inlines: parseInline(text) }, span);
  }

  private readClause(index: number): boolean {
    const label = this.labels[index] ?? null;
    if (label === null) return false;
    // A heading above ends the list before this number is placed in it.
    if (this.paragraph.length === 1 && this.isHeading(this.paragraph[0] ?? '')) this.flush();
    const isRecital = label.before === '(' && /^[A-Z]$/.test(label.token) && !this.numbering.hasNumberedClause;
    const placed = this.numbering.place(label, this.nextLabel[index] ?? null);
    if (placed === null) return false;
    this.flush();
    this.begin();
    if (isRecital) {
      this.numbering.reset();
      this.open = { block: { kind: 'recital', label: placed.label, inlines: [] }, lines: [label.rest] };
    } else {
      this.open = { block: { kind: 'clause', ...placed, heading: false, inlines: [] }, lines: [label.rest] };
    }
    // A label that stands alone waits for its text in the next line.
    if (label.rest === '') this.open.lines = [];
    return true;
  }

  private readListItem(line: string, text: string): boolean {
    const bullet = readBullet(line);
    if (bullet !== null) {
      this.flush();
      this.begin();
      this.open = {
        block: { kind: 'bullet', indent: Math.min(this.bodyIndent(true) + bullet.depth, 4), inlines: [] },
        lines: [bullet.text],
      };
      return true;
    }
    const citation = readCitation(text);
    // Within a paragraph, "[2]" at the start of a line is only a reference.
    if (citation !== null && (this.blankBefore || this.open?.block.kind === 'citation')) {
      this.flush();
      this.begin();
      this.open = { block: { kind: 'citation', label: citation.label, inlines: [] }, lines: [citation.text] };
      return true;
    }
    if (!text.startsWith('> ')) return false;
    if (this.open?.block.kind !== 'quote') {
      this.flush();
      this.begin();
      this.open = { block: { kind: 'quote', inlines: [] }, lines: [] };
    }
    this.open.lines.push(text.slice(2));
    this.pending.to = this.at;
    return true;
  }

  private readText(line: string, text: string): void {
    if (this.open !== null) {
      const last = this.open.lines.at(-1);
      if (last === undefined || last.length >= WRAPPED_LINE_CHARACTERS || line.startsWith('  ')) {
        this.open.lines.push(text);
        this.pending.to = this.at;
        return;
      }
      this.flush();
      this.begin();
      this.paragraph = [`  ${text}`];
      return;
    }
    if (this.paragraph.length === 0 && !this.blankBefore && isCapitals(text) && this.blocks.at(-1)?.kind === 'heading') this.flush();
    if (this.paragraph.length === 0) this.begin();
    this.paragraph.push(line.trimEnd());
    this.pending.to = this.at;
  }

  /** A block begins in the line that is being read. */
  private begin(): void {
    this.pending = { from: this.at, to: this.at };
  }

  private add(block: Block, span: LineSpan = { from: this.at, to: this.at }): void {
    this.flush();
    this.keep(block, span);
  }

  private keep(block: Block, span: LineSpan): void {
    this.blocks.push(block);
    this.spans.push(span);
  }

  private flush(): void {
    if (this.open !== null) {
      const { block, lines } = this.open;
      this.open = null;
      block.inlines = parseInline(joinLines(lines));
      this.keep(block, this.pending);
    }
    if (this.paragraph.length > 0) {
      const lines = this.paragraph;
      this.paragraph = [];
      for (const block of this.readParagraph(lines)) this.keep(block, this.pending);
    }
  }

  private readParagraph(lines: string[]): Block[] {
    if (isSignature(lines)) {
      return splitSignatureColumns(lines).map((column) => ({ kind: 'signature', lines: column.map(parseInline) }));
    }
    const [first = ''] = lines;
    const only = lines.length === 1 ? first.trim() : null;
    const isFirst = this.blocks.length === 0;
    if (only !== null && isConnector(only)) return [{ kind: 'para', indent: 0, centered: true, inlines: parseInline(only) }];
    if (only !== null && this.isHeading(only)) {
      this.numbering.reset();
      return [{ kind: 'heading', level: isFirst ? 1 : 2, inlines: parseInline(withoutEmphasis(only)) }];
    }
    const indent = first.startsWith('  ') ? this.bodyIndent(false) : 0;
    return [{ kind: 'para', indent, centered: false, inlines: parseInline(joinLines(lines)) }];
  }

  private isHeading(line: string): boolean {
    const text = line.trim();
    return isCapitals(text) || (this.blocks.length === 0 && looksLikeTitle(text));
  }

  private bodyIndent(attached: boolean): number {
    return bodyIndent(this.blocks, attached);
  }
}

/** Long lines run on, short ones are lines of their own, as in an address. */
function joinLines(lines: readonly string[]): string {
  let text = '';
  let previous = '';
  for (const line of lines) {
    const trimmed = line.trim();
    text += text === '' ? trimmed : `${previous.length >= WRAPPED_LINE_CHARACTERS ? ' ' : '\n'}${trimmed}`;
    previous = trimmed;
  }
  return text;
}

function titleOf(blocks: readonly Block[]): string {
  const first = blocks.find((block) => block.kind === 'heading') ?? blocks.find((block) => 'inlines' in block);
  const text = first === undefined || !('inlines' in first) ? '' : plainText(first.inlines);
  return text.replaceAll('\n', ' ').slice(0, TITLE_CHARACTERS) || 'Document';
}

function languageOf(text: string): DocumentModel['language'] {
  const sample = text.slice(0, LANGUAGE_SAMPLE_CHARACTERS);
  const devanagari = sample.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return devanagari > latin ? 'hi-IN' : 'en-IN';
}

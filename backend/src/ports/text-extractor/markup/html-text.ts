import { formatNumber } from '../docx/number-formats.js';
import { HtmlLines } from './html-lines.js';
import { HtmlTable } from './html-tables.js';
import { attributesOf, type Tag, tokensOf, withoutEntities } from './html-tokens.js';

/** Left out with all that they hold. */
const SILENT = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'del', 's', 'strike']);
/** Begin and end a line. */
const BLOCKS = new Set(
  'address article aside blockquote body dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
const CELLS = new Set(['td', 'th']);
/** What a list's items begin with. */
const BULLET = '• ';
const FORMATS: Readonly<Record<string, string>> = { a: 'lowerLetter', A: 'upperLetter', i: 'lowerRoman', I: 'upperRoman' };
const HIDDEN = /display\s{0,9}:\s{0,9}none/iu;
/** Elements that end only where they are closed. */
const CLOSED = new Set(['div', 'span', 'section', 'article', 'table', 'ul', 'ol', 'form', 'a', 'b', 'i', 'font', 'center']);
const TICKS = new Set(['checkbox', 'radio']);
/** What a field of these types holds is not shown, or is the name of a button. */
const NO_VALUE = new Set(['hidden', 'password', 'submit', 'button', 'reset', 'image', 'file']);
const TICKED = '\u2612';
const NOT_TICKED = '\u2610';

/**
 * The words of a web page as they are read: a line for each block, tabs between cells, list items with their number or a bullet, what was
 * typed and chosen in its forms.
 */
export function htmlText(html: string): string {
  const reader = new HtmlReader();
  for (const token of tokensOf(html)) {
    if (typeof token === 'string') reader.text(token);
    else reader.tag(token);
  }
  return reader.end();
}

interface Choice {
  chosen: string;
  /** The first option counts unless another one is selected. */
  isSettled: boolean;
  reading: boolean;
}

class HtmlReader {
  private readonly out = new HtmlLines();
  private readonly lists: { next: number | null; format: string }[] = [];
  private readonly tables: HtmlTable[] = [];
  private silent: { name: string; depth: number } | null = null;
  private choice: Choice | null = null;
  private preformatted = 0;

  text(token: string): void {
    if (this.silent) return;
    const text = withoutEntities(token);
    if (this.choice) {
      if (this.choice.reading) this.choice.chosen += text;
    } else if (this.preformatted > 0) {
      for (const [i, line] of text.split('\n').entries()) {
        if (i > 0) this.out.breakLine();
        this.out.add(line);
      }
    } else this.out.add(text);
  }

  tag(tag: Tag): void {
    const { name, closes, selfClosing } = tag;
    if (this.silent) {
      if (name === this.silent.name && !selfClosing) this.silent.depth += closes ? -1 : 1;
      if (this.silent.depth === 0) this.silent = null;
      return;
    }
    if (!closes && !selfClosing && (SILENT.has(name) || (CLOSED.has(name) && HIDDEN.test(tag.inside)))) {
      this.silent = { name, depth: 1 };
      return;
    }
    if (this.choice && name !== 'option' && name !== 'optgroup') this.endChoice();
    if (name === 'br') this.out.breakLine();
    else if (name === 'tr' || CELLS.has(name)) this.cell(tag);
    else if (BLOCKS.has(name)) this.block(tag);
    else if (!closes) this.field(tag);
  }

  end(): string {
    this.endChoice();
    return this.out.text();
  }

  private cell(tag: Tag): void {
    const table = this.tables.at(-1);
    if (tag.name === 'tr') {
      if (tag.closes) table?.endRow();
      else table?.beginRow();
      this.out.endLine();
    } else if (tag.closes) {
      if (table) table.endCell();
      else this.out.tab();
    } else {
      const attributes = attributesOf(tag);
      table?.beginCell(Number(attributes.get('colspan')), Number(attributes.get('rowspan')));
    }
  }

  private block(tag: Tag): void {
    const { name, closes } = tag;
    if (name === 'table') {
      if (closes) this.tables.pop()?.endRow();
      else this.tables.push(new HtmlTable(() => this.out.tab()));
    }
    this.out.endLine();
    if (name === 'pre') this.preformatted = Math.max(0, this.preformatted + (closes ? -1 : 1));
    if (name === 'ol' || name === 'ul') {
      if (closes) this.lists.pop();
      else this.lists.push(listOf(tag));
    }
    const list = this.lists.at(-1);
    if (name !== 'li' || closes || !list) return;
    if (list.next === null) return this.out.add(BULLET);
    list.next = countFrom(attributesOf(tag).get('value')) ?? list.next;
    this.out.add(`${formatNumber(list.next++, list.format)}. `);
  }

  private field(tag: Tag): void {
    if (tag.name === 'select') this.choice = { chosen: '', isSettled: false, reading: false };
    if (tag.name !== 'input' && tag.name !== 'option') return;
    const attributes = attributesOf(tag);
    if (tag.name === 'option') {
      if (this.choice) this.option(this.choice, attributes.has('selected'));
      return;
    }
    const type = (attributes.get('type') ?? 'text').toLowerCase();
    if (TICKS.has(type)) this.out.add(` ${attributes.has('checked') ? TICKED : NOT_TICKED} `);
    else if (!NO_VALUE.has(type)) this.out.add(` ${attributes.get('value') ?? ''} `);
  }

  private option(choice: Choice, selected: boolean): void {
    choice.reading = !choice.isSettled && (selected || choice.chosen.trim() === '');
    if (selected && !choice.isSettled) Object.assign(choice, { chosen: '', isSettled: true });
  }

  private endChoice(): void {
    if (this.choice) this.out.add(` ${this.choice.chosen} `);
    this.choice = null;
  }
}

function listOf(tag: Tag): { next: number | null; format: string } {
  if (tag.name === 'ul') return { next: null, format: 'bullet' };
  const attributes = attributesOf(tag);
  return { next: countFrom(attributes.get('start')) ?? 1, format: FORMATS[attributes.get('type') ?? ''] ?? 'decimal' };
}

const MOST_ITEMS = 100_000;

/** The number that a list is to go on from, where it gives a sensible one. */
function countFrom(value: string | undefined): number | null {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number < MOST_ITEMS ? number : null;
}

import MarkdownIt from 'markdown-it';
import { MARK } from '../values/marks.js';

const PLACE = '\ue00f';
/** A value between its marks; none has a mark in it. */
const VALUE = /\ue006([^\ue006\ue007]*)\ue007/g;
const PLACED = /\ue00f(\d+)\ue00f/g;

const markdown = new MarkdownIt('zero', { html: false }).enable(['emphasis', 'escape', 'balance_pairs', 'fragments_join']);

const MARKUP = /[*_\\]/;
const SIGNING_LINE = /_{5,}/;
/** What would make a clause of a line, also in bold, and what makes anything but a paragraph of it. */
const LABEL_START = /^(?:\(?[a-z\d]{1,6}[.)]|\d{1,3}(?:\.\d{1,3}){1,3}[.)]?)(?=\s|$)/i;
const BLOCK_START = /^(?:[#>+\-=|]|\[page break\])/i;

export const markValue = (value: string): string =>
  `${MARK.value}${value.replace(/\s+/g, (blank) => (blank.includes('\n') ? ' ' : blank))}${MARK.end}`;

/**
 * Takes the marks away. Where a value would be read as markup (emphasis, a heading, a table cell's end), it gets
 * backslashes, so that it is printed as it was typed; everywhere else it stands unchanged.
 */
export function literalValues(text: string): string {
  return text.split('\n').map(literalLine).join('\n');
}

function literalLine(line: string): string {
  if (!line.includes(MARK.value)) return line;
  const needsEscape = !readsAsTyped(line);
  const isRow = line.trimStart().startsWith('|');
  const start = /^\s*(?:\*\*)?/.exec(line)?.[0].length ?? 0;
  return line.replace(VALUE, (_mark, value: string, offset: number) => {
    const inline = needsEscape ? value.replace(/[*_\\]/g, '\\$&') : value;
    const escaped = isRow ? inline.replaceAll('|', '\\|') : inline;
    return offset === start ? atLineStart(escaped, start > 0) : escaped;
  });
}

/** Whether a reader of the line's markup sees each value exactly as it was typed, and no line to sign on. */
function readsAsTyped(line: string): boolean {
  const values = [...line.matchAll(VALUE)].map(([, value = '']) => value);
  if (!values.some((value) => MARKUP.test(value))) return true;
  if (values.some((value) => SIGNING_LINE.test(value))) return false;
  let index = 0;
  const frame = line.replace(VALUE, () => `${PLACE}${index++}${PLACE}`);
  const expected = inlineText(frame).replace(PLACED, (_mark, at: string) => values[Number(at)] ?? '');
  return inlineText(line.replace(VALUE, (_mark, value: string) => value)) === expected;
}

/** Only punctuation can be escaped: `1. x` becomes `1\\. x`, `# x` becomes `\\# x`. */
function atLineStart(value: string, isBold: boolean): string {
  const isBlock = LABEL_START.test(value) || (!isBold && BLOCK_START.test(value));
  return isBlock ? value.replace(/[!-/:-@[-`{-~]/, '\\$&') : value;
}

function inlineText(source: string): string {
  const children = markdown.parseInline(source, {})[0]?.children ?? [];
  return children.map((token) => (token.type.endsWith('break') ? '\n' : token.content)).join('');
}

import { cleanLine } from './clean-text.js';

/** One line as the parser reads it, and where it stands in the text that was given, in UTF-16 units. */
export interface SourceLine {
  /** Cleaned; `\f` for a form feed, which is a line of its own. */
  text: string;
  start: number;
  end: number;
}

const LINE_END = /\r\n?|[\n\u0085\u2028\u2029\f]/g;

/** The lines of a text with their places, so that whatever is not changed can be kept to the character. */
export function sourceLines(text: string): SourceLine[] {
  const lines: SourceLine[] = [];
  let start = 0;
  const add = (from: number, to: number) => lines.push({ text: cleanLine(text.slice(from, to)), start: from, end: to });
  for (const match of text.matchAll(LINE_END)) {
    const after = match.index + match[0].length;
    add(start, match.index);
    if (match[0] === '\f') lines.push({ text: '\f', start: match.index, end: after });
    start = after;
  }
  add(start, text.length);
  return lines;
}

/** Where a quotation stands in the canonical text of its source. */
interface Place {
  start: number;
  quotation: string;
}

/** A line that Markdown would read as the start of something other than a paragraph. */
const MARKDOWN = /^(?:[-*+>#]|\d+[.)])/u;
/** Share of the longest line below which a line was ended on purpose: another word would have fitted. */
const ROOM = 0.75;

/**
 * The words of a quotation with each part of a section, and the words that close a list, on a line of its own; all other white space
 * is one space. Only white space differs from the source.
 * @param starts where the parts of the source begin, in its canonical text
 */
export function laidOut({ start, quotation }: Place, starts: readonly number[]): string {
  const end = start + quotation.length;
  const cuts = [...new Set(starts)]
    .filter((at) => at > start && at < end && beginsLine(quotation, at - start))
    .sort((a, b) => a - b)
    .map((at) => at - start);
  const width = quotation.split('\n').reduce((widest, { length }) => Math.max(widest, length), 0);
  const lines = [0, ...cuts].flatMap((from, index) => {
    const part = quotation.slice(from, cuts[index]);
    return index === 0 ? [part] : withClosingWords(part, width);
  });
  return lines
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .reduce((text, line) => (text ? `${text}${MARKDOWN.test(line) ? ' ' : '\n'}${line}` : line), '');
}

function beginsLine(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.slice(before.trimEnd().length).includes('\n');
}

/** A part of a list, and the words after it that belong to the whole list, which follow a line that was ended before it was full. */
function withClosingWords(part: string, width: number): string[] {
  for (const { index, 1: next = '' } of part.matchAll(/\n[^\S\n]*([\p{Ll}\p{Lo}][\p{L}\p{M}]*)/gu)) {
    const line = part.slice(part.lastIndexOf('\n', index - 1) + 1, index).trimEnd();
    if (line.length + 1 + next.length < width * ROOM) return [part.slice(0, index), part.slice(index)];
  }
  return [part];
}

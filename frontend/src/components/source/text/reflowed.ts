/** Longest line that a printed page has; a longer one is a whole paragraph. */
const LONGEST_LINE = 200;
/** Share of the usual width below which a line was ended on purpose: another word would have fitted. */
const FULL = 0.75;
/** Of the lines of a text, how many are at most as long as the usual width. */
const USUAL = 0.8;

/** What begins an item, a condition or a heading: "(a)", "12A.", "Provided that", "CHAPTER II". */
const LABEL =
  /^[[“"']{0,2}(?:\((?:\d{1,3}[A-Z]?|[A-Za-z]{1,5}|[क-ह])\)|\d{1,3}[A-Z]{0,2}\.\s|[-•*–—]\s|Provided\b|Explanation\b|Illustrations?\b|CHAPTER\b|PART\b|SCHEDULE\b)/u;
/** How a line ends before an item; "sub-section" does not, so that "(1)" on the next line belongs to it. */
const BEFORE_ITEM = /(?:[.:;,)\]”"'—–-]|[;,:]\s?(?:and|or))$/iu;

/**
 * The text with the line breaks of the printed page taken out of its paragraphs; those between paragraphs and items stay. Each break
 * becomes a space, so that positions in the text stay true.
 */
export function reflowed(text: string): string {
  const lines = text.split('\n');
  const lengths = lines.map((line) => line.trim().length);
  const usual = usualWidth(lengths);
  const widths = blockWidths(lengths);
  let out = lines[0] ?? '';
  for (let at = 1; at < lines.length; at += 1) {
    const [before = '', line = ''] = [lines[at - 1]?.trim(), lines[at]?.trim()];
    const width = widths[at] ?? 0;
    const wrapped = before !== '' && line !== '' && width <= LONGEST_LINE && before.length >= FULL * Math.max(width, usual);
    const joined = wrapped && !(LABEL.test(line) && BEFORE_ITEM.test(before));
    out += `${joined ? ' ' : '\n'}${lines[at] ?? ''}`;
  }
  return out;
}

function usualWidth(lengths: readonly number[]): number {
  const printed = lengths.filter((length) => length > 0 && length <= LONGEST_LINE).sort((a, b) => a - b);
  return printed[Math.floor(printed.length * USUAL)] ?? printed.at(-1) ?? 0;
}

/** For each line, the longest one between the blank lines around it. */
function blockWidths(lengths: readonly number[]): number[] {
  const widths: number[] = [];
  for (let from = 0; from < lengths.length;) {
    const blank = lengths.indexOf(0, from);
    const to = blank < 0 ? lengths.length : blank;
    const width = lengths.slice(from, to).reduce((widest, length) => Math.max(widest, length), 0);
    while (widths.length <= to && widths.length < lengths.length) widths.push(width);
    from = to + 1;
  }
  return widths;
}

const ZERO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/gu;

/** Columns that a text takes in a fixed-width font: combining marks, as in Devanagari, take none. */
export const displayWidth = (text: string): number =>
  /[^\u0000-\u02FF]/.test(text) ? [...text.replace(ZERO_WIDTH, '')].length : text.length;

/** What would be read as the start of another block if a line began with it. */
const STARTS_BLOCK = /^(?:\(\w{1,6}\)|[\d.]+[.)]?|\w{1,6}[.)]|[-*+•▪◦–#>|]+|={1,}|_{5,}|\[\^?\d{1,3}\]:?)$/;

const MAX_CARRIED = 6;

/**
 * Breaks text into lines of at most `width` columns; a longer word stands alone and whole. No line after the first begins
 * with what looks like a clause number or a list mark, so that the printed text is read back as the same blocks.
 */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const source of text.split('\n')) {
    let words: string[] = [];
    let columns = 0;
    for (const word of source.split(/ +/)) {
      const wordWidth = displayWidth(word);
      if (words.length > 0 && columns + 1 + wordWidth > width) {
        const carried: string[] = [word];
        while (words.length > 1 && carried.length < MAX_CARRIED && STARTS_BLOCK.test(carried[0] ?? '')) carried.unshift(words.pop() ?? '');
        lines.push(words.join(' '));
        words = carried;
        columns = displayWidth(carried.join(' '));
      } else {
        words.push(word);
        columns += wordWidth + (words.length > 1 ? 1 : 0);
      }
    }
    lines.push(words.join(' '));
  }
  return lines;
}

export interface Line {
  /** Offsets of the line without surrounding white space. */
  start: number;
  end: number;
  text: string;
  /** A blank line, or the beginning of the text, stands before it. */
  afterBlank: boolean;
}

/** The non-blank lines of a text. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let blank = true;
  let at = 0;
  while (at < text.length) {
    const feed = text.indexOf('\n', at);
    const stop = feed < 0 ? text.length : feed;
    const raw = text.slice(at, stop);
    const trimmed = raw.trim();
    if (trimmed) {
      const start = at + raw.indexOf(trimmed);
      lines.push({ start, end: start + trimmed.length, text: trimmed, afterBlank: blank });
    }
    blank = !trimmed;
    at = stop + 1;
  }
  return lines;
}

const MAX_HEADING = 110;
/** Words of a heading in a script that has no capitals to recognise it by. */
const MAX_CASELESS_WORDS = 8;

/** Whether a line reads like a heading: short, no sentence end, in capitals or title case. */
export function looksLikeHeading(text: string): boolean {
  if (text.length > MAX_HEADING || /[.;:,?!।॥—–-]$/u.test(text) || !/\p{L}{2}/u.test(text)) return false;
  if (!/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text)) return true;
  if (!/\p{Ll}|\p{Lu}/u.test(text)) return text.split(/\s+/).length <= MAX_CASELESS_WORDS;
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const weighty = words.filter((word) => word.length > 3);
  return words.length <= 12 && /^[^\p{L}]*\p{Lu}/u.test(text) && weighty.every((word) => /^\p{Lu}/u.test(word));
}

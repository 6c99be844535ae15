/** A stretch of a text, in UTF-16 offsets. */
export interface TextSpan {
  start: number;
  /** Just past its last unit. */
  end: number;
}

/** A stretch without the white space at its ends; empty where there is nothing else. */
export function trimmedSpan(text: string, start: number, end: number): TextSpan {
  const part = text.slice(start, end);
  const lead = part.length - part.trimStart().length;
  return { start: start + lead, end: start + Math.max(lead, part.trimEnd().length) };
}

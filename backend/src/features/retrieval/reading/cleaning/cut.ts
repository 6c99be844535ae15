/** Why a run of the extracted text is left out of the canonical text. */
export type CutReason = 'runningHead' | 'pageNumber' | 'contents' | 'amendmentNote' | 'footnoteMark' | 'glyph' | 'splitWord' | 'hyphen';

/** A run of the joined pages that is left out, in UTF-16 offsets. */
export interface Cut {
  start: number;
  end: number;
  reason: CutReason;
}

/** A line of a page with its place in the joined pages. */
export interface PageLine {
  text: string;
  start: number;
  /** Past the line feed. */
  end: number;
}

/** The lines of a text that are not blank, trimmed; `offset` is where the text begins in the joined pages. */
export function nonBlankLines(text: string, offset: number): PageLine[] {
  const lines: PageLine[] = [];
  let at = 0;
  while (at < text.length) {
    const feed = text.indexOf('\n', at);
    const end = feed < 0 ? text.length : feed + 1;
    const line = text.slice(at, feed < 0 ? end : feed).trim();
    if (line) lines.push({ text: line, start: offset + at, end: offset + end });
    at = end;
  }
  return lines;
}

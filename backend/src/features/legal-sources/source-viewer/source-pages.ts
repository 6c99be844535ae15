import type { CanonicalText } from '../../retrieval/retrieval.service.js';

/** A page as a reader turns it; the text of a file without pages is divided at line ends. */
export interface SourcePage {
  /** As the file counts; null where it has no pages. */
  number: number | null;
  /** Offsets in the canonical text. */
  start: number;
  end: number;
}

/** Characters of a part of a text that has no pages, or of one page beyond all measure. */
export const MAX_PAGE_LENGTH = 6000;

function cutAt(text: string, start: number, end: number): number {
  if (end - start <= MAX_PAGE_LENGTH) return end;
  const limit = start + MAX_PAGE_LENGTH;
  const paragraph = text.lastIndexOf('\n\n', limit - 2);
  if (paragraph > start + MAX_PAGE_LENGTH / 2) return paragraph + 2;
  const line = text.lastIndexOf('\n', limit - 1);
  if (line > start) return line + 1;
  const space = text.lastIndexOf(' ', limit - 1);
  return space > start ? space + 1 : limit;
}

/** The pages of a text, in order and without gaps. */
export function sourcePages({ text, pageStarts, pageNumbers }: CanonicalText): SourcePage[] {
  const pages: SourcePage[] = [];
  for (const [at, first] of pageStarts.entries()) {
    const last = pageStarts[at + 1] ?? text.length;
    for (let start = first; start < last || start === first;) {
      const end = cutAt(text, start, last);
      pages.push({ number: pageNumbers[at] ?? null, start, end });
      if (end >= last) break;
      start = end;
    }
  }
  return pages;
}

/** Position of the page that holds an offset; the last one for an offset at the very end. */
export function pageAt(pages: readonly SourcePage[], offset: number): number {
  const at = pages.findIndex(({ end }) => offset < end);
  return at < 0 ? Math.max(0, pages.length - 1) : at;
}

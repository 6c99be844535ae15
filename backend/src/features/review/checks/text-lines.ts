/** A line of a text. Offsets are UTF-16 units of the whole text. */
export interface TextLine {
  /** From 1. */
  number: number;
  start: number;
  /** Without its line end. */
  text: string;
}

export function textLines(content: string): TextLine[] {
  let start = 0;
  return content.split('\n').map((text, index) => {
    const line = { number: index + 1, start, text };
    start += text.length + 1;
    return line;
  });
}

/** Marks of headings, emphasis and quotation at the start of a line, which say nothing about its words. */
const LEADING_MARKS = /^[\s#>*_-]*/;
/** "3. Rent" and "3.1 The Tenant …" alike. */
const LABEL = /^(?:\d{1,3}(?:\.\d{1,3}){0,3}[.)]?|\([A-Za-z0-9]{1,5}\))\s+/;
const TITLE_WORDS_MAX = 12;

/** A title of the document, of a part or of a clause: short, and not a sentence. */
export function isHeading({ text }: TextLine): boolean {
  if (/^\s*#{1,6}\s/.test(text)) return true;
  const words = text
    .replace(LEADING_MARKS, '')
    .replace(LABEL, '')
    .replace(/(?<!\*)\*+\s*$/, '')
    .trim();
  if (words === '' || /[.;,:]$/.test(words)) return false;
  return words === words.toUpperCase() || (/^\s*\**\d{1,3}[.)]\s/.test(text) && words.split(/\s+/).length <= TITLE_WORDS_MAX);
}

/** The words of a line without what marks it. */
export const bareWords = ({ text }: TextLine): string => text.replace(LEADING_MARKS, '').replace(/(?<![*_\s])[*_\s]+$/, '');

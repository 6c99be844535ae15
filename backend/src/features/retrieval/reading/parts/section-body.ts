/** "26. ", "[13A.", "144. ": the number that a section opens with. */
const NUMBER = /^[[“"'*\s]*(?:(?:section|article|rule|regulation)\s+)?[\d०-९]{1,4}[A-Z]{0,3}(?:\.\d+)*\s?\]?\.?\s+/iu;
/** Quotation marks and brackets of a heading are closed after its words. */
const BETWEEN = /^\)?(?:['’”"]{1,2}\s?(?=[.:—–]))?[\s.:—–\-\]]+/u;

/** "“Holder in due course” means": a heading in quotation marks that is also how its sentence begins. */
const IN_SENTENCE = /^['’”"]{1,2},?\s+\p{Ll}/u;

/** A print may repeat number and heading: over the section, and again at the head of its words. */
const MOST_HEADINGS = 2;

/**
 * Where the words of a section begin, after its number and the heading that is told beside it; 0 where the text opens with its words. A
 * section that has nothing but its heading begins with it.
 */
export function bodyStart(text: string, heading: string): number {
  let start = 0;
  for (let found = 0; heading && found < MOST_HEADINGS; found += 1) {
    const number = NUMBER.exec(text.slice(start))?.[0].length ?? 0;
    const end = endOf(text, start + number, heading);
    if (end !== null && IN_SENTENCE.test(text.slice(end))) return start + number;
    const rest = end === null ? '' : text.slice(end).replace(BETWEEN, '');
    if (!rest) break;
    start = text.length - rest.length;
  }
  return start;
}

/** Where the words of the heading end in the text, whatever stands between them; null where they are not its first words. */
function endOf(text: string, from: number, heading: string): number | null {
  let at = from;
  for (const [word] of heading.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const next = text.indexOf(word, at);
    if (next < 0 || /[\p{L}\p{N}]/u.test(text.slice(at, next))) return null;
    at = next + word.length;
  }
  return at;
}

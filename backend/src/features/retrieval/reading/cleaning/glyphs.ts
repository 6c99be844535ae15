import type { Cut } from './cut.js';

/** Private-use characters and the shapes that stand for a bullet or a missing glyph. */
const GLYPHS = /[\p{Co}◇◆◊□■▪▫●○◦❖➢➤►▶✓✔\ufffc]+[^\S\n]?/gu;
/** A glyph that ends its line, or columns apart from what follows, draws the frame of a caption. */
const FRAME = /^(?:[^\S\n]|\n|$)/u;

/** Glyphs without a meaning before or between the words of a line. */
export function glyphs(text: string): Cut[] {
  return [...text.matchAll(GLYPHS)]
    .map((match): Cut => ({ start: match.index, end: match.index + match[0].length, reason: 'glyph' }))
    .filter(({ end }) => !FRAME.test(text.slice(end, end + 1)));
}

import { LEGAL_ABBREVIATIONS } from '../../../core/text/abbreviations.js';

const ABBREVIATIONS = new Set([
  ...LEGAL_ABBREVIATIONS,
  ...'sh j jj cj edn pt o w.e.f f.k.a a.k.a u.s u.k n.i d.c s.c.r llp fig approx'.split(' '),
]);
const BOUNDARY = /[.?!।॥][”"'’)\]]*(?=\s)|\n(?:[^\S\n]*\n)+/gu;

/** Offsets just past each sentence of `text`; the last is the text's length. */
export function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  for (const match of text.matchAll(BOUNDARY)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith('.')) {
      const word = /(?<![\p{L}.])([\p{L}.]+)$/u.exec(text.slice(Math.max(0, match.index - 12), match.index))?.[1] ?? '';
      if (ABBREVIATIONS.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word)) continue;
      if (/^\s+\p{Ll}/u.test(text.slice(end, end + 6))) continue;
    }
    ends.push(end);
  }
  if (ends.at(-1) !== text.length) ends.push(text.length);
  return ends;
}

/** Sentences with exact offsets, surrounding white space left out. */
export function sentences(text: string): { start: number; end: number }[] {
  const out: { start: number; end: number }[] = [];
  let from = 0;
  for (const end of sentenceEnds(text)) {
    const raw = text.slice(from, end);
    const trimmed = raw.trim();
    if (trimmed) {
      const start = from + raw.indexOf(trimmed);
      out.push({ start, end: start + trimmed.length });
    }
    from = end;
  }
  return out;
}

import type { Cut } from './cut.js';

const LINE_END_HYPHEN = /[-\u00ad]\n[ \t]*(?=\p{Ll})/gu;
const MAX_WORD = 60;
const COMPOUNDS = /[\p{L}-]+/gu;

/** Hyphens at line ends; the hyphen stays where the same document writes the compound with it elsewhere. */
export function lineBreakHyphens(text: string): Cut[] {
  const cuts: Cut[] = [];
  /** Words that stand in the text by themselves, neither inside a longer word nor in a compound. */
  let written: Set<string> | undefined;
  for (const { index: start, 0: hyphen } of text.matchAll(LINE_END_HYPHEN)) {
    const end = start + hyphen.length;
    const head = /(?<!\p{L})\p{L}+$/u.exec(text.slice(Math.max(0, start - MAX_WORD), start))?.[0].toLowerCase();
    if (!head) continue;
    const tail = /^\p{L}+/u.exec(text.slice(end, end + MAX_WORD))?.[0].toLowerCase() ?? '';
    const compound = `${head}-${tail}`;
    written ??= new Set(text.toLowerCase().match(COMPOUNDS));
    const keepHyphen = text[start] !== '\u00ad' && written.has(compound) && !written.has(head + tail);
    cuts.push({ start: keepHyphen ? start + 1 : start, end, reason: 'hyphen' });
  }
  for (const match of text.matchAll(/\u00ad(?!\n)/gu)) cuts.push({ start: match.index, end: match.index + 1, reason: 'hyphen' });
  return cuts;
}

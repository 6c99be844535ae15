/** A full stop after one of these ends no sentence. */
const ABBREVIATED =
  /(?:^|[\s(])(?:\p{Lu}|rs|no|nos|mr|mrs|ms|dr|smt|sh|shri|km|adv|st|sr|jr|ltd|pvt|co|govt|dist|distt|tehsil|sec|ss|u\/s|art|cl|para|paras|vs|viz|etc|i\.e|e\.g|dt|ref|regd|approx|hon|late|m\/s|acc|a\/c|ch|vol|fig|रु|नं|क्र|स्व|डॉ|कु|सं)\.?$/iu;
const END = /[.?!।;](?=\s["“(]?[\p{Lu}\p{Lo}\d])/gu;

/** Where sentences and their parts between semicolons begin and end in a stretch of a text; offsets of the text. */
export function sentencesIn(text: string, from: number, to: number): { start: number; end: number }[] {
  const stretch = text.slice(from, to);
  const found: { start: number; end: number }[] = [];
  let start = 0;
  for (const match of stretch.matchAll(END)) {
    if (match[0] === '.' && ABBREVIATED.test(stretch.slice(Math.max(start, match.index - 12), match.index))) continue;
    found.push({ start: from + start, end: from + match.index + 1 });
    start = match.index + 2;
  }
  if (start < stretch.length) found.push({ start: from + start, end: to });
  return found;
}

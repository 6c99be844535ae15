import { numberFromWords } from '../../../../core/text/number-from-words.js';

/** A sum of money found in a text, in rupees; offsets of the text. */
export interface WrittenAmount {
  rupees: number;
  start: number;
  end: number;
}

const FIGURES = String.raw`\d{1,3}(?: ?,\d{2,3}){1,5}(?:\.\d{1,2})?|\d{1,10}(?:\.\d{1,2})?`;
const SCALE = String.raw`(?: ?(crores?|cr\.?|lakhs?|lacs?|thousand|करोड़|लाख|हजार|हज़ार)(?!\p{L}))?`;
const SIGN = String.raw`(?:\bRs[.,]?|\bINR|₹|\bRupees|रु०|रु\.|रुपये|रुपए|रू\.|रू०|(?<!\p{L})रु)`;
const SIGNED = new RegExp(String.raw`${SIGN}[ .:]{0,2}(${FIGURES})${SCALE}`, 'giu');
const HINDI_AFTER = new RegExp(String.raw`(?<![\d,./-])(${FIGURES})(?: ?\/ ?-)?${SCALE} ?(?:रुपये|रुपए|रुपयों|रू\.|रु\.|रु०|rupees)`, 'giu');
const ENGLISH_SCALED = /(?<![\d,./-])(\d{1,3}(?:\.\d{1,2})?) ?(crores?|lakhs?|lacs?)(?!\p{L})/giu;
const IN_WORDS = /\bRupees ((?:\p{L}+[ -]){1,14}?)only\b/giu;
/** What may follow the figures: "/-", and the same in words. */
const TAIL = /^(?: ?\/ ?[-=]{1,2})?(?: ?\([^()]{3,160}\))?/u;
const WORDED = /rupees|only|lakh|lac|thousand|hundred|crore|रुपये|मात्र|लाख|हजार/iu;
const SCALES: readonly [RegExp, number][] = [
  [/^(?:cr|करोड़)/i, 1e7],
  [/^(?:la|लाख)/i, 1e5],
  [/^(?:th|हज)/i, 1e3],
];

/** The sums of money of a text, in figures, in lakh and crore, or in words alone. In the order of the text. */
export function writtenAmounts(text: string): WrittenAmount[] {
  const found = [SIGNED, HINDI_AFTER, ENGLISH_SCALED].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [whole, figures = '', scale = ''] = match;
      const times = SCALES.find(([word]) => word.test(scale))?.[1] ?? 1;
      const rupees = Math.round(Number(figures.replace(/ ?,/g, '')) * times * 100) / 100;
      const end = match.index + whole.length;
      return rupees > 0 ? [{ rupees, start: match.index, end: end + tail(text.slice(end, end + 180)) }] : [];
    }),
  );
  for (const match of text.matchAll(IN_WORDS)) {
    const rupees = numberFromWords(match[1] ?? '');
    if (rupees) found.push({ rupees, start: match.index, end: match.index + match[0].length });
  }
  // The longer one where two overlap: figures with their words are one sum.
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: WrittenAmount[] = [];
  for (const amount of found) if (amount.start >= (kept.at(-1)?.end ?? 0)) kept.push(amount);
  return kept;
}

function tail(after: string): number {
  const [whole = ''] = TAIL.exec(after) ?? [];
  const bracket = whole.indexOf('(');
  return bracket >= 0 && !WORDED.test(whole) ? whole.slice(0, bracket).trimEnd().length : whole.length;
}

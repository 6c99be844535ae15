import { readDates } from '../../../core/text/values/dates.js';
import { numberAt, type Token, tokensOf } from '../../../core/text/values/written-number.js';

/** A word, a number or a day of a text, by which two texts are compared: "Rs. 25,000 (Rupees Twenty-five Thousand)" has the number twice. */
export interface Piece {
  kind: 'word' | 'number' | 'date';
  /** Equal for what says the same: `month`, `25000`, `2026-04-01`. */
  key: string;
  /** As it is written. */
  text: string;
}

/** Longest text that is read; a draft has no longer line. */
const TEXT_MAX = 60_000;
const DECIMALS_MAX = 3;
/** "30k". */
const THOUSANDS = new Set(['k']);
const ENDINGS = [/ies$/, /(?:sses|shes|ches|xes)$/, /(?<![su])s$/, /ing$/, /(?<!e)ed$/] as const;

/** The pieces of a text in its order; signs and markup are none. */
export function piecesOf(whole: string): Piece[] {
  const text = whole.slice(0, TEXT_MAX);
  const dates = readDates(text);
  const tokens = tokensOf(text);
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    const date = dates.find(({ start, end }) => token.start >= start && token.start < end);
    if (date) {
      pieces.push({ kind: 'date', key: date.day, text: text.slice(date.start, date.end) });
      while ((tokens[at + 1]?.start ?? Infinity) < date.end) at += 1;
      continue;
    }
    const number = numberAt(text, tokens, at);
    if (number) {
      const last = tokens[at + number.count - 1] ?? token;
      const isThousands = THOUSANDS.has(tokens[at + number.count]?.word ?? '') && tokens[at + number.count]?.start === last.end;
      const decimals = isThousands ? null : decimalsAt(text, tokens, at + number.count);
      const key = String(Number(`${number.value * (isThousands ? 1000 : 1)}${decimals ? `.${decimals.digits}` : ''}`));
      at += number.count - 1 + (isThousands ? 1 : 0) + (decimals?.count ?? 0);
      pieces.push({ kind: 'number', key, text: text.slice(token.start, tokens[at]?.end ?? last.end) });
    } else pieces.push(wordOf(text, token));
  }
  return pieces;
}

/** "Point five" behind a number in words: its digits, one by one. */
function decimalsAt(text: string, tokens: readonly Token[], at: number): { digits: string; count: number } | null {
  if (tokens[at]?.word !== 'point') return null;
  let digits = '';
  for (let next = at + 1; digits.length < DECIMALS_MAX; next += 1) {
    const digit = tokens[next] ? numberAt(text, tokens, next) : null;
    if (digit?.count !== 1 || digit.value > 9 || !digit.worded) break;
    digits += String(digit.value);
  }
  return digits === '' ? null : { digits, count: digits.length + 1 };
}

const wordOf = (text: string, { word, start, end }: Token): Piece => ({ kind: 'word', key: stemOf(word), text: text.slice(start, end) });

/** A word without the ending by which it only agrees with others: months, month. */
export function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  for (const ending of ENDINGS) {
    const stem = word.replace(ending, ending === ENDINGS[0] ? 'y' : '');
    if (stem !== word && stem.length >= 3) return ending === ENDINGS[1] ? word.slice(0, -2) : stem;
  }
  return word;
}

/** Numbers and days of a text. */
export const figuresIn = (pieces: readonly Piece[]): Piece[] => pieces.filter(({ kind }) => kind !== 'word');

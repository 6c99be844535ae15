import { readQuantities } from './quantities.js';

/** A sum of money in a text, in rupees; offsets of the text. */
export interface WrittenSum {
  rupees: number;
  start: number;
  /** With what says it again: "/-", the same in words. */
  end: number;
}

/** The sums of money of a text, in figures, in lakh and crore, in words, in English or Hindi. In the order of the text. */
export const readSums = (text: string): WrittenSum[] =>
  readQuantities(text).flatMap(({ unit, amount, start, wholeEnd }) =>
    unit === 'sum' && amount > 0 ? [{ rupees: Math.round(amount * 100) / 100, start, end: wholeEnd }] : [],
  );

import { fromRoman } from '../../../../core/text/roman.js';
import { latinDigits } from '../../../../core/text/values/latin-digits.js';
import { numberKey } from './numbering.js';

/** How the items of one list are labelled: (1), (a), (i), (A), (I). */
export type ListStyle = 'number' | 'letter' | 'roman' | 'capital' | 'capitalRoman';

/** One way to read a label: '(i)' is the ninth letter as well as the first Roman numeral. */
export interface Reading {
  style: ListStyle;
  /** Comparable position in a list of that style; inserted items lie between whole numbers ('(2A)', '(hh)'). */
  key: number;
}

/** Larger ones are letters. */
const ROMAN_LABEL_MAX = 399;
const INSERTED_ROMAN = /^([ivxlc]+)([a-h])$/;

/** The value of a Roman numeral, or 0 where it is not one. */
export const romanValue = (text: string): number => fromRoman(text, ROMAN_LABEL_MAX);

/** 'a' < 'aa' < 'ab' < 'b' < 'z' < 'za'. */
function letterKey(text: string): number {
  return [...text].reduce((key, letter, place) => key + (letter.charCodeAt(0) - 96) / 27 ** place, 0);
}

function romanKey(text: string): number {
  const [, roman = '', letter = ''] = INSERTED_ROMAN.exec(text) ?? [];
  const inserted = romanValue(roman);
  return romanValue(text) || (inserted ? inserted + letterKey(letter) / 27 : 0);
}

const DEVANAGARI = /^[क-ह]$/u;
/** Consonants in the order of the alphabet; those between that are not used for lists count as omitted. */
const DEVANAGARI_KA = 0x915;

/** Everything that a label in brackets may stand for. */
export function readings(label: string): Reading[] {
  const digits = latinDigits(label);
  if (/^\d/.test(digits)) return [{ style: 'number', key: numberKey(digits) }];
  if (DEVANAGARI.test(label)) return [{ style: 'letter', key: label.charCodeAt(0) - DEVANAGARI_KA + 1 }];
  const lower = label.toLowerCase();
  const capital = label !== lower;
  const roman = romanKey(lower);
  const out: Reading[] = [{ style: capital ? 'capital' : 'letter', key: letterKey(lower) }];
  if (roman) out.push({ style: capital ? 'capitalRoman' : 'roman', key: roman });
  return out;
}

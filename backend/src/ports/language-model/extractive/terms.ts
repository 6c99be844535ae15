import { stemmer } from 'stemmer';
import { normalized } from '../../../core/text/normalized.js';
import { foldSpelling } from '../../../core/text/spelling/fold-spelling.js';

/** Function words and words that frame a question; they say nothing about which sentence answers it. */
const STOP_WORDS = new Set(
  (
    'a an and any are as at be been being but by can cannot could did do does doing done for from get give given gives had has have having he her him his how i if in ' +
    'into is it its let make makes may me might mine must my need no nor not of off on or our out shall she should so some such than that the their ' +
    'them then there these they thing this those to too under until up upon us was we were what when where whether which while who whom whose why ' +
    'will with without would you your about after also am before between only other please tell explain mean means someone somebody anyone ' +
    'anything something happen happens want wants long many much really kind sort way person people law legal act section sections'
  ).split(/\s+/),
);
const WORD = /\p{Nd}+[A-Za-z]{0,2}|[\p{L}\p{M}\u200c\u200d]+/gu;

/** Terms by which question and sentence are compared: lower case, without stop words, English words in one spelling and stemmed (Porter), as the terms that stand for others are. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const [raw] of normalized(text, 'NFKC')
    .replace(/['’]s?\b/gu, '')
    .matchAll(WORD)) {
    const word = raw.toLowerCase();
    if (STOP_WORDS.has(word) || /^[a-z]$/.test(word)) continue;
    terms.push(/^[a-z]+$/.test(word) ? stemmer(foldSpelling(word)) : word);
  }
  return terms;
}

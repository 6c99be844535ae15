import { ENGLISH_TOO, HINGLISH_STOP_WORDS } from './hinglish-words.js';
import { isHindi } from '../is-hindi.js';

/** The least number and share of Hindi function words with which a text in Latin letters is Hindi. */
const LEAST = 3;
const LEAST_SHARE = 0.3;
const MOST_READ = 4_000;

/**
 * Whether somebody asks in Hindi, and is answered in Hindi: in Devanagari, or in Latin letters with at least every third word one that only joins Hindi
 * sentences ("boss ne salary nahi di"). Who mixes a few such words into English is answered in English.
 */
export function asksInHindi(text: string): boolean {
  if (isHindi(text)) return true;
  const words =
    text
      .slice(0, MOST_READ)
      .toLowerCase()
      .match(/[a-z]+/gu) ?? [];
  const hindi = words.filter((word) => HINGLISH_STOP_WORDS.has(word));
  return hindi.filter((word) => !ENGLISH_TOO.has(word)).length >= LEAST && hindi.length >= LEAST_SHARE * words.length;
}

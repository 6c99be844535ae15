import { normalized } from './normalized.js';

/** Characters of an excerpt: three lines of a list. */
export const EXCERPT_LENGTH = 260;
/** Characters before the first word that was looked for. */
const BEFORE = 60;
/** Places of one word that are looked at. */
const MOST_PLACES = 200;

/**
 * The stretch of a text with the most of some words, nearest together, on one line and cut between words, with "…" where it is cut.
 * @param words in small letters, as they begin in the text; the beginning of the text where it has none of them
 */
export function excerptAround(text: string, words: readonly string[], length = EXCERPT_LENGTH): string {
  const flat = text.replace(/\s+/gu, ' ').trim();
  const lower = normalized(flat, 'NFC').toLowerCase();
  // Positions are those of the text as it is; what changes its length when made small is rare, and shifts a cut only.
  const places = words.flatMap((word) => placesOf(lower, word).map((at) => ({ word, at }))).sort((a, b) => a.at - b.at);
  let best = { at: 0, found: 0, span: 0 };
  for (const [index, { at }] of places.entries()) {
    const near = new Set<string>();
    let span = 0;
    for (let next = index; next < places.length; next += 1) {
      const place = places[next];
      if (!place || place.at > at + length - BEFORE) break;
      if (!near.has(place.word)) span = place.at - at;
      near.add(place.word);
    }
    if (near.size > best.found || (near.size === best.found && span < best.span)) best = { at, found: near.size, span };
  }
  const from = best.at <= BEFORE ? 0 : Math.max(0, flat.indexOf(' ', best.at - BEFORE) + 1);
  const cut = flat.lastIndexOf(' ', from + length);
  const end = from + length >= flat.length ? flat.length : cut > from ? cut : from + length;
  return `${from > 0 ? '… ' : ''}${flat.slice(from, end)}${end < flat.length ? ' …' : ''}`;
}

function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0 && places.length < MOST_PLACES; at = text.indexOf(word, at + word.length)) places.push(at);
  return places;
}

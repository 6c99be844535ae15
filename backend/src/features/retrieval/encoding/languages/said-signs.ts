import { plainHindi } from '../../../../core/text/values/hindi-numbers.js';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** So many other words may stand between the words of a sign: who "locked the pump" and "wants me out" did not lock anybody up. */
const BETWEEN = 4;
/** How many places of its first word are looked at. */
const MOST_PLACES = 40;

/** Where each word of a text stands, by its number. */
export function placesOfWords(text: string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, [word]] of [...text.matchAll(WORD)].entries())
    places.set(plainHindi(word), [...(places.get(plainHindi(word)) ?? []).slice(0, MOST_PLACES), at]);
  return places;
}

type Places = ReadonlyMap<string, readonly number[]>;

/** Whether the words of "kill+myself" stand near each other, in any order. */
function isNear(sign: string, places: Places): boolean {
  const parts = sign.split('+').map((word) => places.get(plainHindi(word)) ?? []);
  const reach = parts.length - 1 + BETWEEN;
  return (parts[0] ?? []).slice(0, MOST_PLACES).some((at) => parts.every((each) => each.some((other) => Math.abs(other - at) <= reach)));
}

/** Whether a text says a sign: words joined by "+" near each other, those of "minor&married" anywhere. @param places see `placesOfWords` */
export const isSaid = (sign: string, places: Places): boolean => sign.split('&').every((part) => isNear(part, places));

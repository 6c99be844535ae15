import { plainDevanagari } from './devanagari.js';
import { lazily, readData } from './read-data.js';

interface Place {
  words: readonly string[];
  /** Null for names that only contain a place: "Punjab National Bank". */
  state: string | null;
}

const WORD = /[\p{L}\p{M}\p{N}&]+/gu;
const CAPITALS = /^[A-Z]{1,2}$/u;

const wordsOf = (text: string): string[] => plainDevanagari(text).match(WORD) ?? [];

/** "UP" is a State and "up" is not: names of one or two capitals are compared case-sensitively. */
const keyOf = (word: string): string => (CAPITALS.test(word) ? word : word.toLowerCase());

const places = lazily((): ReadonlyMap<string, readonly Place[]> => {
  const { entries, notPlaces } = readData('places.json') as {
    entries: { state: string; names: string[]; cities: string[] }[];
    notPlaces: string[];
  };
  const all = [
    ...entries.flatMap(({ state, names, cities }) => [...names, ...cities].map((name) => ({ words: wordsOf(name).map(keyOf), state }))),
    ...notPlaces.map((name) => ({ words: wordsOf(name).map(keyOf), state: null })),
  ];
  const byFirst = new Map<string, Place[]>();
  for (const place of all) {
    const first = place.words[0] ?? '';
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), place].sort((a, b) => b.words.length - a.words.length),
    );
  }
  return byFirst;
});

const placeWords = lazily(
  () => new Set([...places().values()].flatMap((here) => here.flatMap(({ words, state }) => (state === null ? [] : words)))),
);

/** Whether a word belongs to the name of a State or a city: it says where something happened, not what. */
export const isPlaceWord = (word: string): boolean => wordsOf(word).some((each) => placeWords().has(keyOf(each)));

/**
 * The States and union territories that a question names, by themselves or by a city in them, in English names and in the order in which
 * they are named first.
 */
export function statesIn(question: string): string[] {
  const words = wordsOf(question).map(keyOf);
  const states = new Set<string>();
  for (let at = 0; at < words.length;) {
    const here = places()
      .get(words[at] ?? '')
      ?.find((place) => place.words.every((word, index) => words[at + index] === word));
    if (here?.state) states.add(here.state);
    at += here?.words.length ?? 1;
  }
  return [...states];
}

import { lazily, readData } from '../../encoding/languages/read-data.js';
import { statesIn } from '../../encoding/languages/places.js';

const YEAR = /,?\s?\(?(?:1[6-9]\d{2}|20\d{2})\)?$/u;
const KIND = /(?:^|\s)(act|code|sanhita|adhiniyam)$/iu;
const CODE_OF = /^(?:the\s+)?code\s+o[fn]\s/iu;
const BRACKETED = /\([^()]{0,200}\)/gu;
const FILLER = new Set(['the', 'of', 'and', 'for', 'in', 'to', 'on', 'by', 'act', 'code', 'sanhita', 'adhiniyam', 'india', 'indian']);
/** Words at the beginning of a title in which a State is looked for: "The Andaman and Nicobar Islands …". */
const MOST_PLACE_WORDS = 5;
/** Shorter initials fit too many acts, except for these. */
const LEAST_INITIALS = 3;
const KNOWN_INITIALS = new Set(['niact', 'mvact', 'dvact']);

const wordsOf = (name: string): string[] =>
  (
    name
      .toLowerCase()
      .replace(/['’]/gu, '')
      .match(/[\p{L}\p{M}]+/gu) ?? []
  ).filter((word) => !FILLER.has(word));

/** One key for every way to write the whole name of an act, with its year or without; null for anything that is not the name of an act. */
export function nameKey(name: string): string | null {
  const undated = name.trim().replace(YEAR, '').trim();
  const kind = CODE_OF.test(undated) ? 'code' : KIND.exec(undated)?.[1]?.toLowerCase();
  // Many people write "Negotiable Instrument Act".
  const words = wordsOf(undated).map((word) => (word.length > 3 ? word.replace(/s$/u, '') : word));
  return kind === undefined || words.length === 0 ? null : `${kind} ${[...new Set(words)].sort().join(' ')}`;
}

/** The keys of what an act may be called without its year: its title, and its title without what stands in brackets. */
export const keysOfTitle = (title: string): Set<string> =>
  new Set([title, title.replace(BRACKETED, ' ')].flatMap((name) => nameKey(name) ?? []));

/** The keys that are left of the title of a State's act without the State: those who live there may call it so. */
export function keysWithoutState(title: string): Set<string> {
  const words = title.trim().split(/\s+/u);
  const keys = new Set<string>();
  for (let count = 1; count <= Math.min(MOST_PLACE_WORDS, words.length - 1); count++)
    if (statesIn(words.slice(0, count).join(' ')).length > 0) for (const key of keysOfTitle(words.slice(count).join(' '))) keys.add(key);
  return keys;
}

/** Whether the words of one key stand in another name. */
export const isPartOf = (key: string, title: string): boolean => {
  const words = new Set((nameKey(title) ?? '').split(' '));
  return key
    .split(' ')
    .slice(1)
    .every((word) => words.has(word));
};

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

const initials = lazily((): ReadonlyMap<string, string> => {
  const { entries } = readData('acts.json') as { entries: { act: string; short: string[] }[] };
  const acts = new Map<string, Set<string>>();
  for (const { act, short } of entries)
    for (const name of short) if (KIND.test(name)) acts.set(letters(name), (acts.get(letters(name)) ?? new Set()).add(act));
  return new Map(
    [...acts].flatMap(([key, [act = '', ...more]]) => {
      const long = key.replace(/(?:act|code)$/u, '').length >= LEAST_INITIALS || KNOWN_INITIALS.has(key);
      return long && more.length === 0 ? [[key, act.replace(YEAR, '')] as const] : [];
    }),
  );
});

/** "N.I. Act" as the Negotiable Instruments Act; any other name as it is. */
export const writtenOut = (name: string): string => initials().get(letters(name)) ?? name;

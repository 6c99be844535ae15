import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

const DATA = 'backend/src/features/retrieval/encoding/languages/data';
const ACTS = 'backend/src/features/retrieval/guide/acts';
const DEVANAGARI = /[\u0900-\u097f]/;
const FILES = ['lexicon.json', 'acts.json', 'places.json', 'plain-words.json', 'word-families.json'];
const LATIN = /^[A-Za-z][A-Za-z0-9 .,&/()'-]*$/;
const STATES_AND_TERRITORIES = 36;
/** "criminal breach of trust" */
const MOST_WORDS = 4;

/** The words of Hindi, the families of English words, the names of acts and of places: their form, that every act has its names, and that no spelling has two meanings. */
export const lexicon = {
  name: 'lexicon',
  mend: 'the file that the finding names, in backend/src/features/retrieval/encoding/languages/data',
  run: async () => {
    const forms = await schemas();
    const problems = [];
    const read = (file) => {
      const parsed = forms[file].safeParse(JSON.parse(readFileSync(inRoot(DATA, file), 'utf8')));
      if (parsed.success) return parsed.data;
      problems.push(...parsed.error.issues.slice(0, 20).map(({ path, message }) => `${file} ${path.join('.')}: ${message}`));
      return null;
    };
    const [words, acts, places, plain, kin] = FILES.map(read);
    if (kin) problems.push(...familyProblems(kin.families));
    if (words && plain) problems.push(...wordProblems(words.entries, new Set(plain.words)));
    if (acts) problems.push(...actProblems(acts.entries));
    if (places) problems.push(...placeProblems(places.entries));
    return {
      ok: problems.length === 0,
      output: problems.join('\n'),
      note: `${words?.entries.length ?? 0} entries, ${acts?.entries.length ?? 0} acts, ${places?.entries.length ?? 0} States`,
    };
  },
};

/** Without the dots below and in small letters, as words are compared. */
const plainly = (text) =>
  text
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .normalize('NFC')
    .toLowerCase();

/** What is named twice, by what it means: `pairs` of a spelling and its meaning. */
function sharedBy(file, pairs) {
  const known = new Map();
  return pairs.flatMap(([spelling, meaning]) => {
    const key = plainly(spelling)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim();
    const other = known.get(key);
    known.set(key, meaning);
    return other === undefined || other === meaning ? [] : [`${file}: "${spelling}" stands for "${other}" and for "${meaning}"`];
  });
}

/** A word of two families would stand for two things. */
function familyProblems(families) {
  const words = families.flatMap((family) => family.split(' '));
  const twice = words.filter((word, at) => words.indexOf(word) < at);
  return twice.map((word) => `word-families.json: "${word}" stands there twice`);
}

function wordProblems(entries, plainWords) {
  const pairs = entries.flatMap(({ hi, latin, en }) => [...hi, ...latin].map((spelling) => [spelling, en]));
  const shadowed = pairs.filter(([spelling]) => plainWords.has(plainly(spelling)));
  return [
    ...sharedBy('lexicon.json', pairs),
    ...shadowed.map(([spelling]) => `lexicon.json: "${spelling}" is also in plain-words.json, as a word that is taken as it stands`),
  ];
}

function actProblems(entries) {
  const titles = new Set(
    readdirSync(inRoot(ACTS))
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(inRoot(ACTS, name), 'utf8')).title),
  );
  const named = new Set(entries.map(({ act }) => act));
  return [
    ...[...titles].filter((title) => !named.has(title)).map((title) => `acts.json: "${title}" has no names`),
    ...[...named].filter((act) => !titles.has(act)).map((act) => `acts.json: the guide has no "${act}"`),
    ...sharedBy(
      'acts.json',
      entries.flatMap(({ act, hi, latin, short }) => [...hi, ...latin, ...short].map((name) => [name, act])),
    ),
  ];
}

const placeProblems = (entries) => [
  ...(entries.length === STATES_AND_TERRITORIES
    ? []
    : [`places.json: ${entries.length} of ${STATES_AND_TERRITORIES} States and territories`]),
  ...sharedBy(
    'places.json',
    entries.flatMap(({ state, names, cities }) => [...names, ...cities].map((name) => [name, state])),
  ),
];

/** Made here, since on a fresh clone the package is there only once the checks have installed it. */
async function schemas() {
  const { z } = await import('zod');
  const text = z
    .string()
    .min(1)
    .max(200)
    .refine((value) => value === value.trim().normalize('NFC'), 'must be NFC without outer blanks');
  const hindi = text.refine((value) => DEVANAGARI.test(value), 'must be written in Devanagari');
  const latin = text.refine((value) => LATIN.test(value), 'must be written in Latin letters');
  const file = (entry) => z.strictObject({ reviewed: z.iso.date(), entries: z.array(entry).min(1) });
  const english = latin.refine((value) => value.split(' ').length <= MOST_WORDS, `must be at most ${MOST_WORDS} words`);
  return {
    'lexicon.json': file(z.strictObject({ hi: z.array(hindi).min(1), latin: z.array(latin), en: english })),
    'acts.json': file(z.strictObject({ act: text, hi: z.array(hindi).min(1), latin: z.array(latin), short: z.array(latin) })),
    'places.json': file(z.strictObject({ state: latin, names: z.array(text).min(2), cities: z.array(text) })).extend({
      notPlaces: z.array(text),
    }),
    'plain-words.json': z.strictObject({ reviewed: z.iso.date(), words: z.array(text).min(1) }),
    'word-families.json': z.strictObject({
      reviewed: z.iso.date(),
      families: z.array(latin.refine((value) => /^[a-z]+(?: [a-z]+)+$/.test(value), 'must be two or more words in small letters')).min(1),
    }),
  };
}

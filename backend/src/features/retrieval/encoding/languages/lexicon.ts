import { distance, heardWord, type HeardWord } from './heard-word.js';
import { HINGLISH_STOP_WORDS } from '../../../../core/text/hinglish/hinglish-words.js';
import { HINDI_STOP_WORDS } from './hindi-stop-words.js';
import { lazily, readData } from './read-data.js';

/** What one or more words of a question are called in the English of Indian law. */
export interface EnglishMeaning {
  en: string;
  /** Index of the first word. */
  from: number;
  /** How many words it stands for. */
  count: number;
}

interface Form {
  words: readonly HeardWord[];
  en: string;
}

interface Match extends EnglishMeaning {
  cost: number;
}

interface Lexicon {
  bySound: ReadonlyMap<string, readonly Form[]>;
  /** English and everyday words that merely sound like one of the lexicon. */
  plainWords: ReadonlySet<string>;
}

/** Words like "mujhe" that people put inside a phrase: "naukri se mujhe nikal diya". */
const MOST_SKIPPED = 2;
/** Latin words of fewer letters must be spelt as in the lexicon. */
const SHORTEST_HEARD = 3;

const lexicon = lazily((): Lexicon => {
  const { entries } = readData('lexicon.json') as { entries: { hi: string[]; latin: string[]; en: string }[] };
  const bySound = new Map<string, Form[]>();
  for (const { hi, latin, en } of entries) {
    for (const written of [...hi, ...latin]) {
      const words = written.split(/[\s-]/u).map(heardWord);
      const sound = words[0]?.sound ?? '';
      const alike = bySound.get(sound);
      if (alike) alike.push({ words, en });
      else bySound.set(sound, [{ words, en }]);
    }
  }
  return { bySound, plainWords: new Set((readData('plain-words.json') as { words: string[] }).words) };
});

const isStopWord = ({ plain, latin }: HeardWord): boolean => (latin ? HINGLISH_STOP_WORDS : HINDI_STOP_WORDS).has(plain);

/** Whether a word may be taken for another that only sounds like it; English words and those of everyday speech never are. */
const isLoose = (word: HeardWord, plainWords: ReadonlySet<string>): boolean =>
  !isStopWord(word) && !plainWords.has(word.plain) && !(word.latin && (word.plain.length < SHORTEST_HEARD || word.plain.includes("'")));

function matchAt(words: readonly HeardWord[], from: number, form: Form, plainWords: ReadonlySet<string>): Match | null {
  let at = from;
  let cost = 0;
  let certain = false;
  for (const [index, wanted] of form.words.entries()) {
    let word = words[at];
    let apart = word ? distance(word, wanted) : null;
    for (let skipped = 0; index > 0 && apart === null && word && isStopWord(word) && skipped < MOST_SKIPPED; skipped += 1) {
      at += 1;
      cost += 1;
      word = words[at];
      apart = word ? distance(word, wanted) : null;
    }
    if (!word || apart === null) return null;
    certain ||= isLoose(word, plainWords);
    cost += apart;
    at += 1;
  }
  return certain || cost === 0 ? { en: form.en, from, count: at - from, cost } : null;
}

/**
 * The meanings of the words of a question that the lexicon knows, in order and without overlap: of the entries that begin at a word the
 * one that takes in most words, then the one spelt most alike.
 * @param words of a question as they stand there, in Devanagari or Latin letters, function words included
 */
export function englishOf(words: readonly string[]): EnglishMeaning[] {
  const { bySound, plainWords } = lexicon();
  const heard = words.map(heardWord);
  const found: EnglishMeaning[] = [];
  for (let from = 0; from < heard.length;) {
    let best: Match | null = null;
    for (const form of bySound.get(heard[from]?.sound ?? '') ?? []) {
      const match = matchAt(heard, from, form, plainWords);
      if (match && (!best || match.count > best.count || (match.count === best.count && match.cost < best.cost))) best = match;
    }
    if (best) found.push({ en: best.en, from, count: best.count });
    from += best?.count ?? 1;
  }
  return found;
}

import { lazily, readData } from '../../encoding/languages/read-data.js';
import { plainDevanagari } from '../../encoding/languages/devanagari.js';

/** One position of a phrase: the words that may occur there. */
interface Place {
  words: ReadonlySet<string>;
  /** Any word that begins like this. */
  beginnings: readonly string[];
  optional: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** The most words of a question that are examined. */
const MOST_WORDS = 400;

function placeOf(written: string): Place {
  const options = plainDevanagari(written.replace(/^\?/u, '')).split('|');
  return {
    words: new Set(options.filter((word) => !word.endsWith('*'))),
    beginnings: options.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    optional: written.startsWith('?'),
  };
}

/** Phrases by their first word; those whose first word has many forms, or is optional, are kept separately. */
class Phrases {
  private readonly byFirst = new Map<string, Place[][]>();
  private readonly others: Place[][] = [];

  constructor(rows: readonly string[]) {
    for (const phrase of rows.map((row) => row.split(' ').map(placeOf))) {
      const [first] = phrase;
      if (!first || first.optional || first.beginnings.length > 0) this.others.push(phrase);
      else for (const word of first.words) this.byFirst.set(word, [...(this.byFirst.get(word) ?? []), phrase]);
    }
  }

  /** How many words the longest phrase takes up that begins at a place; 0 for none. */
  longest(words: readonly string[], from: number): number {
    const here = [...(this.byFirst.get(words[from] ?? '') ?? []), ...this.others];
    return here.reduce((most, phrase) => Math.max(most, reach(phrase, words, from)), 0);
  }
}

const data = lazily(() => {
  const { matters, legal } = readData('everyday-matters.json') as { matters: Record<string, string[]>; legal: string[] };
  return { matters: new Phrases(Object.values(matters).flat()), legal: new Phrases(legal) };
});

const fits = ({ words, beginnings }: Place, word: string): boolean => words.has(word) || beginnings.some((each) => word.startsWith(each));

/** How many words a phrase takes up from a place on; 0 where it does not occur there. */
function reach(phrase: readonly Place[], words: readonly string[], from: number): number {
  let at = from;
  for (const place of phrase) {
    if (at < words.length && fits(place, words[at] ?? '')) at++;
    else if (!place.optional) return 0;
  }
  return at - from;
}

/**
 * Whether a question is of cooking, health, machines, sport and the like, and has no other word that suggests a question of law; the words
 * of the matter itself do not count ("tennis court"). "The shop sold me stale biryani" is a question of law.
 */
export function isEverydayMatter(question: string): boolean {
  const { matters, legal } = data();
  const words = (plainDevanagari(question.toLowerCase()).match(WORD) ?? []).slice(0, MOST_WORDS);
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const taken = matters.longest(words, at);
    if (taken === 0) rest.push(words[at] ?? '');
    at += Math.max(1, taken);
  }
  return rest.length < words.length && !rest.some((_, at) => legal.longest(rest, at) > 0);
}

import { generator } from './statistics.mjs';

const SYLLABLES = ['ba', 'co', 'du', 'fe', 'gi', 'ho', 'ju', 'ka', 'lo', 'mu', 'na', 'pi', 'qua', 'ro', 'su', 'ta', 'vo', 'wi', 'xa', 'zu'];
const VOCABULARY = 60_000;
/** Exponent of Zipf's law; about that of English. */
const ZIPF = 1.07;
const MIN_WORDS = 45;
const MAX_WORDS = 105;
const WORDS_PER_SENTENCE = 22;

function word(rank) {
  let name = '';
  for (let rest = rank + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) name += SYLLABLES[rest % SYLLABLES.length];
  return name;
}

/** A generator of acts in made-up words that are as unevenly common as real ones; equal numbers give equal acts. */
export class MadeUpLaw {
  #words = Array.from({ length: VOCABULARY }, (_, rank) => word(rank));
  #cumulative = new Float64Array(VOCABULARY);

  constructor(seed) {
    this.seed = seed;
    let sum = 0;
    for (let rank = 0; rank < VOCABULARY; rank += 1) this.#cumulative[rank] = sum += 1 / (rank + 1) ** ZIPF;
    for (let rank = 0; rank < VOCABULARY; rank += 1) this.#cumulative[rank] /= sum;
  }

  randomOf(number) {
    return generator(Math.imul(number + 1, 0x9e3779b1) ^ this.seed);
  }

  word(random) {
    const at = random();
    let low = 0;
    let high = VOCABULARY - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#cumulative[middle] < at) low = middle + 1;
      else high = middle;
    }
    return this.#words[low];
  }

  /** The text of one section. */
  section(random) {
    const count = MIN_WORDS + Math.floor(random() * (MAX_WORDS - MIN_WORDS));
    const words = Array.from({ length: count }, (_, at) => {
      const next = this.word(random);
      const first = at % WORDS_PER_SENTENCE === 0;
      const last = at % WORDS_PER_SENTENCE === WORDS_PER_SENTENCE - 1 || at === count - 1;
      return `${first ? next[0].toUpperCase() + next.slice(1) : next}${last ? '.' : ''}`;
    });
    return words.join(' ');
  }

  /** The texts of an act's sections. */
  sections(number, count) {
    const random = this.randomOf(number);
    return Array.from({ length: count }, () => this.section(random));
  }

  /** A whole act as it would be uploaded. */
  act(number, sections) {
    const year = 1900 + (number % 120);
    const body = this.sections(number, sections).map((text, at) => `${at + 1}. Of matter ${number}-${at + 1}.—${text}`);
    return `THE MADE UP ACT NUMBER ${number}, ${year}\n\n${body.join('\n\n')}\n`;
  }

  /** Eight words: every other query is a stretch of a passage, the rest are words of no passage's order. */
  queries(count, documents, sections) {
    const random = this.randomOf(-7);
    return Array.from({ length: count }, (_, at) => {
      if (at % 2) return Array.from({ length: 8 }, () => this.word(random)).join(' ');
      const text = this.sections(Math.floor(random() * documents), sections)[0].split(' ');
      const from = Math.floor(random() * (text.length - 8));
      return text.slice(from, from + 8).join(' ');
    });
  }
}

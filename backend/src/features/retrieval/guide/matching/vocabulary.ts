import { tokens } from '../../encoding/analyser.js';
import { soundKey } from '../../encoding/languages/sound-key.js';
import { HINGLISH_STOP_WORDS } from '../../../../core/text/hinglish/hinglish-words.js';
import { Spelling } from '../../encoding/spelling.js';

const NUMBER = /^\p{Nd}/u;
const LATIN = /^[\x00-\x7f]+$/;
/** A word that occurs in few ways of asking may itself be a slip. */
const LEAST_COUNT = 4;
/** Shorter sounds fit too many words to be taken for an English one. */
const SHORTEST_SOUND = 3;

function count<T>(counts: Map<T, number>, key: T): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

type Counts = readonly [word: string, count: number][];

/** What a vocabulary knows, as it is written to a file. */
export interface VocabularyData {
  readonly terms: Counts;
  readonly termsBySound: readonly (readonly [sound: string, term: string])[];
  readonly hindiSounds: Counts;
  /** Terms of the law's own words. */
  readonly legal: readonly string[];
  /** Words as they are spelt. */
  readonly spelling: Counts;
}

/** The words that questions are made of: English ones by term and by sound, Hindi ones in Latin letters by sound. */
export class Vocabulary {
  private terms = new Map<string, number>();
  private termsBySound = new Map<string, string>();
  private hindiSounds = new Map<string, number>();
  /** Until all texts are in. */
  private words: string[] = [];
  private hinglish: string[] = [];
  private right: string[] = [];
  private legal = new Set<string>();
  private spelling = new Spelling([]);

  /** The vocabulary that `data` describes. */
  static from(data: VocabularyData): Vocabulary {
    const vocabulary = new Vocabulary();
    vocabulary.terms = new Map(data.terms);
    vocabulary.termsBySound = new Map(data.termsBySound);
    vocabulary.hindiSounds = new Map(data.hindiSounds);
    vocabulary.legal = new Set(data.legal);
    vocabulary.spelling = Spelling.from(data.spelling);
    return vocabulary;
  }

  /** What `from` makes the same vocabulary from. */
  data(): VocabularyData {
    return {
      terms: [...this.terms],
      termsBySound: [...this.termsBySound],
      hindiSounds: [...this.hindiSounds],
      legal: [...this.legal],
      spelling: this.spelling.counts(),
    };
  }

  /** Takes in a text in which nearly every word is spelt correctly. */
  addEnglish(text: string): void {
    for (const { term, start, end } of tokens(text)) {
      count(this.terms, term);
      this.words.push(text.slice(start, end).toLowerCase());
    }
  }

  /** Takes in a text in Hindi, typed in Latin letters. */
  addHinglish(text: string): void {
    this.hinglish.push(text);
  }

  /** Takes in words that are correct however rare they are. */
  addWords(words: Iterable<string>): void {
    for (const word of words) for (const { term } of tokens(word)) this.terms.set(term, (this.terms.get(term) ?? 0) + LEAST_COUNT);
  }

  /** Takes in a text of the law, in which every word is spelt correctly: none is a slip, and each may be what a slip was meant to be. */
  addLegal(text: string): void {
    for (const { term, start, end } of tokens(text)) {
      this.legal.add(term);
      this.right.push(text.slice(start, end).toLowerCase());
    }
  }

  /** Once all texts are in. */
  finish(): void {
    for (const text of this.hinglish)
      for (const { term, start, end } of tokens(text)) {
        const word = text.slice(start, end).toLowerCase();
        if (!this.has(term) && LATIN.test(word) && !HINGLISH_STOP_WORDS.has(word)) count(this.hindiSounds, soundKey(word));
      }
    this.spelling = new Spelling(this.words, this.right);
    this.words = [];
    this.right = [];
    this.hinglish = [];
    for (const [term, times] of this.terms) {
      if (times < LEAST_COUNT || !LATIN.test(term) || NUMBER.test(term)) continue;
      const sound = soundKey(term);
      const known = this.termsBySound.get(sound);
      if (known === undefined || (this.terms.get(known) ?? 0) < times) this.termsBySound.set(sound, term);
    }
  }

  /** Whether an English term is known. */
  has(term: string): boolean {
    return (this.terms.get(term) ?? 0) >= LEAST_COUNT;
  }

  /** Whether a word in Latin letters is one of Hindi. */
  isHindi(word: string): boolean {
    return (this.hindiSounds.get(soundKey(word)) ?? 0) >= LEAST_COUNT;
  }

  /** Whether anybody asks in Hindi with such a word: enough to leave it as it is, where a sentence in Hindi has it. */
  mayBeHindi(word: string): boolean {
    return this.hindiSounds.has(soundKey(word));
  }

  /** The English term that a borrowed word sounds like ("बाउंस", "baunce"), otherwise its sound after '~'. */
  heard(word: string): string {
    const sound = soundKey(word);
    return (sound.length >= SHORTEST_SOUND ? this.termsBySound.get(sound) : undefined) ?? `~${sound}`;
  }

  /** Whether a term is one of the law's own words. */
  isLegal(term: string): boolean {
    return this.legal.has(term);
  }

  /** What a mistyped English word was meant to be; null where nothing is near. */
  corrected(word: string): string | null {
    return this.spelling.correct(word);
  }
}

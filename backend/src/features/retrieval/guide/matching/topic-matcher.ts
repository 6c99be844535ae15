import { isEverydayWord } from '../../encoding/everyday-words.js';
import { isPlaceWord } from '../../encoding/languages/places.js';
import { type QuestionWord, questionWords } from './question-words.js';
import { TermPlaces, type TermPlacesData } from './term-places.js';
import type { Topic } from '../topic.js';
import type { Vocabulary } from './vocabulary.js';

/** A topic that a question is about. */
export interface TopicMatch {
  topic: Topic;
  /** How near it is: 0 for nothing in common, about 3 for a way of asking word for word; comparable between questions. */
  score: number;
  /** The part of it that comes from nearness in meaning; absent where the question was not compared by meaning. */
  meaning?: number;
  /** The way of asking that is nearest. */
  way: string;
  /** Words of the question that the topic's ways of asking use. */
  words: readonly string[];
}

interface AskedTerm {
  term: string;
  /** Its IDF, less where it only belongs to the context. */
  weight: number;
}

/** What a matcher knows besides its topics, as it is written to a file. */
export interface MatcherData {
  /** For each way of asking of each topic, in order. */
  readonly norms: readonly number[];
  readonly places: TermPlacesData;
}

/** The weight of all of a topic's ways of asking together, relative to the nearest one: chosen by leaving one out at a time. */
const TOGETHER = 2;
/** Saturation of how often a term stands in a topic's ways of asking, as in BM25. */
const K1 = 1.2;
const MOST_MATCHES = 10;
const NONE: ReadonlySet<string> = new Set();
/** Texts whose words are remembered: those of one question are asked for several times. */
const MOST_READ = 16;
/** The weight of a word of the earlier questions, relative to one of the question itself. */
const CONTEXT_WEIGHT = 0.45;

/** The texts of a topic that questions are compared with. */
const waysOf = ({ name, asks }: Topic): readonly string[] => [name, ...asks.en, ...asks.hi, ...asks.hinglish];

/** A way of asking that is near a question in meaning. */
export interface NearWay {
  text: string;
  /** Of the two vectors. */
  cosine: number;
}

/** The weight of an everyday word or a place that no topic uses; without it, no topic would be near a question that has several. */
const STORY_WEIGHT = 0.4;

/** A topic by its number; `way` is −1 where none shares a word with the question. */
interface Scored {
  topic: number;
  way: number;
  score: number;
  meaning: number | undefined;
}

const isBefore = (one: Scored, other: Scored): boolean => one.score > other.score || (one.score === other.score && one.topic < other.topic);

interface Sums {
  /** By way: of the weights of the terms that it shares with the question. */
  products: Float64Array;
  /** By topic: of its nearest way of asking, and which one that is. */
  cosines: Float64Array;
  nearest: Int32Array;
  /** By topic. */
  shares: Float64Array;
}

interface MatchOptions {
  off?: ReadonlySet<string>;
  only?: ReadonlySet<string> | undefined;
  near?: ReadonlyMap<number, NearWay> | undefined;
}

/** The cosine below which two questions are unrelated, and what a way of asking of the same meaning gains on top of its words. */
const MEANING = { floor: 0.4, weight: 1 };

const meaningOf = (cosine: number): number => (MEANING.weight * Math.max(0, cosine - MEANING.floor)) / (1 - MEANING.floor);

/**
 * Finds the topics that a question is about: the cosine with the nearest way of asking, each term weighted by the root of its IDF, and the
 * share of the question's terms, by IDF, that the topic's ways of asking together use. IDF counts topics (Robertson and Sparck Jones 1976).
 */
export class TopicMatcher {
  // There are tens of thousands of ways: lists of numbers take a fraction of what objects would.
  /** The ways of asking of all topics, in their order; beside each the number of its topic and the root of the sum of its terms' IDF. */
  private readonly ways: string[] = [];
  private readonly topicOf: number[] = [];
  private norms = new Float64Array();
  /** The terms of each way, until all topics are in. */
  private terms: (readonly string[])[] = [];
  /** Where each term stands; the ways of one topic stand side by side. */
  private places = new TermPlaces({ terms: [], counts: [], ways: [] }, []);

  private readonly topics: Topic[] = [];
  private room: Sums | undefined;
  private readonly read = new Map<string, readonly QuestionWord[]>();

  /** @param base the topics that these complement: scores are comparable, since terms weigh the same */
  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly base?: TopicMatcher,
  ) {}

  /** The topics that were taken in, in their order. */
  get all(): readonly Topic[] {
    return this.topics;
  }

  /** Whether a way of asking uses a term. */
  uses(term: string): boolean {
    return this.places.has(term);
  }

  /** The matcher that these data describe. @param topics those that it was made from, in the same order */
  static from(data: MatcherData, topics: readonly Topic[], vocabulary: Vocabulary): TopicMatcher {
    const matcher = new TopicMatcher(vocabulary);
    for (const topic of topics) {
      const number = matcher.topics.push(topic) - 1;
      for (const text of waysOf(topic)) matcher.addWay(number, text);
    }
    matcher.norms = Float64Array.from(data.norms);
    matcher.places = new TermPlaces(data.places, matcher.topicOf);
    return matcher;
  }

  /** What `from` makes the same matcher of. */
  data(): MatcherData {
    return { norms: [...this.norms], places: this.places.data() };
  }

  /** Takes in a topic. The vocabulary must be finished. @param read its terms, where they were read before */
  add(topic: Topic, read = this.termsOf(topic)): void {
    const number = this.topics.push(topic) - 1;
    for (const [at, text] of waysOf(topic).entries()) {
      this.addWay(number, text);
      this.terms.push(read[at] ?? []);
    }
  }

  /** The terms of each way of asking about a topic, which `add` takes. The vocabulary must be finished. */
  termsOf(topic: Topic): string[][] {
    return waysOf(topic).map((text) => this.distinct(text));
  }

  /** Once all topics are in. */
  finish(): void {
    const waysWith = new Map<string, number[]>();
    for (const [way, terms] of this.terms.entries())
      for (const term of terms) {
        const ways = waysWith.get(term);
        if (ways) ways.push(way);
        else waysWith.set(term, [way]);
      }
    this.places = TermPlaces.of(waysWith, this.topicOf);
    this.norms = Float64Array.from(this.terms, (terms) => Math.sqrt(this.mass(terms)) || 1);
    this.terms = [];
  }

  private addWay(topic: number, text: string): void {
    this.topicOf.push(topic);
    this.ways.push(text);
  }

  /** The content words of a question, as topics compare them. */
  wordsOf(question: string): readonly QuestionWord[] {
    const known = this.read.get(question);
    if (known) return known;
    const words = questionWords(question, this.vocabulary);
    const [oldest] = this.read.keys();
    if (oldest !== undefined && this.read.size >= MOST_READ) this.read.delete(oldest);
    this.read.set(question, words);
    return words;
  }

  /** How the ways of asking that use a term are spread over the fields of law: for each field its share, 0 to 1. */
  fieldsOf(term: string): { ways: number; shares: ReadonlyMap<string, number> } {
    const ways = this.places.of(term);
    const shares = new Map<string, number>();
    for (const way of ways) {
      const field = this.topics[this.topicOf[way] ?? -1]?.field ?? '';
      shares.set(field, (shares.get(field) ?? 0) + 1 / ways.length);
    }
    return { ways: ways.length, shares };
  }

  /**
   * The best topics for a question, best first; none when no word of it is in any topic and none is near in meaning.
   * @param context the questions that it follows up; their words count for less
   * @param off ids of topics that are left out
   * @param only ids of those that are looked at, all when left out
   * @param near how near topics are in meaning, by their place among all
   */
  match(question: string, context = '', { off = NONE, only, near }: MatchOptions = {}): TopicMatch[] {
    const words = this.wordsOf(question);
    const asked = new Map<string, number>(this.wordsOf(context).map(({ term }) => [term, CONTEXT_WEIGHT]));
    for (const { term } of words) asked.set(term, 1);
    const places = new Set(words.flatMap(({ term, surface }) => (isPlaceWord(surface) ? [term] : [])));
    const terms = [...asked].map(([term, weight]) => ({ term, weight: weight * this.idf(term) * this.tells(term, places.has(term)) }));
    const mass = terms.reduce((sum, { weight }) => sum + weight, 0);
    if (mass === 0) return [];
    const best = this.best(terms, mass, { off, only, near });
    return best.flatMap(({ topic: number, way, score, meaning }) => {
      const topic = this.topics[number];
      if (!topic) return [];
      const shared = words.filter(({ term }) => this.isUsedBy(number, term));
      return [
        {
          topic,
          score,
          ...(meaning !== undefined && { meaning }),
          way: this.ways[way] ?? near?.get(number)?.text ?? '',
          words: [...new Set(shared.map(({ surface }) => surface))],
        },
      ];
    });
  }

  /** The best topics by their numbers, best first, each with its nearest way. */
  private best(terms: readonly AskedTerm[], mass: number, { off = NONE, only, near }: MatchOptions): Scored[] {
    const sums = this.takeSums();
    const { cosines, nearest, shares } = sums;
    const touched = this.score(terms, mass, sums);
    const numbers = near ? new Set([...touched, ...near.keys()]) : touched;
    const best: Scored[] = [];
    for (const topic of numbers) {
      const meaning = near && meaningOf(near.get(topic)?.cosine ?? 0);
      const score = (cosines[topic] ?? 0) + TOGETHER * (shares[topic] ?? 0) + (meaning ?? 0);
      const scored = { topic, meaning, way: (cosines[topic] ?? 0) > 0 ? (nearest[topic] ?? -1) : -1, score };
      const last = best.at(-1);
      if (best.length === MOST_MATCHES && last && isBefore(last, scored)) continue;
      const id = this.topics[topic]?.id ?? '';
      if (off.has(id) || only?.has(id) === false) continue;
      const at = best.findIndex((each) => isBefore(scored, each));
      best.splice(at < 0 ? best.length : at, 0, scored);
      if (best.length > MOST_MATCHES) best.pop();
    }
    for (const topic of touched) cosines[topic] = shares[topic] = 0;
    this.room = sums;
    return best;
  }

  /** Fills in the cosines and shares of the topics that have a term. @returns their numbers */
  private score(terms: readonly AskedTerm[], mass: number, { products, cosines, nearest, shares }: Sums): number[] {
    const norm = Math.sqrt(mass);
    const ways: number[] = [];
    const touched: number[] = [];
    for (const { term, weight } of terms) {
      const withTerm = this.places.of(term);
      for (let at = 0; at < withTerm.length;) {
        const topic = this.topicOf[withTerm[at] ?? 0] ?? 0;
        const first = at;
        for (; at < withTerm.length && this.topicOf[withTerm[at] ?? 0] === topic; at += 1) {
          const way = withTerm[at] ?? 0;
          if (products[way] === 0) ways.push(way);
          products[way] = (products[way] ?? 0) + weight;
        }
        const count = at - first;
        if (shares[topic] === 0) touched.push(topic);
        shares[topic] = (shares[topic] ?? 0) + ((weight / mass) * count) / (count + K1);
      }
    }
    for (const way of ways) {
      const topic = this.topicOf[way] ?? 0;
      const cosine = (products[way] ?? 0) / (norm * (this.norms[way] ?? 1));
      products[way] = 0;
      if (cosine > (cosines[topic] ?? 0)) {
        cosines[topic] = cosine;
        nearest[topic] = way;
      }
    }
    return touched;
  }

  /**
   * Sums by way and by topic, all zero between two questions: creating a map of thousands of numbers for each took most of the time.
   * Gone while a question uses them: one that is interrupted leaves its own behind.
   */
  private takeSums(): Sums {
    const { room } = this;
    this.room = undefined;
    if (room?.products.length === this.ways.length) return room;
    return {
      products: new Float64Array(this.ways.length),
      cosines: new Float64Array(this.topics.length),
      nearest: new Int32Array(this.topics.length),
      shares: new Float64Array(this.topics.length),
    };
  }

  private isUsedBy(topic: number, term: string): boolean {
    const ways = this.places.of(term);
    let low = 0;
    for (let high = ways.length; low < high;) {
      const middle = (low + high) >> 1;
      if ((this.topicOf[ways[middle] ?? 0] ?? 0) < topic) low = middle + 1;
      else high = middle;
    }
    return low < ways.length && this.topicOf[ways[low] ?? 0] === topic;
  }

  private readonly distinct = (text: string): string[] => [...new Set(questionWords(text, this.vocabulary).map(({ term }) => term))];

  /** How much a term of a question says: less for an everyday word or a place that no topic names, which belongs to the asker's story. */
  private tells(term: string, isPlace: boolean): number {
    if (this.uses(term) || this.base?.uses(term) === true) return 1;
    return isPlace || isEverydayWord(term) ? STORY_WEIGHT : 1;
  }

  private idf(term: string): number {
    if (this.base) return this.base.idf(term);
    const holding = this.places.topicsWith(term);
    return Math.log(1 + (this.topics.length - holding + 0.5) / (holding + 0.5));
  }

  private mass(terms: readonly string[]): number {
    return terms.reduce((sum, term) => sum + this.idf(term), 0);
  }
}

/** The best topics of several lists. */
export const bestMatches = (...lists: readonly TopicMatch[][]): TopicMatch[] =>
  lists
    .flat()
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_MATCHES);

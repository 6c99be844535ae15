import type { NearWay } from './topic-matcher.js';

/** A way of asking and its topic, by position among all. */
export interface TopicWay {
  topic: number;
  text: string;
}

/** The number of ways of asking whose cosine is computed; the signs of their vectors select them. */
const COMPARED = 600;
const LEVELS = 127;

/**
 * Vectors of the ways of asking, compared with that of a question: first by the signs of their components (Charikar 2002), then, of the
 * nearest, by cosine. A byte for each component is enough: the cosine is off by less than 0.005.
 */
export class TopicVectors {
  private readonly words: number;
  private readonly signs: Uint32Array;
  private readonly values: Int8Array;
  private readonly scales: Float32Array;

  private filled = 0;

  constructor(
    private readonly ways: readonly TopicWay[],
    private readonly dimensions: number,
  ) {
    this.words = Math.ceil(dimensions / 32);
    this.signs = new Uint32Array(ways.length * this.words);
    this.values = new Int8Array(ways.length * dimensions);
    this.scales = new Float32Array(ways.length);
  }

  /** Takes in the vectors of the next ways, of unit length. @throws Error for another size, or more than there are ways */
  add(vectors: readonly Float32Array[]): void {
    for (const vector of vectors) {
      if (vector.length !== this.dimensions || this.filled === this.ways.length)
        throw new Error('a vector that belongs to no way of asking');
      this.put(this.filled++, vector);
    }
  }

  /** The nearest way of each topic that is near a question, by the topic's place. */
  near(question: Float32Array): Map<number, NearWay> {
    const nearest = new Map<number, NearWay>();
    for (const way of this.candidates(question)) {
      const { topic, text } = this.ways[way] ?? { topic: -1, text: '' };
      const cosine = this.cosine(way, question);
      if (cosine > (nearest.get(topic)?.cosine ?? 0)) nearest.set(topic, { text, cosine });
    }
    return nearest;
  }

  private put(way: number, vector: Float32Array): void {
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    this.scales[way] = largest / LEVELS;
    for (const [at, value] of vector.entries()) this.values[way * this.dimensions + at] = Math.round((value / largest) * LEVELS);
    this.signs.set(signsOf(vector, this.words), way * this.words);
  }

  private candidates(question: Float32Array): number[] {
    const { words, signs, ways } = this;
    const asked = signsOf(question, words);
    const distances = new Uint16Array(ways.length);
    const histogram = new Uint32Array(words * 32 + 1);
    for (let way = 0; way < ways.length; way += 1) {
      let distance = 0;
      for (let word = 0; word < words; word += 1) distance += bits((asked[word] ?? 0) ^ (signs[way * words + word] ?? 0));
      distances[way] = distance;
      histogram[distance] = (histogram[distance] ?? 0) + 1;
    }
    let cut = 0;
    for (let sum = histogram[0] ?? 0; sum < COMPARED && cut < words * 32;) sum += histogram[++cut] ?? 0;
    const chosen: number[] = [];
    for (let way = 0; way < ways.length; way += 1) if ((distances[way] ?? 0) <= cut) chosen.push(way);
    return chosen;
  }

  private cosine(way: number, question: Float32Array): number {
    const start = way * this.dimensions;
    let sum = 0;
    for (let at = 0; at < this.dimensions; at += 1) sum += (this.values[start + at] ?? 0) * (question[at] ?? 0);
    return sum * (this.scales[way] ?? 0);
  }
}

function signsOf(vector: Float32Array, words: number): Uint32Array {
  const signs = new Uint32Array(words);
  for (const [at, value] of vector.entries()) if (value > 0) signs[at >> 5] = (signs[at >> 5] ?? 0) | (1 << (at & 31));
  return signs;
}

/** Bits that are set. Source: Warren, Hacker's Delight, fig. 5-2. */
function bits(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The ways of asking with each term, as they are written to a file: those of the first term, those of the second, and so on. */
export interface TermPlacesData {
  readonly terms: readonly string[];
  /** How many ways have each term. */
  readonly counts: readonly number[];
  readonly ways: readonly number[];
}

const NONE = new Int32Array();

/**
 * Which ways of asking have a term, by their numbers and in order. There are hundreds of thousands of such places: in one list of 32-bit numbers
 * they take a third of the memory that a list for each term would.
 */
export class TermPlaces {
  private readonly numbers: ReadonlyMap<string, number>;
  /** Where the ways of each term begin, and where those of the last one end. */
  private readonly starts: Int32Array;
  private readonly ways: Int32Array;
  private readonly topicCounts: Int32Array;

  /** @param topicOf the topic of each way; the ways of one topic have consecutive numbers */
  constructor({ terms, counts, ways }: TermPlacesData, topicOf: readonly number[]) {
    this.numbers = new Map(terms.map((term, number) => [term, number]));
    this.ways = Int32Array.from(ways);
    this.starts = new Int32Array(terms.length + 1);
    for (const [number, count] of counts.entries()) this.starts[number + 1] = (this.starts[number] ?? 0) + count;
    this.topicCounts = Int32Array.from(terms, (term) => distinctTopics(this.of(term), topicOf));
  }

  /** The numbers of the ways with a term, in order. */
  of(term: string): Int32Array {
    const number = this.numbers.get(term);
    return number === undefined ? NONE : this.ways.subarray(this.starts[number], this.starts[number + 1]);
  }

  has(term: string): boolean {
    return this.numbers.has(term);
  }

  /** The number of topics with a term. */
  topicsWith(term: string): number {
    return this.topicCounts[this.numbers.get(term) ?? -1] ?? 0;
  }

  /** What the constructor makes the same places of. */
  data(): TermPlacesData {
    const terms = [...this.numbers.keys()];
    return { terms, counts: terms.map((term) => this.of(term).length), ways: [...this.ways] };
  }

  /** @param waysWith the ways with each term, in order */
  static of(waysWith: ReadonlyMap<string, readonly number[]>, topicOf: readonly number[]): TermPlaces {
    const lists = [...waysWith.values()];
    return new TermPlaces({ terms: [...waysWith.keys()], counts: lists.map(({ length }) => length), ways: lists.flat() }, topicOf);
  }
}

function distinctTopics(ways: Int32Array, topicOf: readonly number[]): number {
  let [count, last] = [0, -1];
  for (const way of ways) {
    const topic = topicOf[way] ?? 0;
    if (topic !== last) count += 1;
    last = topic;
  }
  return count;
}

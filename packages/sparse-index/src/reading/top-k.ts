/** A scored passage by its number in the generation. */
export interface Candidate {
  passage: number;
  score: number;
}

/**
 * The k best candidates and every further one that ties with the worst of them, so that the caller can apply the
 * common tie rule, for which document ids are needed, to the whole tie.
 */
export class TopK {
  /** A binary heap with the worst candidate at index 0. */
  private readonly heap: Candidate[] = [];
  private ties: Candidate[] = [];

  constructor(private readonly k: number) {}

  /** A lower score cannot get in any more; 0 while there is room. */
  get threshold(): number {
    return this.heap.length < this.k ? 0 : (this.heap[0]?.score ?? 0);
  }

  offer(passage: number, score: number): void {
    const { heap } = this;
    const [worst] = heap;
    if (heap.length < this.k || !worst) {
      heap.push({ passage, score });
      this.up(heap.length - 1);
      return;
    }
    if (score < worst.score) return;
    if (score === worst.score) {
      this.ties.push({ passage, score });
      return;
    }
    heap[0] = { passage, score };
    this.down();
    if (heap[0].score === worst.score) this.ties.push(worst);
    else if (this.ties.length > 0) this.ties = [];
  }

  /** Best first; ties in no particular order. May be longer than k. */
  candidates(): Candidate[] {
    return [...this.heap, ...this.ties].sort((a, b) => b.score - a.score);
  }

  private up(start: number): void {
    let i = start;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (this.score(parent) <= this.score(i)) return;
      this.swap(parent, i);
      i = parent;
    }
  }

  private down(): void {
    const { heap } = this;
    let i = 0;
    for (;;) {
      const left = 2 * i + 1;
      if (left >= heap.length) return;
      const child = this.score(left + 1) < this.score(left) ? left + 1 : left;
      if (this.score(i) <= this.score(child)) return;
      this.swap(child, i);
      i = child;
    }
  }

  /** Past the end of the heap nothing is worse than what is there. */
  private score(i: number): number {
    return this.heap[i]?.score ?? Infinity;
  }

  private swap(i: number, j: number): void {
    const { [i]: a, [j]: b } = this.heap;
    if (!a || !b) return;
    this.heap[i] = b;
    this.heap[j] = a;
  }
}

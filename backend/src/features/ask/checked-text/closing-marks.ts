/** +1 for a mark that opens, -1 for one that closes, 0 for anything else. */
export type Facing = (at: number) => number;

const NONE = -1;

/**
 * Where quotations that begin with one kind of mark are closed, found for all places of a text in one pass: the depth at each place is a
 * running sum, and a quotation is closed where the sum first falls below what it was at its beginning.
 */
export class ClosingMarks {
  /** By the place of an opening mark: where it is closed, and the last mark that closes more than was opened. */
  private readonly closed: Int32Array;
  private readonly stray: Int32Array;

  /** @param paragraphs offsets just past each, ascending: no quotation continues into the next one */
  constructor(length: number, facing: Facing, paragraphs: readonly number[]) {
    this.closed = new Int32Array(length).fill(NONE);
    this.stray = new Int32Array(length).fill(NONE);
    const depths = new Int32Array(length);
    for (let at = 0, depth = 0; at < length; at++) depths[at] = depth += facing(at);
    let start = 0;
    for (const past of paragraphs) {
      this.read(depths, start, Math.min(past, length));
      start = past;
    }
  }

  /**
   * The place of the closing mark; null for none.
   * @param strays whether a mark that closes more than was opened ends the quotation too: the words before it were meant to be quoted
   */
  after(at: number, strays: boolean): number | null {
    const stray = strays ? (this.stray[at] ?? NONE) : NONE;
    const found = stray === NONE ? (this.closed[at] ?? NONE) : stray;
    return found === NONE ? null : found;
  }

  private read(depths: Int32Array, start: number, end: number): void {
    const nextAt = new Map<number, number>();
    let lowest = Infinity;
    let lowestAt = NONE;
    for (let at = end - 1; at >= start; at--) {
      const depth = depths[at] ?? 0;
      this.closed[at] = nextAt.get(depth - 1) ?? NONE;
      if (lowest <= depth - 2) this.stray[at] = lowestAt;
      nextAt.set(depth, at);
      if (depth <= lowest) {
        lowest = depth;
        lowestAt = at;
      }
    }
  }
}

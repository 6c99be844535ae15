const LAKH = 1e5;

/** A number that is put together from its words, one after another: "one lakh twenty-five thousand". */
export class ComposedNumber {
  private total = 0;
  /** What has been counted since the last scale; null when nothing has. */
  private group: number | null = null;
  private smallest = Infinity;
  /** What was counted last is a part of a scale: nothing smaller may follow "1.5 crore". */
  private isParted = false;

  /** Takes a number without a scale. @returns false where it cannot follow what came before: "five" after "six" */
  add(value: number): boolean {
    if (this.isParted || (this.group !== null && !continues(this.group, value))) return false;
    this.group = (this.group ?? 0) + value;
    return true;
  }

  /** Takes "and a half" after a number without a scale. */
  addHalf(): void {
    this.group = (this.group ?? 0) + 0.5;
  }

  /**
   * Takes a hundred, a thousand or a larger scale.
   * @returns false where it cannot follow what came before: "5 lakh 6 lakh", "2 lakh 3 crore"
   */
  scale(scale: number): boolean {
    const group = this.group ?? 1;
    if (scale === 100) {
      if (group >= scale) return false;
      this.group = group * scale;
      return true;
    }
    // "Two Thousand Crore": the larger scale multiplies all before it.
    const multiplies = scale > this.smallest;
    if (scale === this.smallest || (multiplies && this.group !== null && this.smallest >= LAKH)) return false;
    this.total = multiplies ? (this.total + (this.group ?? 0)) * scale : this.total + group * scale;
    this.isParted = !Number.isInteger(group);
    this.smallest = scale;
    this.group = null;
    return true;
  }

  /** Null before anything was taken. */
  get value(): number | null {
    return this.group === null && this.smallest === Infinity ? null : this.total + (this.group ?? 0);
  }

  /** Whether a number of its own may begin here: nothing has been counted since the last scale. */
  get isOpen(): boolean {
    return this.group === null;
  }
}

/** "Five" may follow "Twenty" or "Hundred", not "Six". */
const continues = (group: number, small: number): boolean => group % 100 === 0 || (group % 100 >= 20 && group % 10 === 0 && small < 10);

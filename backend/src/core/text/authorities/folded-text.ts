/** Words and numbers, each with the marks of its script. */
const RUN = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * A text by its letters and figures alone, in small letters: "( 2011 ) 4 S.C.C. 99" is in it where "(2011) 4 SCC 99" is, and "4 SCC 9" is
 * not, since it ends inside of a number.
 */
export class FoldedText {
  private readonly folded: string;
  /** 1 where a word or number begins, in units of the folded text; one more than it has. */
  private readonly begins: Uint8Array;

  constructor(text: string) {
    const runs = (text.match(RUN) ?? []).map((run) => run.toLowerCase());
    this.folded = runs.join('');
    this.begins = new Uint8Array(this.folded.length + 1);
    let at = 0;
    for (const run of runs) {
      this.begins[at] = 1;
      at += run.length;
    }
    this.begins[at] = 1;
  }

  /** Whether words stand in it, whatever their case and whatever stands between letters and figures; words without any do not. */
  holds(words: string): boolean {
    const wanted = folded(words);
    if (wanted === '') return false;
    for (let at = this.folded.indexOf(wanted); at >= 0; at = this.folded.indexOf(wanted, at + 1))
      if (this.begins[at] === 1 && this.begins[at + wanted.length] === 1) return true;
    return false;
  }
}

/** Letters and figures alone, in small letters. */
export const folded = (text: string): string => (text.match(RUN) ?? []).join('').toLowerCase();

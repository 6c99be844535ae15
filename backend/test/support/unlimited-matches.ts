/** A pattern of one loop over one character or class takes at most a time that grows with the square of a text, and texts are bounded. */
const SIMPLE_PARTS = /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]/gu;
const LOOPS = /[*+]|\{\d+,\d*\}/gu;
const LOOP_OF_GROUP = /\)(?:[*+]|\{\d+,\d*\})/u;

/** Whether a pattern can take long for a short text. */
function mayTakeLong(source: string): boolean {
  const plain = source.replace(SIMPLE_PARTS, '.');
  return LOOP_OF_GROUP.test(plain) || (plain.match(LOOPS) ?? []).length > 1;
}

/** Watches where texts with a certain word are matched in this thread with no limit of time. */
export class UnlimitedMatches {
  /**
   * @param word of all watched texts, in small letters
   * @param isLimited whether the code that runs would be interrupted
   */
  constructor(
    private readonly word: string,
    private readonly isLimited: () => boolean,
  ) {}

  /** @returns the patterns that were asked meanwhile, each with the place where it was; simple ones are left out */
  async during<T>(send: () => Promise<T>): Promise<{ answer: T; places: string[] }> {
    const { word, isLimited } = this;
    const { exec } = RegExp.prototype;
    const places = new Map<string, string>();
    // `test`, `match`, `replace`, `split` and `search` all ask `exec` once it is not the built-in one any more.
    RegExp.prototype.exec = function (this: RegExp, text: string) {
      if (String(text).includes(word) && !places.has(this.source) && !isLimited())
        places.set(this.source, new Error().stack?.split('\n').slice(2, 8).join('\n') ?? '');
      return exec.call(this, text);
    };
    let answer: T;
    try {
      answer = await send();
    } finally {
      RegExp.prototype.exec = exec;
    }
    return { answer, places: [...places].flatMap(([source, place]) => (mayTakeLong(source) ? [`/${source}/\n${place}`] : [])) };
  }
}

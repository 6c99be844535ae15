import { numberFromWords } from '../../../core/text/values/number-from-words.js';
import { type Figure, figuresIn } from '../frame/figures.js';

const CHECKED: ReadonlySet<Figure['kind']> = new Set<Figure['kind']>(['period', 'share', 'sum']);
/** "Fifteen to thirty days": the first number counts the same as the second. */
const JOINED = /([\p{L}\d,.-]{1,20}(?: [\p{L}-]{1,12})?) ?(?:to|or|and|-|–) ?$/u;
const JOINED_REACH = 48;
/** Smaller numbers stand in every text for something else. */
const LEAST_ALONE = 100;
const NUMBER = /(?<![\d.])\d{1,3}(?:,\d{2,3}){1,5}(?:\.\d{1,2})?|(?<![\d.,])\d{3,12}(?:\.\d{1,2})?/gu;
/** "A month", "monthly". */
const ONE = new Set('a an the that per every each any first next same'.split(' '));

/** The periods, shares and sums of a text in every way in which one can be written. */
class Figures {
  private readonly values = new Set<string>();
  private readonly numbers: ReadonlySet<number>;
  private readonly flat: string;

  constructor(text: string) {
    this.flat = text.replace(/\s+/gu, ' ');
    for (const figure of figuresIn(this.flat)) {
      this.values.add(figure.value);
      for (const value of joined(this.flat, figure)) this.values.add(value);
    }
    this.numbers = new Set((this.flat.match(NUMBER) ?? []).map((number) => Number(number.replaceAll(',', ''))));
  }

  has({ kind, value, words }: Figure): boolean {
    if (this.values.has(value)) return true;
    const amount = Number.parseFloat(value);
    // A table has sums without the word for rupees.
    if (kind === 'sum') return amount >= LEAST_ALONE && this.numbers.has(amount);
    const unit = kind === 'period' ? /(?<!\p{L})\p{L}+$/u.exec(words)?.[0].toLowerCase() : undefined;
    return unit !== undefined && /^(?:one|1) /iu.test(words) && this.hasOne(unit);
  }

  private hasOne(unit: string): boolean {
    const words = this.flat.toLowerCase().match(/\p{L}+/gu) ?? [];
    const isOne = (at: number): boolean => ONE.has(words[at - 1] ?? '') || ONE.has(words[at - 2] ?? '');
    return words.some((word, at) => word === `${unit}ly` || (word === unit && isOne(at)));
  }
}

function joined(text: string, { start, words }: Figure): string[] {
  const before = JOINED.exec(text.slice(Math.max(0, start - JOINED_REACH), start))?.[1];
  const unit = /(?<![\p{L}%])[\p{L}%]+$/u.exec(words)?.[0];
  if (before === undefined || unit === undefined) return [];
  const numbers = [before, before.split(' ').at(-1) ?? ''].map((number) =>
    /^\d/u.test(number) ? number : String(numberFromWords(number)),
  );
  return numbers.flatMap((number) => (/^\d+$/u.test(number) ? figuresIn(`${number} ${unit}`).map(({ value }) => value) : []));
}

/** The periods, shares and sums of money in an answer that none of the passages has; "thirty days" and "30 days" are one. */
export function unsupportedFigures(answer: string, passages: readonly string[]): Figure[] {
  const figures = figuresIn(answer).filter(({ kind }) => CHECKED.has(kind));
  if (figures.length === 0) return [];
  const held = passages.map((passage) => new Figures(passage));
  return figures.filter((figure) => !held.some((passage) => passage.has(figure)));
}

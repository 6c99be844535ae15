import { isRoman, type LabelledLine, letterValue, needsSequence, romanValue, toLabel } from './clause-labels.js';
import type { ClauseLabel, NumberStyle } from '../document-model.js';

export const MAX_LEVEL = 4;
const MAX_SKIPPED = 3;

interface OpenLevel {
  key: string;
  value: number;
  level: number;
  indent: number;
}

export interface PlacedLabel {
  label: ClauseLabel;
  level: number;
  indent: number;
}

/** Decides level, indent and number style of each label from the labels before it (and, for `(i)`, the one after). */
export class ClauseNumbering {
  private open: OpenLevel[] = [];
  private topNumber: number | null = null;
  private readonly tokens: ReadonlySet<string>;

  /** Values of the upper-case Roman numbers among the tokens, with what stands after them: "4.", "4)". */
  private readonly romans: ReadonlySet<string>;

  /** @param tokens every label token of the document: a lone "A." or "I." is an initial, not a clause. */
  constructor(tokens: ReadonlySet<string>) {
    this.tokens = tokens;
    this.romans = new Set([...tokens].flatMap(romanOf));
  }

  /** A heading ends the list: what follows starts at the margin again. */
  reset(): void {
    this.open = [];
    this.topNumber = null;
  }

  get hasNumberedClause(): boolean {
    return this.open.length > 0;
  }

  /** @returns null when this is not a clause after all ("2.5 per cent", an initial), so that the line stays plain text. */
  place(line: LabelledLine, next: LabelledLine | null): PlacedLabel | null {
    if (/^\d/.test(line.token)) return this.placeNumber(line);
    const style = this.letterStyle(line, next);
    if (line.before === '' && style.startsWith('upper') && !this.hasNeighbour(line, style)) return null;
    const last = this.lastOf(line, style);
    const label = toLabel(line, style, last);
    if (needsSequence(line) && label.parts[0] !== (last ?? NaN) + 1) return null;
    return this.placeInList(label);
  }

  /** The number of the item before this one in its list. */
  private lastOf({ before, after }: LabelledLine, style: NumberStyle): number | undefined {
    return this.open.findLast((entry) => entry.key === `${before}${style}${after}`)?.value;
  }

  private placeNumber(line: LabelledLine): PlacedLabel | null {
    const label = toLabel(line, 'decimal');
    const [first = 0] = label.parts;
    if (label.parts.length === 1) {
      if (label.before === '(' || label.after === ')') return this.placeInList(label);
      this.topNumber = first;
    } else if (!this.isNextNumber(label.parts)) {
      return null;
    } else {
      this.topNumber = first;
    }
    const level = label.parts.length;
    this.open = this.open.filter((entry) => entry.level < level && entry.key.startsWith('decimal'));
    this.open.push({ key: `decimal${level}`, value: label.parts.at(-1) ?? 0, level, indent: 0 });
    return { label, level, indent: 0 };
  }

  /** Tells "2.5" after "2.4" from "2.5 per cent"; a drafter may have left out a number or two. */
  private isNextNumber(parts: readonly number[]): boolean {
    const [first = 0] = parts;
    const value = parts.at(-1) ?? 0;
    if (this.topNumber !== null && first !== this.topNumber && first !== this.topNumber + 1) return false;
    if (value <= 1) return true;
    const last = first === this.topNumber ? this.open.find((entry) => entry.key === `decimal${parts.length}`)?.value : undefined;
    return last === undefined ? this.topNumber !== null && value <= MAX_SKIPPED : value > last && value <= last + MAX_SKIPPED;
  }

  private placeInList(label: ClauseLabel): PlacedLabel {
    const key = `${label.before}${label.style}${label.after}`;
    const value = label.parts[0] ?? 0;
    const same = this.open.findLast((entry) => entry.key === key);
    const parent = same === undefined ? this.open.at(-1) : undefined;
    const level = same?.level ?? Math.min((parent?.level ?? 0) + 1, MAX_LEVEL);
    const indent = same?.indent ?? (parent === undefined ? 0 : Math.min(parent.indent + 1, MAX_LEVEL - 1));
    this.open = this.open.filter((entry) => entry.level < level);
    this.open.push({ key, value, level, indent });
    return { label, level, indent };
  }

  /** "(i)" after "(h)" is a letter unless "(ii)" follows; elsewhere it begins a roman list. */
  private letterStyle(line: LabelledLine, next: LabelledLine | null): NumberStyle {
    const { token } = line;
    const letterCase = token === token.toLowerCase() ? 'lower' : 'upper';
    if (!isRoman(token)) return `${letterCase}-letter`;
    const last = (style: 'roman' | 'letter'): number | undefined => this.lastOf(line, `${letterCase}-${style}`);
    const roman = romanValue(token);
    const continuesRoman = last('roman') === roman - 1 && roman > 1;
    const isSingle = token.length === 1;
    const continuesLetters = (isSingle || /^(.)\1$/.test(token)) && last('letter') === letterValue(token, last('letter')) - 1;
    const nextIsRoman = next !== null && isRoman(next.token) && romanValue(next.token) === roman + 1;
    if (continuesRoman && !(continuesLetters && !nextIsRoman)) return `${letterCase}-roman`;
    if (continuesLetters && !(roman === 1 && nextIsRoman)) return `${letterCase}-letter`;
    return !isSingle || roman === 1 ? `${letterCase}-roman` : `${letterCase}-letter`;
  }

  private hasNeighbour({ token, after }: LabelledLine, style: NumberStyle): boolean {
    if (style === 'upper-roman') return [-1, 1].some((step) => this.romans.has(`${romanValue(token) + step}${after}`));
    return [-1, 1].some((step) => this.tokens.has(`${String.fromCharCode(token.charCodeAt(0) + step)}${after}`));
  }
}

/** "IV." as "4."; nothing for what is no Roman number in capitals. */
function romanOf(token: string): string[] {
  const number = /^([IVXL]+)([.)]?)$/.exec(token);
  return number?.[1] && isRoman(number[1]) ? [`${romanValue(number[1])}${number[2]}`] : [];
}

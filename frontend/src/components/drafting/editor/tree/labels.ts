import { countedLetters, readLabel, toLabel, toRoman, type ClauseLabel, type NumberStyle } from '../../../../shared/document/draft-tree.js';

const STYLES: readonly NumberStyle[] = ['decimal', 'lower-letter', 'lower-roman', 'upper-letter', 'upper-roman'];

/** A label as it is written, such as `(iv)`; null for anything else. */
export function labelFrom(text: string, style: string): ClauseLabel | null {
  const known = STYLES.find((each) => each === style);
  const line = readLabel(`${text} x`);
  return known && line ? toLabel(line, known) : null;
}

/** The number of a label in its list: 3 for `2.3`, 4 for `(iv)`. */
export const valueOf = ({ parts }: ClauseLabel): number => parts.at(-1) ?? 0;

/** The same kind of label with other numbers. */
export function withParts(label: Omit<ClauseLabel, 'text' | 'parts'>, parts: readonly number[]): ClauseLabel {
  const { style, before, after } = label;
  return { style, before, after, parts, text: `${before}${parts.map((part) => written(part, style)).join('.')}${after}` };
}

function written(value: number, style: NumberStyle): string {
  if (style === 'decimal') return String(value);
  const small = style.endsWith('roman') ? toRoman(value) : countedLetters(value);
  return style.startsWith('upper') ? small.toUpperCase() : small;
}

export const isSameKind = (one: ClauseLabel, other: ClauseLabel): boolean =>
  one.style === other.style && one.before === other.before && one.after === other.after && one.parts.length === other.parts.length;

/** The label that follows in the same list. */
export const nextLabel = (label: ClauseLabel): ClauseLabel => withParts(label, [...label.parts.slice(0, -1), valueOf(label) + 1]);

/** How each level is numbered in the drafts of the product: `1.`, `1.1`, `(a)`, `(i)`. */
export function firstLabel(level: number): ClauseLabel {
  if (level === 1) return withParts({ style: 'decimal', before: '', after: '.' }, [1]);
  if (level === 2) return withParts({ style: 'decimal', before: '', after: '' }, [1, 1]);
  return withParts({ style: level === 3 ? 'lower-letter' : 'lower-roman', before: '(', after: ')' }, [1]);
}

import { AlignmentType, type ILevelsOptions, LevelFormat } from 'docx';
import { repeatedLetters } from '../../../core/text/letter-numbers.js';
import type { Block, ClauseLabel, DocumentModel, NumberStyle } from '../document-model.js';
import { hangingIndent } from './docx-paper-styles.js';

const WORD_LEVELS = 9;
const MAX_LISTS = 200;
/** How many lists back a number may continue from: the main clauses after a list inside a schedule, for example. */
const LISTS_CONSIDERED = 8;

const FORMATS: Record<NumberStyle, (typeof LevelFormat)[keyof typeof LevelFormat]> = {
  decimal: LevelFormat.DECIMAL,
  'lower-letter': LevelFormat.LOWER_LETTER,
  'lower-roman': LevelFormat.LOWER_ROMAN,
  'upper-letter': LevelFormat.UPPER_LETTER,
  'upper-roman': LevelFormat.UPPER_ROMAN,
};

type Numbered = Extract<Block, { kind: 'clause' | 'recital' }>;

/** One of Word's nine list levels: a kind of number at a depth. */
interface Slot {
  key: string;
  level: number;
  indent: number;
  label: ClauseLabel;
}

export interface NativeNumber {
  reference: string;
  level: number;
}

/**
 * Word computes its list numbers itself. Each clause is counted as Word will count it; where the result is the number in the
 * text, the number is native, otherwise (a skipped number, an unusual form) it is written out, so that every reference stays true.
 */
export class DocxNumbering {
  private readonly slots: Slot[];
  /** Per list the counters of its levels, as Word keeps them. */
  private readonly lists: number[][] = [];

  constructor(model: DocumentModel) {
    const slots = new Map<string, Slot>();
    for (const block of model.blocks) {
      if (block.kind !== 'clause' && block.kind !== 'recital') continue;
      const slot = slotOf(block);
      if (!slots.has(slot.key)) slots.set(slot.key, slot);
    }
    this.slots = [...slots.values()].sort((a, b) => a.level - b.level).slice(0, WORD_LEVELS);
  }

  /** @returns null when the number must be written out. */
  assign(block: Numbered): NativeNumber | null {
    const { key } = slotOf(block);
    const level = this.slots.findIndex((slot) => slot.key === key);
    if (level === -1) return null;
    for (let list = this.lists.length - 1; list >= 0 && list >= this.lists.length - LISTS_CONSIDERED; list--) {
      if (this.count(list, level, block.label)) return { reference: reference(list), level };
    }
    if (this.lists.length >= MAX_LISTS) return null;
    this.lists.push(new Array<number>(this.slots.length).fill(0));
    if (this.count(this.lists.length - 1, level, block.label)) return { reference: reference(this.lists.length - 1), level };
    this.lists.pop();
    return null;
  }

  config(): { reference: string; levels: ILevelsOptions[] }[] {
    const levels = this.slots.map((slot, level): ILevelsOptions => ({
      level,
      start: 1,
      format: FORMATS[slot.label.style],
      text: `${slot.label.before}${this.parents(level)
        .map((parent) => `%${parent + 1}`)
        .join('.')}${slot.label.after}`,
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: hangingIndent(slot.indent) } },
    }));
    return this.lists.map((_, list) => ({ reference: reference(list), levels }));
  }

  /** Counts on in a list and keeps the result only when Word's number is the one in the text. */
  private count(list: number, level: number, label: ClauseLabel): boolean {
    const counters = this.lists[list] ?? [];
    const next = counters.map((value, index) => (index < level ? value : index === level ? value + 1 : 0));
    const parts = this.parents(level).map((parent) => next[parent] ?? 0);
    const agrees =
      parts.length === label.parts.length && parts.every((part, index) => part > 0 && part === label.parts[index]) && isWordsOwn(label);
    if (agrees) this.lists[list] = next;
    return agrees;
  }

  /** The levels whose numbers make up a label: for `1.1` those of `1.` and `1.1`. */
  private parents(level: number): number[] {
    const slot = this.slots[level];
    if (slot === undefined) return [];
    const { style, parts } = slot.label;
    const before = parts
      .slice(1)
      .map((_, index) =>
        this.slots.findIndex(({ label }) => label.style === style && label.before === '' && label.parts.length === index + 1),
      );
    return before.some((parent) => parent === -1 || parent > level) ? [] : [...before, level];
  }
}

/** After (z) Word goes on with (aa), (bb); a list that goes on with (ab) keeps its letters. */
function isWordsOwn({ style, parts: [value = 0], text, before, after }: ClauseLabel): boolean {
  return !style.endsWith('letter') || text.toLowerCase() === `${before}${repeatedLetters(value)}${after}`;
}

const reference = (list: number): string => `clauses-${list + 1}`;

function slotOf(block: Numbered): Slot {
  const { label } = block;
  const [level, indent] = block.kind === 'clause' ? [block.level, block.indent] : [1, 0];
  return { key: [level, indent, label.before, label.style, label.after, label.parts.length].join(), level, indent, label };
}

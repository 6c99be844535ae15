import { letterLabel, type NumberedKind, romanLabel } from './numbering.js';

/** A line apart from the label before it. */
export interface LabelledLine {
  kind: NumberedKind | null;
  /** As it is written, with the white space behind it; '' for a line without a number. */
  label: string;
  text: string;
}

const CLAUSE = /^(\d{1,3})\.\s(.*)$/;
const SUB = /^(\d{1,3})\.(\d{1,3})\s(.*)$/;
const ITEM = /^\(([a-z]{1,5})\)\s(.*)$/;
const SCHEDULE = /^## Schedule(?: (\d{1,2}))?: (.*)$/;

/** Reads the labels of a text line by line and knows which number comes next at each level; a number out of sequence is text. */
export class LabelReader {
  private clause = 0;
  private sub = 0;
  private item = 0;
  private subitem = 0;
  private schedule = 0;

  read(line: string): LabelledLine {
    const found = this.readSchedule(line) ?? this.readClause(line) ?? this.readSub(line) ?? this.readItem(line);
    if (!found) return { kind: null, label: '', text: line };
    return { ...found, label: line.slice(0, line.length - found.text.length) };
  }

  private readSchedule(line: string): Omit<LabelledLine, 'label'> | null {
    const match = SCHEDULE.exec(line);
    if (!match || Number(match[1] ?? 1) !== this.schedule + 1) return null;
    this.schedule += 1;
    this.item = this.subitem = 0;
    return { kind: 'schedule', text: match[2] ?? '' };
  }

  private readClause(line: string): Omit<LabelledLine, 'label'> | null {
    const match = this.schedule === 0 ? CLAUSE.exec(line) : null;
    if (!match || Number(match[1]) !== this.clause + 1) return null;
    this.clause += 1;
    this.sub = this.item = this.subitem = 0;
    return { kind: 'clause', text: match[2] ?? '' };
  }

  private readSub(line: string): Omit<LabelledLine, 'label'> | null {
    const match = this.schedule === 0 ? SUB.exec(line) : null;
    if (!match || Number(match[1]) !== this.clause || Number(match[2]) !== this.sub + 1) return null;
    this.sub += 1;
    this.item = this.subitem = 0;
    return { kind: 'sub', text: match[3] ?? '' };
  }

  private readItem(line: string): Omit<LabelledLine, 'label'> | null {
    const [, label, text = ''] = ITEM.exec(line) ?? [];
    if (label === undefined) return null;
    if (label === letterLabel(this.item + 1)) {
      this.item += 1;
      this.subitem = 0;
      return { kind: 'item', text };
    }
    if (this.item === 0 || label !== romanLabel(this.subitem + 1)) return null;
    this.subitem += 1;
    return { kind: 'subitem', text };
  }
}

/** What a line that is to be put in means to be, whatever its number says: `9. Parking`, `9.1 The Tenant …`, `(a) …`. */
export function intendedKind(line: string): LabelledLine {
  const kinds: readonly [NumberedKind, RegExp][] = [
    ['sub', SUB],
    ['clause', CLAUSE],
    ['item', ITEM],
  ];
  const [kind = null, pattern] = kinds.find(([, each]) => each.test(line)) ?? [];
  const text = pattern?.exec(line)?.at(-1) ?? line;
  return { kind, label: line.slice(0, line.length - text.length), text };
}

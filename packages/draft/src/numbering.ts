/** What a numbered line is: `1.`, `1.1`, `(a)`, `(i)`, `## Schedule 2:`. */
export type NumberedKind = 'clause' | 'sub' | 'item' | 'subitem' | 'schedule';

export interface LineNumber {
  /** What the line begins with, such as `4.1`. */
  label: string;
  /** What a reference to it says, such as `clause 4.1`. */
  citation: string;
}

interface Position {
  clause: number;
  sub: number;
  item: number;
  subitem: number;
  schedule: number;
}

/**
 * Numbers lines by what they are, in order; a line that is none of these (null) gets null.
 * @param unit what the text calls its numbered parts
 * @throws Error for a line that has no place: one below a line that is not there, a clause in a schedule
 */
export function numberLines(kinds: readonly (NumberedKind | null)[], unit: string): (LineNumber | null)[] {
  const at: Position = { clause: 0, sub: 0, item: 0, subitem: 0, schedule: 0 };
  const isOnlySchedule = kinds.filter((kind) => kind === 'schedule').length === 1;
  return kinds.map((kind) => (kind === null ? null : advance(at, kind, unit, isOnlySchedule)));
}

function advance(at: Position, kind: NumberedKind, unit: string, isOnlySchedule: boolean): LineNumber {
  switch (kind) {
    case 'schedule': {
      Object.assign(at, { sub: 0, item: 0, subitem: 0, schedule: at.schedule + 1 });
      const name = isOnlySchedule ? 'Schedule' : `Schedule ${at.schedule}`;
      return { label: `## ${name}:`, citation: isOnlySchedule ? 'the Schedule' : name };
    }
    case 'clause':
      if (at.schedule > 0) throw new Error('a clause stands in a schedule');
      Object.assign(at, { clause: at.clause + 1, sub: 0, item: 0, subitem: 0 });
      return { label: `${at.clause}.`, citation: `${unit} ${at.clause}` };
    case 'sub':
      if (at.clause === 0 || at.schedule > 0) throw new Error('{% sub %} stands outside a clause');
      Object.assign(at, { sub: at.sub + 1, item: 0, subitem: 0 });
      return { label: `${at.clause}.${at.sub}`, citation: `${unit} ${at.clause}.${at.sub}` };
    case 'item':
      Object.assign(at, { item: at.item + 1, subitem: 0 });
      return { label: `(${letterLabel(at.item)})`, citation: cite(at, unit, `(${letterLabel(at.item)})`) };
    case 'subitem':
      if (at.item === 0) throw new Error('{% subitem %} stands outside an item');
      at.subitem += 1;
      return { label: `(${romanLabel(at.subitem)})`, citation: cite(at, unit, `(${letterLabel(at.item)})(${romanLabel(at.subitem)})`) };
  }
}

function cite(at: Position, unit: string, tail: string): string {
  if (at.schedule > 0) return `item ${tail} of Schedule ${at.schedule}`;
  if (at.clause === 0) return `item ${tail}`;
  return `${unit} ${at.clause}${at.sub > 0 ? `.${at.sub}` : ''}${tail}`;
}

/** 1 → a, 26 → z, 27 → aa. */
export function letterLabel(count: number): string {
  const rest = Math.floor((count - 1) / 26);
  return (rest > 0 ? letterLabel(rest) : '') + String.fromCharCode(97 + ((count - 1) % 26));
}

const ROMAN: readonly (readonly [value: number, digits: string])[] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** 1 → i, 4 → iv; no item has hundreds of parts. */
export function romanLabel(count: number): string {
  let rest = count;
  let text = '';
  for (const [amount, digits] of ROMAN) for (; rest >= amount; rest -= amount) text += digits;
  return text;
}

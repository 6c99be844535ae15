import { toRoman } from '../../../core/text/roman.js';
import { MARK } from '../values/marks.js';

interface Numbered {
  /** What the line begins with. */
  label: string;
  /** What a reference to it says. */
  citation: string;
}

interface Position {
  clause: number;
  sub: number;
  item: number;
  subitem: number;
  schedule: number;
}

/** Numbers lines by their marks, in order; an unmarked line ('') gets null. */
export function numberLines(marks: readonly string[], unit: string): (Numbered | null)[] {
  const at: Position = { clause: 0, sub: 0, item: 0, subitem: 0, schedule: 0 };
  const isOnlySchedule = marks.filter((mark) => mark === MARK.schedule).length === 1;
  return marks.map((mark) => (mark === '' ? null : advance(at, mark, unit, isOnlySchedule)));
}

function advance(at: Position, mark: string, unit: string, isOnlySchedule: boolean): Numbered {
  if (mark === MARK.schedule) {
    Object.assign(at, { sub: 0, item: 0, subitem: 0, schedule: at.schedule + 1 });
    const name = isOnlySchedule ? 'Schedule' : `Schedule ${at.schedule}`;
    return { label: `## ${name}:`, citation: isOnlySchedule ? 'the Schedule' : name };
  }
  if (mark === MARK.clause) {
    if (at.schedule > 0) throw new Error('a clause stands in a schedule');
    Object.assign(at, { clause: at.clause + 1, sub: 0, item: 0, subitem: 0 });
    return { label: `${at.clause}.`, citation: `${unit} ${at.clause}` };
  }
  if (mark === MARK.sub) {
    if (at.clause === 0 || at.schedule > 0) throw new Error('{% sub %} stands outside a clause');
    Object.assign(at, { sub: at.sub + 1, item: 0, subitem: 0 });
    return { label: `${at.clause}.${at.sub}`, citation: `${unit} ${at.clause}.${at.sub}` };
  }
  if (mark === MARK.item) {
    Object.assign(at, { item: at.item + 1, subitem: 0 });
    return { label: `(${letterLabel(at.item)})`, citation: cite(at, unit, `(${letterLabel(at.item)})`) };
  }
  if (at.item === 0) throw new Error('{% subitem %} stands outside an item');
  at.subitem += 1;
  return { label: `(${toRoman(at.subitem)})`, citation: cite(at, unit, `(${letterLabel(at.item)})(${toRoman(at.subitem)})`) };
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

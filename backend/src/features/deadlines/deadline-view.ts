import { enumValue } from '../../core/graphql/enum-value.js';
import type { CountedDeadline } from './calendar/count-deadline.js';
import type { DeadlineRow, Mover, Pin, Words } from './calendar/deadline-row.js';
import { type Language, lineIn, namedDay, periodIn, pinIn, statementIn, statusIn } from './calendar/deadline-words.js';
import type { GroupedRow } from './calendar/load-rows.js';
import {
  DeadlineNoteKind,
  type DeadlinePin,
  type DeadlineNote,
  type DeadlineRowView,
  DeadlineStatusName,
  type DeadlineView,
  PinCompared,
  SumLineKind,
} from './deadlines.views.js';

/** What is known of a pin's place in the library. */
export interface PinInLibrary {
  compared: `${PinCompared}`;
  documentId: string | null;
}

/** The library's word on each pin, by `pinKey`; empty where nothing was looked up. */
export type PinsInLibrary = ReadonlyMap<string, PinInLibrary>;

export const pinKey = ({ act, place = '' }: Pin): string => `${act}#${place}`;

const NOT_COMPARED: Words = { en: 'Not compared with the act here.', hi: 'यहाँ अधिनियम से मिलाया नहीं गया।' };

/** How the parts of the calendar are shown in one language. */
export class DeadlineViews {
  constructor(
    private readonly language: Language,
    private readonly library: PinsInLibrary = new Map(),
  ) {}

  row(row: GroupedRow): DeadlineRowView {
    const { language } = this;
    const own = (words: Words | undefined): string | null => words?.[language] ?? null;
    return {
      id: row.id,
      group: row.group.id,
      groupName: row.group.name[language],
      event: row.event[language],
      task: row.task[language],
      period: row.period === 'none' ? null : periodIn(language, row.period),
      start: row.start[language],
      wait: row.wait ? `${row.wait.text[language]}: ${periodIn(language, row.wait.period)}` : null,
      extension: own(row.extension?.text),
      decides: row.decides[language],
      leavesOutCopyTime: row.leftOut.includes('copy-time'),
      leavesOutNoticeTime: row.leftOut.includes('notice-time'),
      state: row.state ?? null,
      pins: this.pins(row.pins),
      notes: row.notes.map(({ kind, text, pins }) => this.note(enumValue(DeadlineNoteKind, kind), text, pins)),
    };
  }

  deadline(row: GroupedRow, counted: CountedDeadline, moves: readonly Mover[], days: { date: string; today: string }): DeadlineView {
    const { language } = this;
    const { sum, status, ...dates } = counted;
    return {
      row: this.row(row),
      ...days,
      ...dates,
      status: enumValue(DeadlineStatusName, status),
      statusText: statusIn(language, status, counted),
      statement: statementIn(language, counted),
      lastDayText: counted.lastDay && namedDay(language, counted.lastDay),
      sum: sum.map((line) => ({
        kind: enumValue(SumLineKind, line.kind),
        text: lineIn(language, row, line),
        day: line.day,
        pins: this.pins(line.pins),
      })),
      moves: moves.map(({ id, text, pins }) =>
        this.note(id === 'special-law' ? DeadlineNoteKind.SPECIAL_LAW : DeadlineNoteKind.NOTE, text, pins),
      ),
    };
  }

  private note(kind: DeadlineNoteKind, text: Words, pins: readonly Pin[]): DeadlineNote {
    return { kind, text: text[this.language], pins: this.pins(pins) };
  }

  private pins(pins: readonly Pin[]): DeadlinePin[] {
    return pins.map((pin) => {
      const known = this.library.get(pinKey(pin));
      return {
        act: pin.act,
        place: pin.place ?? null,
        part: pin.part ?? null,
        label: pinIn(this.language, pin),
        compared: known ? enumValue(PinCompared, known.compared) : null,
        notice: known && known.compared !== 'held' ? NOT_COMPARED[this.language] : null,
        documentId: known?.documentId ?? null,
      };
    });
  }
}

/** Every place that an answer about a row names, each once. */
export function pinsOf(row: DeadlineRow, counted: CountedDeadline, moves: readonly Mover[]): Pin[] {
  const all = [...row.pins, ...[...row.notes, ...counted.sum, ...moves].flatMap(({ pins }) => pins)];
  return [...new Map(all.map((pin) => [pinKey(pin), pin])).values()];
}

import { ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../core/descriptions/api-field.js';
import { CalendarDateScalar } from '../../core/graphql/calendar-date.scalar.js';
import { pageOf } from '../../core/pages/page.js';

export enum ChronologyState {
  PROPOSED = 'proposed',
  CONFIRMED = 'confirmed',
  HIDDEN = 'hidden',
}
registerEnumType(ChronologyState, {
  name: 'ChronologyState',
  description: 'What was decided of an event.',
  valuesMap: {
    PROPOSED: { description: 'It was read from a paper; nobody has looked at it yet.' },
    CONFIRMED: { description: 'It belongs in the list of dates.' },
    HIDDEN: { description: 'It does not, and is not proposed again.' },
  },
});

export enum DatePrecision {
  DAY = 'day',
  MONTH = 'month',
  YEAR = 'year',
}
registerEnumType(DatePrecision, {
  name: 'DatePrecision',
  description: 'How much of a date is known.',
  valuesMap: {
    DAY: { description: 'The day.' },
    MONTH: { description: 'Its month: `day` is the first of it.' },
    YEAR: { description: 'Its year: `day` is the first of January.' },
  },
});

export enum EventSource {
  FILE = 'file',
  NOTES = 'notes',
  HAND = 'hand',
}
registerEnumType(EventSource, {
  name: 'EventSource',
  description: 'Where an event of a chronology comes from.',
  valuesMap: {
    FILE: { description: 'A file of the matter.' },
    NOTES: { description: 'The notes of the matter.' },
    HAND: { description: 'Its owner entered it.' },
  },
});

@ShownToKeys('MATTERS')
@ObjectType('ChronologyEvent', { description: 'Something that happened in a matter on a day, with where that stands.' })
export class ChronologyEventView {
  @ApiField(() => ID, { description: 'Stays the same.' })
  id: string;

  @ApiField(() => ID, { description: 'The matter that it belongs to.' })
  matterId: string;

  @ApiField(() => CalendarDateScalar, { description: 'The day; the first of the month or year where no more is known.' })
  day: string;

  @ApiField(() => DatePrecision, { description: 'How much of the date is known.' })
  precision: DatePrecision;

  @ApiField(() => [CalendarDateScalar], {
    description: 'The days that the words may mean, where they leave it open: 03/04/2024. One of them is chosen before it is confirmed.',
  })
  choices: string[];

  @ApiField(() => String, { description: 'What happened.' })
  text: string;

  @ApiField(() => ChronologyState, { description: 'What was decided of it.' })
  state: ChronologyState;

  @ApiField(() => EventSource, { description: 'Where it comes from.' })
  source: EventSource;

  @ApiField(() => ID, { nullable: true, description: 'The file that it was read from; it may have been deleted since.' })
  fileId: string | null;

  @ApiField(() => String, { nullable: true, description: 'Name of that file, or what its owner wrote of the source.' })
  sourceName: string | null;

  @ApiField(() => Int, { nullable: true, description: 'Page of the file, from 1; null where it has no pages.' })
  page: number | null;

  @ApiField(() => String, { nullable: true, description: 'Number of the paragraph.' })
  paragraph: string | null;

  @ApiField(() => String, { nullable: true, description: 'The sentence that it was read from, in the words of the paper.' })
  words: string | null;

  @ApiField(() => Date, { description: 'When it was entered.' })
  createdAt: Date;

  @ApiField(() => Date, { description: 'When it was last changed.' })
  updatedAt: Date;
}

export const ChronologyConnection = pageOf(ChronologyEventView, 'ChronologyConnection');

@ShownToKeys('MATTERS')
@ObjectType({ description: 'What reading the papers of a matter has brought.' })
export class ChronologyReading {
  @ApiField(() => Int, { description: 'Events that are proposed now and were not known before.' })
  added: number;

  @ApiField(() => Int, { description: 'Events that there was no place for.' })
  leftOver: number;

  @ApiField(() => [String], { description: 'Names of files that were not read: too many, too long, still being read, or not readable.' })
  leftOut: string[];
}

@ShownToKeys('MATTERS')
@ObjectType({ description: 'An event that was deleted.' })
export class DeletedChronologyEvent {
  @ApiField(() => ID, { description: 'Its id.' })
  id: string;
}

import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { CalendarDateScalar } from '../../core/graphql/calendar-date.scalar.js';
import { ApiField, RestOnlyField } from '../../core/descriptions/api-field.js';
import { pageOf } from '../../core/pages/page.js';

export enum DeadlineLanguage {
  ENGLISH = 'en',
  HINDI = 'hi',
}
registerEnumType(DeadlineLanguage, {
  name: 'DeadlineLanguage',
  description: 'The language of the words of the calendar.',
  valuesMap: { ENGLISH: { description: 'English.' }, HINDI: { description: 'Hindi.' } },
});

export enum DeadlineStatusName {
  IN_TIME = 'in_time',
  LATE_NEEDS_CAUSE = 'late_needs_cause',
  TOO_EARLY = 'too_early',
  PERIOD_SEEMS_OVER = 'period_seems_over',
  NOT_KNOWN_YET = 'not_known_yet',
}
registerEnumType(DeadlineStatusName, {
  name: 'DeadlineStatus',
  description: 'How today stands to a period, on the facts given alone.',
  valuesMap: {
    IN_TIME: { description: 'The period is running.' },
    LATE_NEEDS_CAUSE: { description: 'The period has ended; the law allows more time for sufficient cause.' },
    TOO_EARLY: { description: 'Something has to run out first.' },
    PERIOD_SEEMS_OVER: { description: 'The period and what extends it have ended, unless something moves it.' },
    NOT_KNOWN_YET: { description: 'What it is counted from has not happened, or the law named sets no last day.' },
  },
});

export enum SumLineKind {
  START = 'start',
  FIRST_DAY = 'first_day',
  WAIT = 'wait',
  PERIOD = 'period',
  LEFT_OUT = 'left_out',
  END = 'end',
  OPEN_DAY = 'open_day',
  EXTENSION = 'extension',
  OUTER = 'outer',
}
registerEnumType(SumLineKind, {
  name: 'DeadlineLineKind',
  description: 'What a line of the sum is.',
  valuesMap: {
    START: { description: 'The day that it is counted from.' },
    FIRST_DAY: { description: 'A day that is not counted.' },
    WAIT: { description: 'What has to run out first.' },
    PERIOD: { description: 'The period.' },
    LEFT_OUT: { description: 'Days that are left out.' },
    END: { description: 'The day on which the period ends.' },
    OPEN_DAY: { description: 'The next open day, where it ends on a closed one.' },
    EXTENSION: { description: 'What the law allows beyond the period.' },
    OUTER: { description: 'A limit that stands beside the period.' },
  },
});

export enum PinCompared {
  HELD = 'held',
  SECTION_MISSING = 'section-missing',
  ACT_MISSING = 'act-missing',
}
registerEnumType(PinCompared, {
  name: 'DeadlinePinCompared',
  description: 'Whether the library holds the place that a row rests on.',
  valuesMap: {
    HELD: { description: 'The library holds it.' },
    SECTION_MISSING: { description: 'The library holds the act, but no such place in it.' },
    ACT_MISSING: { description: 'The library does not hold the act.' },
  },
});

export enum DeadlineNoteKind {
  SPECIAL_LAW = 'special-law',
  SUPERSEDED = 'superseded',
  OLD_NAME = 'old-name',
  NOTE = 'note',
}
registerEnumType(DeadlineNoteKind, {
  name: 'DeadlineNoteKind',
  description: 'What a note of a row is about.',
  valuesMap: {
    SPECIAL_LAW: { description: 'A special law comes first.' },
    SUPERSEDED: { description: 'Another provision took the place of this one.' },
    OLD_NAME: { description: 'The act still names law that was replaced.' },
    NOTE: { description: 'Something else to attend to.' },
  },
});

@ShownToKeys('SEARCH')
@ObjectType({ description: 'Where a rule stands.' })
export class DeadlinePin {
  @ApiField(() => String, { description: 'Title and year of the act, or the name of rules or of a direction.' })
  act: string;

  @ApiField(() => String, { nullable: true, description: 'As the act names it: `138`, `Article 116`, `Order VIII Rule 1`.' })
  place: string | null;

  @ApiField(() => String, { nullable: true, description: 'The limb or part in it, such as `(b)`.' })
  part: string | null;

  @ApiField(() => String, { description: 'The whole in words, such as `Article 116(b), Limitation Act, 1963`.' })
  label: string;

  @ApiField(() => PinCompared, {
    nullable: true,
    description: 'Whether the library holds it; null in lists, where it is not looked up.',
  })
  compared: PinCompared | null;

  @ApiField(() => String, { nullable: true, description: 'Says so where the place could not be compared with the act here.' })
  notice: string | null;

  @ApiField(() => ID, { nullable: true, description: 'The source of the library that is the act.' })
  documentId: string | null;
}

@ShownToKeys('SEARCH')
@ObjectType({ description: 'Something to know about a row, or that may move its period.' })
export class DeadlineNote {
  @ApiField(() => DeadlineNoteKind, { description: 'What it is about.' })
  kind: DeadlineNoteKind;

  @ApiField(() => String, { description: 'In words.' })
  text: string;

  @ApiField(() => [DeadlinePin], { description: 'Where it stands.' })
  pins: DeadlinePin[];
}

@ShownToKeys('SEARCH')
@ObjectType({ description: 'Where holidays of their own are known: what may be named in `state` and makes a difference, and in `court`.' })
export class HolidayPlaces {
  @ApiField(() => [String], { description: 'States and Union territories.' })
  states: string[];

  @ApiField(() => [String], { description: 'Courts.' })
  courts: string[];
}

@ShownToKeys('SEARCH')
@ObjectType({ description: 'A field of law of the calendar.' })
export class DeadlineGroup {
  @Field(() => ID, { description: 'Names it in `group`.' })
  @RestOnlyField(() => String, { description: 'Names it in `group`.' })
  id: string;

  @ApiField(() => String, { description: 'What it is called.' })
  name: string;

  @ApiField(() => Int, { description: 'Its rows.' })
  rowCount: number;
}

@ShownToKeys('SEARCH')
@ObjectType('DeadlineRow', { description: 'A row of the calendar of the law: what happened, and until when something is to be done.' })
export class DeadlineRowView {
  @Field(() => ID, { description: 'Names the row where a deadline is counted.' })
  @RestOnlyField(() => String, { description: 'Names the row where a deadline is counted.' })
  id: string;

  @ApiField(() => String, { description: 'The field of law, one of the groups.' })
  group: string;

  @ApiField(() => String, { description: 'What the field of law is called.' })
  groupName: string;

  @ApiField(() => String, { description: 'What happened.' })
  event: string;

  @ApiField(() => String, { description: 'What is to be done.' })
  task: string;

  @ApiField(() => String, { nullable: true, description: 'Until when, such as `30 days`; null where the law named sets no last day.' })
  period: string | null;

  @ApiField(() => String, { description: 'What it is counted from: the label of the date.' })
  start: string;

  @ApiField(() => String, { nullable: true, description: 'What has to run out first, in words.' })
  wait: string | null;

  @ApiField(() => String, { nullable: true, description: 'What the law allows beyond the period, in words.' })
  extension: string | null;

  @ApiField(() => String, { description: 'Who decides.' })
  decides: string;

  @ApiField(() => Boolean, { description: 'Whether `copyDays` may be given: the time of getting a copy is left out.' })
  leavesOutCopyTime: boolean;

  @ApiField(() => Boolean, {
    description: 'Whether `noticeDays` may be given: the period of a notice that the law requires first is left out.',
  })
  leavesOutNoticeTime: boolean;

  @ApiField(() => String, { nullable: true, description: 'The State whose law it is; null for all of India.' })
  state: string | null;

  @ApiField(() => [DeadlinePin], { description: 'Where it stands; the first fixes the period.' })
  pins: DeadlinePin[];

  @ApiField(() => [DeadlineNote], { description: 'What to know about it.' })
  notes: DeadlineNote[];
}

export const DeadlineRowConnection = pageOf(DeadlineRowView, 'DeadlineRowConnection');

@ShownToKeys('SEARCH')
@ObjectType({ description: 'A line of the sum that leads to the last day.' })
export class DeadlineLine {
  @ApiField(() => SumLineKind, { description: 'What it is.' })
  kind: SumLineKind;

  @ApiField(() => String, { description: 'In words, with its day.' })
  text: string;

  @ApiField(() => CalendarDateScalar, { nullable: true, description: 'The day that it comes to.' })
  day: string | null;

  @ApiField(() => [DeadlinePin], { description: 'Where it stands.' })
  pins: DeadlinePin[];
}

@ShownToKeys('SEARCH')
@ObjectType('Deadline', { description: 'A deadline on the facts given alone: arithmetic, to be checked before anything is filed.' })
export class DeadlineView {
  @ApiField(() => DeadlineRowView, { description: 'The row, its places compared with the library.' })
  row: DeadlineRowView;

  @ApiField(() => CalendarDateScalar, { description: 'The day on which what the row names happened, as it was read.' })
  date: string;

  @ApiField(() => CalendarDateScalar, { description: 'The day to which `status` and `daysLeft` belong.' })
  today: string;

  @ApiField(() => DeadlineStatusName, { description: 'How today stands to the period.' })
  status: DeadlineStatusName;

  @ApiField(() => String, { description: 'The same in words, with the day that belongs to it.' })
  statusText: string;

  @ApiField(() => String, { description: 'What may be said of it: "On these facts alone …".' })
  statement: string;

  @ApiField(() => CalendarDateScalar, { nullable: true, description: 'The day on which the period ends.' })
  periodEnds: string | null;

  @ApiField(() => CalendarDateScalar, { nullable: true, description: 'The same, or the next open day where it is closed.' })
  lastDay: string | null;

  @ApiField(() => String, { nullable: true, description: 'The same in words, with its day of the week.' })
  lastDayText: string | null;

  @ApiField(() => Int, { nullable: true, description: 'Days from today to the last day, 0 on it; null once it has passed.' })
  daysLeft: number | null;

  @ApiField(() => CalendarDateScalar, { nullable: true, description: 'The first day on which it is not too early.' })
  notBefore: string | null;

  @ApiField(() => CalendarDateScalar, {
    nullable: true,
    description: 'The last day with what the law allows beyond the period; null where it sets no limit.',
  })
  extendedUntil: string | null;

  @ApiField(() => [DeadlineLine], { description: 'The sum, line by line.' })
  sum: DeadlineLine[];

  @ApiField(() => [DeadlineNote], { description: 'What may move it, on facts that are not known here.' })
  moves: DeadlineNote[];
}

import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { CalendarDateScalar } from '../../../core/graphql/calendar-date.scalar.js';
import { ApiField, RestOnlyField } from '../../../core/descriptions/api-field.js';
import { DeadlineStatusName } from '../deadlines.views.js';

const ROW_ID = 'The row, as `deadline` and `POST /api/deadlines` take it.';

@ShownToKeys('ASK', 'CONVERSATIONS')
@ObjectType('AnswerDeadline', {
  description: 'A row of the calendar of the law that fits a question, counted where the question surely tells the day. Provisional.',
})
export class QuestionDeadline {
  @Field(() => ID, { description: ROW_ID })
  @RestOnlyField(() => String, { description: ROW_ID })
  rowId: string;

  @ApiField(() => String, { description: 'What happened.' })
  event: string;

  @ApiField(() => String, { description: 'What is to be done.' })
  task: string;

  @ApiField(() => String, { nullable: true, description: 'Until when, such as `30 days`; null where the law named sets no last day.' })
  period: string | null;

  @ApiField(() => String, { description: 'What it is counted from: the label of the date.' })
  start: string;

  @ApiField(() => String, { description: 'Where it stands, such as `Article 116(b), Limitation Act, 1963`.' })
  law: string;

  @ApiField(() => CalendarDateScalar, {
    nullable: true,
    description:
      'The day that the question tells, from which it is counted; null where none is. All fields below are then null, too, unless a question tells how long ago it was, and the period is surely over.',
  })
  date: string | null;

  @ApiField(() => String, { nullable: true, description: 'How the day was taken: "Taking 3 November 2026 for: …".' })
  taken: string | null;

  @ApiField(() => CalendarDateScalar, {
    nullable: true,
    description: 'The day on which the period ends, or the next open one; null too where the law named sets none.',
  })
  lastDay: string | null;

  @ApiField(() => String, { nullable: true, description: 'What is to be done by when, in words.' })
  headline: string | null;

  @ApiField(() => DeadlineStatusName, { nullable: true, description: 'How the day of the answer stands to the period.' })
  status: DeadlineStatusName | null;

  @ApiField(() => String, { nullable: true, description: 'The same in words; of a period that seems over also what the law leaves open.' })
  statusText: string | null;

  @ApiField(() => String, {
    nullable: true,
    description: 'What may be said of it: "On these facts alone …; provisional, check before filing."',
  })
  statement: string | null;

  @ApiField(() => [String], { description: 'The sum, line by line; empty where nothing is counted.' })
  sum: string[];

  @ApiField(() => String, {
    nullable: true,
    description: 'Says so where the library does not hold the place, with which it was not compared.',
  })
  notice: string | null;
}

import { ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { CalendarDateScalar } from '../../../core/graphql/calendar-date.scalar.js';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { pageOf } from '../../../core/pages/page.js';

export enum MatterDeadlineStatus {
  OPEN = 'open',
  DONE = 'done',
  MISSED = 'missed',
}
registerEnumType(MatterDeadlineStatus, {
  name: 'MatterDeadlineStatus',
  description: 'What became of a date.',
  valuesMap: {
    OPEN: { description: 'It is still to be attended to.' },
    DONE: { description: 'It was attended to.' },
    MISSED: { description: 'It was missed.' },
  },
});

@ShownToKeys('MATTERS')
@ObjectType('MatterDeadline', { description: 'A date of a matter: a last day that was counted, or a hearing that was typed in.' })
export class MatterDeadlineView {
  @ApiField(() => ID, { description: 'Stays the same.' })
  id: string;

  @ApiField(() => ID, { description: 'The matter that it belongs to.' })
  matterId: string;

  @ApiField(() => String, { description: 'What the matter is called.' })
  matterTitle: string;

  @ApiField(() => Boolean, { description: 'Whether its matter is confidential: calendar files and e-mails then name the day alone.' })
  confidential: boolean;

  @ApiField(() => CalendarDateScalar, { description: 'The day.' })
  day: string;

  @ApiField(() => String, { description: 'What is to be done on it, or until then.' })
  title: string;

  @ApiField(() => String, {
    nullable: true,
    description: 'Why it is this day: how it was counted, with what makes it provisional, or what its owner noted.',
  })
  reason: string | null;

  @ApiField(() => String, { nullable: true, description: 'The row of the calendar of the law that it was counted by.' })
  rowId: string | null;

  @ApiField(() => CalendarDateScalar, { nullable: true, description: 'The day that it was counted from.' })
  countedFrom: string | null;

  @ApiField(() => [String], { description: 'Where the law stands that fixes it.' })
  pins: string[];

  @ApiField(() => MatterDeadlineStatus, { description: 'What became of it.' })
  status: MatterDeadlineStatus;

  @ApiField(() => Int, { description: 'Days from today in India to it; negative once it has passed.' })
  daysLeft: number;

  @ApiField(() => Date, { description: 'When it was entered.' })
  createdAt: Date;

  @ApiField(() => Date, { description: 'When it was last changed.' })
  updatedAt: Date;
}

export const MatterDeadlineConnection = pageOf(MatterDeadlineView, 'MatterDeadlineConnection');

@ShownToKeys('MATTERS')
@ObjectType({ description: 'A date that was deleted.' })
export class DeletedMatterDeadline {
  @ApiField(() => ID, { description: 'Its id.' })
  id: string;
}

import { ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../core/descriptions/api-field.js';

@ShownToKeys()
@ObjectType('ReminderSettings', { description: 'How the signed-in user is told of dates that are near.' })
export class ReminderSettingsView {
  @ApiField(() => Boolean, {
    description: 'Whether an e-mail comes on the morning of a date, the day before and a week before; one for all dates.',
  })
  byEmail: boolean;

  @ApiField(() => Boolean, { description: 'Whether this installation can send e-mails.' })
  emailAvailable: boolean;

  @ApiField(() => Date, { nullable: true, description: 'Since when the calendar feed has its present address; null where there is none.' })
  feedSince: Date | null;
}

@ShownToKeys()
@ObjectType({ description: 'A new address of the calendar feed. The one before does not work any more.' })
export class CalendarFeed {
  @ApiField(() => String, {
    description: 'Path of the feed on this server, with its secret; shown this once. Whoever has it reads the dates.',
  })
  path: string;
}

@ShownToKeys()
@ObjectType({ description: 'What was done.' })
export class RemindersNotice {
  @ApiField(() => String, { description: 'In words.' })
  message: string;
}

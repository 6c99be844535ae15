import { ArgsType, Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsBoolean, IsEnum, IsInt, IsObject, IsOptional, IsString, Max, MaxLength, Min, ValidateBy, ValidateNested } from 'class-validator';
import { CalendarDateScalar } from '../../../core/graphql/calendar-date.scalar.js';
import { ApiField, RestOnlyField } from '../../../core/descriptions/api-field.js';
import { PagedQuery, Truth } from '../../../core/pages/list-query.js';
import { type CursorQuery, PageArgs } from '../../../core/pages/page.js';
import { isCalendarDay } from '../../../core/validation/calendar-day.js';
import { OptionalId, RequiredName, RequiredText, Rules, Trimmed } from '../../../core/validation/rules.js';
import { DeadlineLanguage } from '../../deadlines/deadlines.views.js';
import { MatterDeadlineStatus } from './matter-deadlines.views.js';

export const DATE_TITLE_MAX = 200;
export const REASON_MAX = 4000;
const ID_MAX = 60;
const DATE_MAX = 60;
const DAYS_MAX = 3650;
const PLACE_MAX = 120;

const DayRules = () =>
  ValidateBy({ name: 'isCalendarDay', validator: { validate: isCalendarDay } }, { message: 'day must be a date such as 2026-03-12' });
const StatusRules = () => Rules(IsEnum(MatterDeadlineStatus, { message: 'status must be open, done or missed' }), IsOptional());
const ReasonRules = () =>
  Rules(
    IsOptional(),
    MaxLength(REASON_MAX, { message: `The reason must be at most ${REASON_MAX} characters` }),
    IsString({ message: 'The reason must be text' }),
    Trimmed(),
  );
const DaysRules = (what: string) =>
  Rules(
    Max(DAYS_MAX, { message: `${what} must be at most ${DAYS_MAX}` }),
    Min(0, { message: `${what} must not be negative` }),
    IsInt({ message: `${what} must be a whole number of days` }),
    IsOptional(),
  );
const PlaceRules = (what: string) =>
  Rules(
    MaxLength(PLACE_MAX, { message: `${what} must be at most ${PLACE_MAX} characters` }),
    IsString({ message: `${what} must be text` }),
    IsOptional(),
  );

@InputType({ description: 'What a last day is counted from, as for `deadline`.' })
export class CountedDateInput {
  @ApiField(() => String, { description: 'Id of a row of the calendar of the law.' })
  @RequiredText(ID_MAX, 'Row id')
  rowId: string;

  @ApiField(() => String, { description: 'The day on which what the row names happened: `2026-03-12`, `12 March 2026`, `12 मार्च 2026`.' })
  @RequiredText(DATE_MAX, 'Date')
  date: string;

  @ApiField(() => Int, {
    nullable: true,
    description: `Days that getting a copy took, up to ${DAYS_MAX}; only for rows that leave them out.`,
  })
  @DaysRules('Copy days')
  copyDays?: number | null;

  @ApiField(() => Int, {
    nullable: true,
    description: `Days of a notice that the law requires first, up to ${DAYS_MAX}; only for rows that leave them out.`,
  })
  @DaysRules('Notice days')
  noticeDays?: number | null;

  @ApiField(() => String, { nullable: true, description: 'The State or Union territory whose holidays count.' })
  @PlaceRules('State')
  state?: string | null;

  @ApiField(() => String, { nullable: true, description: 'The court whose holidays count.' })
  @PlaceRules('Court')
  court?: string | null;

  @ApiField(() => DeadlineLanguage, {
    nullable: true,
    description: 'The language of the task and the reason that are kept; English when left out.',
  })
  @IsEnum(DeadlineLanguage, { message: 'Language must be one of: en, hi' })
  @IsOptional()
  language?: DeadlineLanguage | null;
}

@InputType({ description: 'A new date of a matter: counted by the calendar of the law, or typed in with its title and day.' })
export class AddMatterDeadlineInput {
  @ApiField(() => ID, { description: 'The matter that it belongs to.' })
  @RequiredText(ID_MAX, 'Matter id')
  matterId: string;

  @ApiField(() => CountedDateInput, { nullable: true, description: 'Counts the day; `day` is left out then.' })
  @Type(() => CountedDateInput)
  @ValidateNested()
  @IsObject({ message: 'counted must be an object' })
  @IsOptional()
  counted?: CountedDateInput | null;

  @ApiField(() => CalendarDateScalar, { nullable: true, description: 'The day, where it is not counted.' })
  @DayRules()
  @IsOptional()
  day?: string | null;

  @ApiField(() => String, {
    nullable: true,
    description: `What is to be done, up to ${DATE_TITLE_MAX} characters; of a counted day the task of its row when left out.`,
  })
  @IsOptional()
  @RequiredName(DATE_TITLE_MAX, 'The title')
  title?: string | null;

  @ApiField(() => String, {
    nullable: true,
    description: `Why it is this day, up to ${REASON_MAX} characters; of a counted day how it was counted when left out.`,
  })
  @ReasonRules()
  reason?: string | null;
}

@InputType({ description: 'A change of a date. What is left out stays as it is.' })
export class UpdateMatterDeadlineInput {
  @ApiField(() => CalendarDateScalar, {
    nullable: true,
    description: 'Another day. What it was counted by is taken away with the one before, since it would be wrong.',
  })
  @DayRules()
  @IsOptional()
  day?: string | null;

  @ApiField(() => String, { nullable: true, description: `What is to be done, 1 to ${DATE_TITLE_MAX} characters.` })
  @IsOptional()
  @RequiredName(DATE_TITLE_MAX, 'The title')
  title?: string | null;

  @ApiField(() => String, {
    nullable: true,
    description: `Why it is this day, up to ${REASON_MAX} characters; an empty text takes it away.`,
  })
  @ReasonRules()
  reason?: string | null;

  @ApiField(() => MatterDeadlineStatus, { nullable: true, description: 'What became of it.' })
  @StatusRules()
  status?: MatterDeadlineStatus | null;
}

/** Which dates are wanted. */
export interface DatesWindow extends CursorQuery {
  matterId?: string | null;
  status?: MatterDeadlineStatus | null;
  confidential?: boolean | null;
}

@ArgsType()
export class MatterDeadlinesArgs extends PageArgs implements DatesWindow {
  @Field(() => ID, { nullable: true, description: 'Only those of this matter; those of all matters when left out.' })
  @OptionalId('Matter not found')
  matterId?: string | null;

  @Field(() => MatterDeadlineStatus, { nullable: true, description: 'Only those of which this became; all when left out.' })
  @StatusRules()
  status?: MatterDeadlineStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those of confidential matters, or only those of others.' })
  @IsBoolean({ message: 'confidential must be true or false' })
  @IsOptional()
  confidential?: boolean | null;
}

/** The list of REST. */
export class MatterDeadlinesQuery extends PagedQuery {
  @RestOnlyField(() => String, { nullable: true, description: 'Only what is in this matter.' })
  @OptionalId('Matter not found')
  matter_id?: string;

  @RestOnlyField(() => MatterDeadlineStatus, { nullable: true, description: 'Only those of which this became; all when left out.' })
  @StatusRules()
  status?: MatterDeadlineStatus;

  @RestOnlyField(() => Boolean, { nullable: true, description: 'Only dates of confidential matters, or only those of others.' })
  @IsBoolean({ message: 'confidential must be true or false' })
  @IsOptional()
  @Truth()
  confidential?: boolean;
}

import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min, ValidateBy } from 'class-validator';
import { CalendarDateScalar } from '../../../core/graphql/calendar-date.scalar.js';
import { ApiField, RestOnlyField } from '../../../core/descriptions/api-field.js';
import { ListQuery } from '../../../core/pages/list-query.js';
import { NumberedPageArgs } from '../../../core/pages/page.js';
import { STATE_NAMES } from '../../../core/text/state-names.js';
import { isCalendarDay } from '../../../core/validation/calendar-day.js';
import { RequiredName, Rules, Trimmed } from '../../../core/validation/rules.js';
import { SeenText } from '../../../core/validation/visible-text.js';

const NAME_MAX = 120;
export const COURT_MAX = 120;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** The name of a State, or nothing. */
export const StateRules = () => Rules(IsIn(STATE_NAMES, { message: `State must be one of: ${STATE_NAMES.join(', ')}` }), IsOptional());

@InputType({ description: 'A day on which courts and offices are closed.' })
export class HolidayInput {
  @ApiField(() => CalendarDateScalar, { description: 'The day, such as `2026-01-26`.' })
  @ValidateBy({ name: 'isCalendarDay', validator: { validate: isCalendarDay } }, { message: 'Day must be a date such as 2026-01-26' })
  day: string;

  @ApiField(() => String, { description: `What it is called, 1 to ${NAME_MAX} characters.` })
  @RequiredName(NAME_MAX, 'Name')
  name: string;

  @ApiField(() => String, { nullable: true, description: 'The State or Union territory in which it is one; null for all of India.' })
  @StateRules()
  state?: string | null;

  @ApiField(() => String, {
    nullable: true,
    description: `The court that is closed on it, up to ${COURT_MAX} characters; null for all courts.`,
  })
  @SeenText('Court')
  @MaxLength(COURT_MAX, { message: `Court must be at most ${COURT_MAX} characters` })
  @IsString({ message: 'Court must be text' })
  @IsOptional()
  @Trimmed()
  court?: string | null;
}

const YearRules = () =>
  Rules(
    Max(LAST_YEAR, { message: `year must be at most ${LAST_YEAR}` }),
    Min(FIRST_YEAR, { message: `year must be at least ${FIRST_YEAR}` }),
    IsInt({ message: 'year must be a whole number' }),
    IsOptional(),
  );

@ArgsType()
export class HolidaysArgs extends NumberedPageArgs {
  @Field(() => Int, { nullable: true, description: 'Only those of this year.' })
  @YearRules()
  year?: number | null;
}

/** The list of REST. */
export class HolidaysQuery extends ListQuery {
  @RestOnlyField(() => Int, { nullable: true, description: 'Only those of this year.' })
  @YearRules()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value))
  year?: number;
}

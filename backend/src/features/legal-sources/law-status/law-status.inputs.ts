import { InputType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsEnum, IsNotEmpty, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { CalendarDateScalar } from '../../../core/graphql/calendar-date.scalar.js';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { isCalendarDay } from '../../../core/validation/calendar-day.js';
import { Rules } from '../../../core/validation/rules.js';
import { LawStateName } from '../law-status.views.js';

const SUCCESSORS_MAX = 5;
const TITLE_MAX = 300;

const Day = (message: string): PropertyDecorator =>
  Rules(ValidateBy({ name: 'isCalendarDay', validator: { validate: isCalendarDay } }, { message }), IsOptional());

@InputType({ description: 'Whether a source of law is in force.' })
export class LawStatusInput {
  @ApiField(() => LawStateName, { description: 'Whether it is in force.' })
  @IsEnum(LawStateName, { message: 'State must be in_force, in_part, amended or repealed' })
  state: LawStateName;

  @ApiField(() => CalendarDateScalar, { nullable: true, description: 'The first day on which any of it was in force.' })
  @Day('The day of commencement must be a date such as 2024-07-01')
  inForceFrom?: string | null;

  @ApiField(() => CalendarDateScalar, {
    nullable: true,
    description: 'The first day on which it was no longer in force; wanted for a repealed source, and only there.',
  })
  @Day('The day of repeal must be a date such as 2024-07-01')
  repealedOn?: string | null;

  @ApiField(() => [String], {
    nullable: true,
    description: `Titles of up to ${SUCCESSORS_MAX} acts that took the place of a repealed one.`,
  })
  @MaxLength(TITLE_MAX, { each: true, message: `A title must be at most ${TITLE_MAX} characters` })
  @IsNotEmpty({ each: true, message: 'A title must not be blank' })
  @IsString({ each: true, message: 'replacedBy must be titles' })
  @ArrayMaxSize(SUCCESSORS_MAX, { message: `At most ${SUCCESSORS_MAX} successors can be named` })
  @IsArray({ message: 'replacedBy must be a list' })
  @IsOptional()
  replacedBy?: string[] | null;
}

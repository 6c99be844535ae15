import { ArgsType } from '@nestjs/graphql';
import { IsNotEmpty, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { CalendarDateScalar } from '../../core/graphql/calendar-date.scalar.js';
import { ApiField } from '../../core/openapi/api-field.js';
import { RefusesUnknownFields } from '../../core/openapi/rest-names.interceptor.js';
import { isCalendarDay } from '../../core/validation/calendar-day.js';

/** The longest text, in UTF-16 units: some thirty pages. */
export const TEXT_MAX = 64_000;

/** A text whose citations are to be verified; the arguments of GraphQL and the body of REST alike. */
@RefusesUnknownFields()
@ArgsType()
export class VerifyRequest {
  @ApiField(() => String, { description: `Any text, of at most ${TEXT_MAX} characters.` })
  @MaxLength(TEXT_MAX, { message: `The text must be at most ${TEXT_MAX} characters` })
  @IsNotEmpty({ message: 'The text must not be empty' })
  @IsString({ message: 'The text must be text' })
  text: string;

  @ApiField(() => CalendarDateScalar, { nullable: true, description: 'The day whose law counts; today when left out.' })
  @ValidateBy({ name: 'isCalendarDay', validator: { validate: isCalendarDay } }, { message: 'as_on must be a date such as 2024-07-01' })
  @IsOptional()
  asOn?: string | null;
}

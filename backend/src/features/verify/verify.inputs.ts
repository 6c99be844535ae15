import { ArgsType } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  ValidateBy,
} from 'class-validator';
import { CalendarDateScalar } from '../../core/graphql/calendar-date.scalar.js';
import { ApiField, RestOnlyType } from '../../core/descriptions/api-field.js';
import { isCalendarDay } from '../../core/validation/calendar-day.js';

/** The longest text, in UTF-16 units: some thirty pages. */
export const TEXT_MAX = 64_000;

/** Files that are verified in one call, and the longest name of one. */
export const FILES_MAX = 10;
const FILENAME_MAX = 255;

/** Which law counts. */
@ArgsType()
class VerifiedDay {
  @ApiField(() => CalendarDateScalar, { nullable: true, description: 'The day whose law counts; today when left out.' })
  @ValidateBy({ name: 'isCalendarDay', validator: { validate: isCalendarDay } }, { message: 'as_on must be a date such as 2024-07-01' })
  @IsOptional()
  asOn?: string | null;
}

/** A text whose citations are to be verified; the arguments of GraphQL and the body of REST alike. */
@RestOnlyType('A text whose citations are to be verified.')
@ArgsType()
export class VerifyRequest extends VerifiedDay {
  @ApiField(() => String, { description: `Any text, of at most ${TEXT_MAX} characters.` })
  @MaxLength(TEXT_MAX, { message: `The text must be at most ${TEXT_MAX} characters` })
  @IsNotEmpty({ message: 'The text must not be empty' })
  @IsString({ message: 'The text must be text' })
  text: string;
}

/** The caller's own files whose citations are to be verified. */
@RestOnlyType("The caller's own files whose citations are to be verified.")
@ArgsType()
export class VerifyFilesRequest extends VerifiedDay {
  @ApiField(() => [String], { description: `Names of files that the caller has uploaded, at most ${FILES_MAX}.` })
  @MaxLength(FILENAME_MAX, { each: true, message: `A file name must be at most ${FILENAME_MAX} characters` })
  @IsString({ each: true, message: 'A file name must be text' })
  @ArrayUnique({ message: 'Each file must be named once' })
  @ArrayMaxSize(FILES_MAX, { message: `At most ${FILES_MAX} files can be verified at once` })
  @ArrayNotEmpty({ message: 'At least one file must be named' })
  @IsArray({ message: 'filenames must be a list' })
  filenames: string[];
}

import { ValidationError } from '../../core/errors/common-errors.js';
import { ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  Validate,
  ValidateNested,
  ValidatorConstraint,
} from 'class-validator';
import { ApiField } from '../../core/descriptions/api-field.js';
import { OptionalId } from '../../core/validation/rules.js';
import { isCalendarDay } from '../../core/validation/calendar-day.js';
import { NOTICE_KINDS, type NoticeKind } from './reading/notice-reading.js';
import { NoticeTimeStart, NoticeTimeUnit } from './notice.views.js';

const NAME_MAX = 255;
const COUNT_MAX = 400;
const DAY = 'The day must be written as YYYY-MM-DD';

@ValidatorConstraint({ name: 'calendarDay' })
class CalendarDay {
  validate(value: unknown): boolean {
    return isCalendarDay(value);
  }
}

@InputType({ description: 'The time that a notice allows, as the user corrected it.' })
export class NoticeTimeInput {
  @ApiField(() => Int, { nullable: true, description: `How many units, at most ${COUNT_MAX}.` })
  @Max(COUNT_MAX, { message: `The time must be at most ${COUNT_MAX} units` })
  @Min(1, { message: 'The time must be at least 1 unit' })
  @IsInt({ message: 'The time must be a whole number' })
  @IsOptional()
  count?: number | null;

  @ApiField(() => NoticeTimeUnit, { nullable: true, description: 'Days when left out.' })
  @IsIn(Object.values(NoticeTimeUnit), { message: 'unit must be hour, day, week or month' })
  @IsOptional()
  unit?: `${NoticeTimeUnit}` | null;

  @ApiField(() => NoticeTimeStart, { nullable: true, description: 'From receipt when left out.' })
  @IsIn(Object.values(NoticeTimeStart), { message: 'from must be receipt, notice or unstated' })
  @IsOptional()
  from?: `${NoticeTimeStart}` | null;

  @ApiField(() => String, { nullable: true, description: 'A day instead, as YYYY-MM-DD.' })
  @Validate(CalendarDay, { message: DAY })
  @IsOptional()
  until?: string | null;
}

@InputType({
  description: "Which of the user's own files is to be read as a notice, and what the user knows or corrected for the date of the reply.",
})
export class NoticeInput {
  @ApiField(() => String, { description: "Name of one of the signed-in user's own files." })
  @MaxLength(NAME_MAX, { message: 'File not found' })
  @IsString({ message: 'File not found' })
  filename: string;

  @ApiField(() => String, {
    nullable: true,
    description: 'The day on which the paper was received, as YYYY-MM-DD; it is asked for, never read from the paper.',
  })
  @Validate(CalendarDay, { message: DAY })
  @IsOptional()
  receivedOn?: string | null;

  @ApiField(() => ID, {
    nullable: true,
    description: 'A matter of the signed-in user that it is read in: the file must belong to it. Keys need the scope MATTERS as well.',
  })
  @OptionalId('Matter not found')
  matterId?: string | null;

  @ApiField(() => String, { nullable: true, description: 'The date of the notice, where the one that was read is wrong.' })
  @Validate(CalendarDay, { message: DAY })
  @IsOptional()
  noticeDate?: string | null;

  @ApiField(() => String, {
    nullable: true,
    description:
      'What the paper is, where it was read as something else or as no notice at all: it is then read as this. One of the kinds of reply.',
  })
  @IsIn(NOTICE_KINDS, { message: 'kind must be one of the kinds of reply' })
  @IsOptional()
  kind?: NoticeKind | null;

  @ApiField(() => Boolean, {
    nullable: true,
    description: 'The time that was read is wrong, and the paper names none: the date of the reply is worked out without it.',
  })
  @IsBoolean({ message: 'no_time must be true or false' })
  @IsOptional()
  noTime?: boolean | null;

  @ApiField(() => Boolean, {
    nullable: true,
    description: 'Read by rules alone, even where a language model is configured: for working out the date of the reply again.',
  })
  @IsBoolean({ message: 'rules_only must be true or false' })
  @IsOptional()
  rulesOnly?: boolean | null;

  @ApiField(() => NoticeTimeInput, { nullable: true, description: 'The time allowed, where the one that was read is wrong.' })
  @Type(() => NoticeTimeInput)
  @ValidateNested()
  @IsObject({ message: 'time must be an object' })
  @IsOptional()
  time?: NoticeTimeInput | null;
}

const SECTIONS_MAX = 100;
const PROVISION_MAX = 300;
const ABOUT_MAX = 4000;

@InputType({ description: 'What a reply needs law for.' })
export class ReplyLawInput {
  @ApiField(() => [String], {
    nullable: true,
    description: 'What the notice cites, as read: "Section 138, Negotiable Instruments Act, 1881".',
  })
  @MaxLength(PROVISION_MAX, { each: true, message: `A provision must be at most ${PROVISION_MAX} characters` })
  @IsString({ each: true, message: 'sections must be a list of texts' })
  @ArrayMaxSize(SECTIONS_MAX, { message: `At most ${SECTIONS_MAX} provisions` })
  @IsArray({ message: 'sections must be a list of texts' })
  @IsOptional()
  sections?: string[] | null;

  @ApiField(() => String, { nullable: true, description: 'An allegation and what is said to it; the library is searched for it.' })
  @MaxLength(ABOUT_MAX, { message: `about must be at most ${ABOUT_MAX} characters` })
  @IsString({ message: 'about must be text' })
  @IsOptional()
  about?: string | null;

  @ApiField(() => ID, {
    nullable: true,
    description: 'A matter of the signed-in user that the reply belongs to. Keys need the scope MATTERS as well.',
  })
  @OptionalId('Matter not found')
  matterId?: string | null;
}

/** What law is proposed for. */
export interface ProposalRequest {
  sections: readonly string[];
  about: string | null;
  matterId: string | null;
}

/** A point of white space alone is none. @throws ValidationError when neither sections nor a point are given */
export function proposalRequest({ sections, about, matterId }: ReplyLawInput): ProposalRequest {
  const given = (sections ?? []).map((section) => section.replace(/\s+/gu, ' ').trim()).filter(Boolean);
  const point = about?.trim() || null;
  if (given.length === 0 && point === null)
    throw new ValidationError([{ field: 'sections', message: 'Enter a provision that the notice cites, or a point to search for' }]);
  return { sections: given, about: point, matterId: matterId ?? null };
}

import { ArgsType, Field, ID, InputType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { ApiField, RestOnlyField } from '../../core/descriptions/api-field.js';
import { CalendarDateScalar } from '../../core/graphql/calendar-date.scalar.js';
import { PagedQuery } from '../../core/pages/list-query.js';
import { type CursorQuery, PageArgs } from '../../core/pages/page.js';
import { isCalendarDay } from '../../core/validation/calendar-day.js';
import { RequiredText, Rules, Trimmed } from '../../core/validation/rules.js';
import { ChronologyState, DatePrecision } from './chronology.views.js';

export const EVENT_TEXT_MAX = 1000;
const SOURCE_MAX = 200;
const ID_MAX = 60;

const DayRules = () =>
  ValidateBy({ name: 'isCalendarDay', validator: { validate: isCalendarDay } }, { message: 'day must be a date such as 2024-03-12' });
const PrecisionRules = () => Rules(IsEnum(DatePrecision, { message: 'precision must be day, month or year' }), IsOptional());
const StateRules = () => Rules(IsEnum(ChronologyState, { message: 'state must be proposed, confirmed or hidden' }), IsOptional());
const SourceRules = () =>
  Rules(
    IsOptional(),
    MaxLength(SOURCE_MAX, { message: `The source must be at most ${SOURCE_MAX} characters` }),
    IsString({ message: 'The source must be text' }),
    Trimmed(),
  );

@InputType({ description: 'A new event of a chronology, which counts as confirmed.' })
export class AddChronologyEventInput {
  @ApiField(() => CalendarDateScalar, { description: 'The day; any day of the month or year where no more is known.' })
  @DayRules()
  day: string;

  @ApiField(() => DatePrecision, { nullable: true, description: 'How much of the date is known; the day when left out.' })
  @PrecisionRules()
  precision?: DatePrecision | null;

  @ApiField(() => String, { description: `What happened, 1 to ${EVENT_TEXT_MAX} characters.` })
  @RequiredText(EVENT_TEXT_MAX, 'What happened')
  text: string;

  @ApiField(() => String, { nullable: true, description: `Where it stands, such as "Annexure P-2", up to ${SOURCE_MAX} characters.` })
  @SourceRules()
  sourceName?: string | null;
}

@InputType({ description: 'A change of an event. What is left out stays as it is.' })
export class UpdateChronologyEventInput {
  @ApiField(() => CalendarDateScalar, { nullable: true, description: 'Another day, or which of `choices` it is.' })
  @DayRules()
  @IsOptional()
  day?: string | null;

  @ApiField(() => DatePrecision, { nullable: true, description: 'How much of the date is known.' })
  @PrecisionRules()
  precision?: DatePrecision | null;

  @ApiField(() => String, { nullable: true, description: `What happened, 1 to ${EVENT_TEXT_MAX} characters.` })
  @IsOptional()
  @RequiredText(EVENT_TEXT_MAX, 'What happened')
  text?: string | null;

  @ApiField(() => String, { nullable: true, description: `Where it stands, up to ${SOURCE_MAX} characters; an empty text takes it away.` })
  @SourceRules()
  sourceName?: string | null;

  @ApiField(() => ChronologyState, { nullable: true, description: 'What is decided of it.' })
  @StateRules()
  state?: ChronologyState | null;
}

/** Which events are wanted. */
export interface ChronologyWindow extends CursorQuery {
  state?: ChronologyState | null;
}

@ArgsType()
export class ChronologyArgs extends PageArgs implements ChronologyWindow {
  @Field(() => ID, { description: 'A matter of the signed-in user.' })
  @RequiredText(ID_MAX, 'Matter id')
  matterId: string;

  @Field(() => ChronologyState, { nullable: true, description: 'Only those of which this was decided; all when left out.' })
  @StateRules()
  state?: ChronologyState | null;
}

/** The list of REST. */
export class ChronologyQuery extends PagedQuery {
  @RestOnlyField(() => ChronologyState, { nullable: true, description: 'Only those of which this was decided; all when left out.' })
  @StateRules()
  state?: ChronologyState;
}

export enum ChronologyFormat {
  DOCX = 'docx',
  PDF = 'pdf',
  TXT = 'txt',
}
export enum ChronologyLanguage {
  EN = 'en',
  HI = 'hi',
}

/** How the list of dates is printed. */
export class ChronologyFileQuery {
  @RestOnlyField(() => ChronologyFormat, { nullable: true, description: 'Kind of file; docx when not given.' })
  @IsEnum(ChronologyFormat, { message: 'format must be docx, pdf or txt' })
  @IsOptional()
  format?: ChronologyFormat;

  @RestOnlyField(() => ChronologyLanguage, { nullable: true, description: 'Language of its headings and dates; English when not given.' })
  @IsEnum(ChronologyLanguage, { message: 'language must be en or hi' })
  @IsOptional()
  language?: ChronologyLanguage;
}

import { ArgsType, Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsEnum,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { CalendarDateScalar } from '../../core/graphql/calendar-date.scalar.js';
import { ApiField, RestOnlyField, RestOnlyType } from '../../core/descriptions/api-field.js';
import { isCalendarDay } from '../../core/validation/calendar-day.js';
import { RequiredText, Trimmed } from '../../core/validation/rules.js';
import { AS_ON } from './source-place.views.js';
import { LegalDocumentType } from './retrieval.views.js';

export const QUERY_MAX = 4000;
const FILTER_VALUES_MAX = 100;
const NAME_MAX = 300;
const RESULTS_MAX = 50;
/** Passages that a search answers with unless it says how many. */
export const RESULTS = 10;

@InputType({ description: 'Restricts a search; all parts must hold.' })
export class SearchFilters {
  @ApiField(() => [ID], { nullable: true, description: 'Only these documents.' })
  @IsUUID('all', { each: true, message: 'documentIds must be document ids' })
  @ArrayMaxSize(FILTER_VALUES_MAX, { message: `At most ${FILTER_VALUES_MAX} documents can be named` })
  @IsOptional()
  documentIds?: string[] | null;

  @ApiField(() => [LegalDocumentType], { nullable: true, description: 'Only these kinds of sources.' })
  @IsEnum(LegalDocumentType, { each: true, message: 'document types are act, judgment, rule and other' })
  @ArrayMaxSize(FILTER_VALUES_MAX, { message: `At most ${FILTER_VALUES_MAX} kinds can be named` })
  @IsOptional()
  documentTypes?: LegalDocumentType[] | null;

  @ApiField(() => [String], {
    nullable: true,
    description: 'Names of laws as people write them ("DRC Act"); only the documents that they name.',
  })
  @MaxLength(NAME_MAX, { each: true, message: `An act's name must be at most ${NAME_MAX} characters` })
  @IsString({ each: true, message: 'acts must be names' })
  @ArrayMaxSize(FILTER_VALUES_MAX, { message: `At most ${FILTER_VALUES_MAX} acts can be named` })
  @IsOptional()
  acts?: string[] | null;

  @ApiField(() => [String], { nullable: true, description: 'Jurisdictions, as the documents state them.' })
  @MaxLength(NAME_MAX, { each: true, message: `A jurisdiction must be at most ${NAME_MAX} characters` })
  @IsString({ each: true, message: 'jurisdictions must be names' })
  @ArrayMaxSize(FILTER_VALUES_MAX, { message: `At most ${FILTER_VALUES_MAX} jurisdictions can be named` })
  @IsOptional()
  jurisdictions?: string[] | null;

  @ApiField(() => Int, { nullable: true, description: 'Only sources of this year or later.' })
  @IsInt({ message: 'yearFrom must be a year' })
  @IsOptional()
  yearFrom?: number | null;

  @ApiField(() => Int, { nullable: true, description: 'Only sources of this year or earlier.' })
  @IsInt({ message: 'yearTo must be a year' })
  @IsOptional()
  yearTo?: number | null;
}

@ArgsType()
export class SearchArgs {
  @Field({ description: `1 to ${QUERY_MAX} characters.` })
  @MaxLength(QUERY_MAX, { message: `The query must be at most ${QUERY_MAX} characters` })
  @IsString({ message: 'The query must not be blank' })
  @IsNotEmpty({ message: 'The query must not be blank' })
  @Trimmed()
  query: string;

  @Field(() => SearchFilters, { nullable: true, description: 'Where to search; everywhere when not given.' })
  @Type(() => SearchFilters)
  @ValidateNested()
  @IsOptional()
  filters?: SearchFilters | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: AS_ON })
  @IsOptional()
  asOn?: string | null;

  @Field(() => Int, { defaultValue: RESULTS, description: `Number of passages to return, 1 to ${RESULTS_MAX}.` })
  @Max(RESULTS_MAX, { message: `first must be at most ${RESULTS_MAX}` })
  @Min(1, { message: 'first must be at least 1' })
  @IsInt({ message: 'first must be a whole number' })
  first: number;
}

/** The body of a search by REST. */
@RestOnlyType('What is searched for in the library, and where.')
export class SearchBody {
  @RestOnlyField(() => String, { description: `Words or a question, 1 to ${QUERY_MAX} characters.` })
  @RequiredText(QUERY_MAX, 'The query')
  query: string;

  @RestOnlyField(() => SearchFilters, { nullable: true, description: 'Where to search; everywhere when not given.' })
  @Type(() => SearchFilters)
  @ValidateNested()
  @IsObject({ message: 'filters must be an object' })
  @IsOptional()
  filters?: SearchFilters | null;

  @RestOnlyField(() => String, { restName: 'as_on', nullable: true, description: AS_ON })
  @ValidateBy({ name: 'isCalendarDay', validator: { validate: isCalendarDay } }, { message: 'as_on must be a date such as 2024-07-01' })
  @IsOptional()
  asOn?: string | null;

  @RestOnlyField(() => Int, { nullable: true, description: `How many passages at most: 1 to ${RESULTS_MAX}, ${RESULTS} when not given.` })
  @Max(RESULTS_MAX, { message: `limit must be at most ${RESULTS_MAX}` })
  @Min(1, { message: 'limit must be at least 1' })
  @IsInt({ message: 'limit must be a whole number' })
  @IsOptional()
  limit?: number | null;
}

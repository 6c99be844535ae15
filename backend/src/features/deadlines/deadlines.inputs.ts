import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsEnum, IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { ApiField, RestOnlyField, RestOnlyType } from '../../core/descriptions/api-field.js';
import { ListQuery } from '../../core/pages/list-query.js';
import { PageArgs } from '../../core/pages/page.js';
import { RequiredText, Rules, Trimmed } from '../../core/validation/rules.js';
import { DeadlineLanguage } from './deadlines.views.js';
import { COURT_MAX, StateRules } from './holidays/holidays.inputs.js';

const SEARCH_MAX = 200;
const ID_MAX = 60;
const DATE_MAX = 60;
const DAYS_MAX = 3650;

const LANGUAGE = 'The language of the words; English when left out.';
const LanguageRules = () => Rules(IsEnum(DeadlineLanguage, { message: 'Language must be one of: en, hi' }), IsOptional());

const SearchRules = () =>
  Rules(
    MaxLength(SEARCH_MAX, { message: `The search must be at most ${SEARCH_MAX} characters` }),
    IsString({ message: 'The search must be text' }),
    IsOptional(),
    Trimmed(),
  );

const GroupRules = () =>
  Rules(
    MaxLength(ID_MAX, { message: `Group must be at most ${ID_MAX} characters` }),
    IsString({ message: 'Group must be text' }),
    IsOptional(),
  );

const DaysRules = (what: string) =>
  Rules(
    Max(DAYS_MAX, { message: `${what} must be at most ${DAYS_MAX}` }),
    Min(0, { message: `${what} must not be negative` }),
    IsInt({ message: `${what} must be a whole number of days` }),
    IsOptional(),
  );

/** A date as people write it; which day of the calendar it is, the service reads. */
const DateRules = (what: string) =>
  Rules(
    MaxLength(DATE_MAX, { message: `${what} must be at most ${DATE_MAX} characters` }),
    IsNotEmpty({ message: `${what} is required` }),
    IsString({ message: `${what} must be a date such as 2026-03-12` }),
    Trimmed(),
  );

const ROWS_SEARCH = 'Only rows in which each of these words begins a word, in English or Hindi.';

@ArgsType()
export class DeadlineRowsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: ROWS_SEARCH })
  @SearchRules()
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Only rows of this group.' })
  @GroupRules()
  group?: string | null;

  @Field(() => String, { nullable: true, description: 'Leaves out the law of other States.' })
  @StateRules()
  state?: string | null;

  @Field(() => DeadlineLanguage, { nullable: true, description: LANGUAGE })
  @LanguageRules()
  language?: DeadlineLanguage | null;
}

/** The list of REST. */
export class DeadlineRowsQuery extends ListQuery {
  @RestOnlyField(() => String, { nullable: true, description: ROWS_SEARCH })
  @SearchRules()
  search?: string;

  @RestOnlyField(() => String, { nullable: true, description: 'Only rows of this group.' })
  @GroupRules()
  group?: string;

  @RestOnlyField(() => String, { nullable: true, description: 'Leaves out the law of other States.' })
  @StateRules()
  state?: string;

  @RestOnlyField(() => DeadlineLanguage, { nullable: true, description: LANGUAGE })
  @LanguageRules()
  language?: DeadlineLanguage;
}

/** What a deadline is counted from; the arguments of GraphQL and the body of REST alike. */
@RestOnlyType('What a deadline is counted from.')
@ArgsType()
export class DeadlineRequest {
  @ApiField(() => String, { description: 'Id of a row of the calendar.' })
  @RequiredText(ID_MAX, 'Row id')
  rowId: string;

  @ApiField(() => String, {
    description: 'The day on which what the row names happened: `2026-03-12`, `12/03/2026`, `12 March 2026`, `12 मार्च 2026`.',
  })
  @DateRules('Date')
  date: string;

  @ApiField(() => String, { nullable: true, description: 'The day from which it is looked at; today in India when left out.' })
  @IsOptional()
  @DateRules('Today')
  today?: string | null;

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
  @StateRules()
  state?: string | null;

  @ApiField(() => String, { nullable: true, description: 'The court whose holidays count, as the list of holidays names it.' })
  @MaxLength(COURT_MAX, { message: `Court must be at most ${COURT_MAX} characters` })
  @IsString({ message: 'Court must be text' })
  @IsOptional()
  @Trimmed()
  court?: string | null;

  @ApiField(() => DeadlineLanguage, { nullable: true, description: LANGUAGE })
  @LanguageRules()
  language?: DeadlineLanguage | null;
}

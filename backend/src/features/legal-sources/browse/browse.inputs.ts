import { Int } from '@nestjs/graphql';
import { IsEnum, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { RestOnlyField } from '../../../core/descriptions/api-field.js';
import { PagedQuery, UpdatedAfterParameter, WholeNumber } from '../../../core/pages/list-query.js';
import { Rules, Trimmed } from '../../../core/validation/rules.js';
import { LegalDocumentType } from '../../retrieval/retrieval.views.js';
import { LawStateName } from '../law-status.views.js';

export const SEARCH_MAX = 200;
export const NAME_MAX = 300;
export const YEAR_MAX = 9999;

const SearchRules = () =>
  Rules(
    IsOptional(),
    MaxLength(SEARCH_MAX, { message: `search must be at most ${SEARCH_MAX} characters` }),
    IsString({ message: 'search must be text' }),
    Trimmed(),
  );
const YearParameter = (name: string, description: string) =>
  Rules(
    RestOnlyField(() => Int, { nullable: true, description }),
    Max(YEAR_MAX, { message: `${name} must be at most ${YEAR_MAX}` }),
    Min(0, { message: `${name} must not be negative` }),
    IsInt({ message: `${name} must be a whole number` }),
    IsOptional(),
    WholeNumber(),
  );
const NameParameter = (name: string, description: string) =>
  Rules(
    RestOnlyField(() => String, { nullable: true, description }),
    MaxLength(NAME_MAX, { message: `${name} must be at most ${NAME_MAX} characters` }),
    IsString({ message: `${name} must be text` }),
    IsOptional(),
  );

/** Which sources of the library REST lists. */
export class SourcesQuery extends PagedQuery {
  @RestOnlyField(() => String, {
    nullable: true,
    description:
      'Beginnings of words that must all occur in the title, short names or section headings; or the citation of a judgment, such as "2025 INSC 1133".',
  })
  @SearchRules()
  search?: string;

  @RestOnlyField(() => LegalDocumentType, { nullable: true, description: 'Only sources of this kind.' })
  @IsEnum(LegalDocumentType, { message: 'document_type must be act, judgment, rule or other' })
  @IsOptional()
  document_type?: LegalDocumentType;

  @YearParameter('year_from', 'Only sources of this year or later.')
  year_from?: number;

  @YearParameter('year_to', 'Only sources of this year or earlier.')
  year_to?: number;

  @NameParameter('jurisdiction', '"India" for central law, else the State or the country, as the coverage of the library names it.')
  jurisdiction?: string;

  @NameParameter('court', 'Only judgments of this court, as the coverage of the library names it.')
  court?: string;

  @RestOnlyField(() => LawStateName, { nullable: true, description: 'Only law of this status; judgments have none.' })
  @IsEnum(LawStateName, { message: `law_state must be one of ${Object.values(LawStateName).join(', ')}` })
  @IsOptional()
  law_state?: LawStateName;

  @UpdatedAfterParameter('the title, the text or what is known of the source; what was removed is not listed')
  updated_after?: Date;
}

/** Which sections of a source REST lists. */
export class SectionsQuery extends PagedQuery {
  @RestOnlyField(() => String, {
    nullable: true,
    description: 'Only the section or paragraph of this number, or those that hold all these words.',
  })
  @SearchRules()
  search?: string;
}

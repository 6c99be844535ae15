import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsEnum, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { PageArgs } from '../../../core/pages/page.js';
import { UpdatedAfter } from '../../../core/pages/updated-after.js';
import { Trimmed } from '../../../core/validation/rules.js';
import { LegalDocumentType } from '../../retrieval/retrieval.views.js';
import { LawStateName } from '../law-status.views.js';
import { NAME_MAX, SEARCH_MAX, YEAR_MAX } from './browse.inputs.js';

@ArgsType()
export class SourcesArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Beginnings of words that must all occur in the title, short names or section headings; or the citation of a judgment, such as "2025 INSC 1133".',
  })
  @MaxLength(SEARCH_MAX, { message: `search must be at most ${SEARCH_MAX} characters` })
  @IsString()
  @IsOptional()
  @Trimmed()
  search?: string | null;

  @Field(() => LegalDocumentType, { nullable: true, description: 'Only sources of this kind.' })
  @IsEnum(LegalDocumentType, { message: 'Unknown document type' })
  @IsOptional()
  documentType?: LegalDocumentType | null;

  @Field(() => Int, { nullable: true, description: 'Only sources of this year or later.' })
  @Max(YEAR_MAX)
  @Min(0)
  @IsInt({ message: 'yearFrom must be a whole number' })
  @IsOptional()
  yearFrom?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only sources of this year or earlier.' })
  @Max(YEAR_MAX)
  @Min(0)
  @IsInt({ message: 'yearTo must be a whole number' })
  @IsOptional()
  yearTo?: number | null;

  @Field(() => String, {
    nullable: true,
    description: '"India" for central law, else the State or the country, as `libraryCoverage` names it.',
  })
  @MaxLength(NAME_MAX)
  @IsString()
  @IsOptional()
  jurisdiction?: string | null;

  @Field(() => String, { nullable: true, description: 'Only judgments of this court, as `libraryCoverage` names it.' })
  @MaxLength(NAME_MAX)
  @IsString()
  @IsOptional()
  court?: string | null;

  @Field(() => LawStateName, { nullable: true, description: 'Only law of this status; judgments have none.' })
  @IsEnum(LawStateName, { message: 'Unknown status' })
  @IsOptional()
  lawState?: LawStateName | null;

  @UpdatedAfter('the title, the text or what is known of the source; what was removed is not listed')
  updatedAfter?: Date | null;
}

@ArgsType()
export class SectionsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Only the section or paragraph of this number, or those that hold all these words.',
  })
  @MaxLength(SEARCH_MAX, { message: `search must be at most ${SEARCH_MAX} characters` })
  @IsString()
  @IsOptional()
  @Trimmed()
  search?: string | null;
}

@ArgsType()
export class SectionArgs {
  @Field({ description: 'As `sections` names it: a number such as "138", or "Section 138" or "Schedule I".' })
  @MaxLength(NAME_MAX, { message: `label must be at most ${NAME_MAX} characters` })
  @IsString()
  @Trimmed()
  label: string;
}

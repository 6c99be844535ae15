import { ArgsType, Field, ID } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsString, MaxLength } from 'class-validator';
import { RestOnlyField } from '../../../core/descriptions/api-field.js';
import { SlipLanguage } from './answer-slips.views.js';

const ID_MAX = 60;
const LANGUAGE = 'Language of the slip; that of the question when not given.';

export enum SlipFormat {
  PDF = 'pdf',
  DOCX = 'docx',
  TXT = 'txt',
}

/** The query of a slip. */
export class SlipQuery {
  @RestOnlyField(() => SlipLanguage, { nullable: true, description: LANGUAGE })
  @IsEnum(SlipLanguage, { message: 'language must be en or hi' })
  @IsOptional()
  language?: SlipLanguage;
}

/** The query of a slip's file. */
export class SlipFileQuery extends SlipQuery {
  @RestOnlyField(() => SlipFormat, { nullable: true, description: 'Kind of file; pdf when not given.' })
  @IsEnum(SlipFormat, { message: 'format must be pdf, docx or txt' })
  @IsOptional()
  format?: SlipFormat;
}

@ArgsType()
export class SlipArgs {
  @Field(() => ID, { description: 'A conversation of the signed-in user.' })
  @MaxLength(ID_MAX)
  @IsString()
  conversationId: string;

  @Field(() => ID, { description: 'The question that was answered.' })
  @MaxLength(ID_MAX)
  @IsString()
  exchangeId: string;

  @Field(() => SlipLanguage, { nullable: true, description: LANGUAGE })
  @IsEnum(SlipLanguage)
  @IsOptional()
  language?: SlipLanguage | null;
}

import { InputType, Int } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsEnum, IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { Rules, Trimmed } from '../../../core/validation/rules.js';
import { SeenText } from '../../../core/validation/visible-text.js';
import { LegalDocumentType } from '../../retrieval/retrieval.views.js';
import { JURISDICTION_MAX, NOTE_MAX, SHORT_NAME_MAX, SHORT_NAMES_MAX, TITLE_MAX, YEAR_MAX, YEAR_MIN } from '../source-limits.js';

const TEXT_AGAIN = 'null to go by the text again';

const Name = (what: string, max: number): PropertyDecorator =>
  Rules(
    SeenText(what),
    MaxLength(max, { message: `${what} must be at most ${max} characters` }),
    IsNotEmpty({ message: `${what} must not be blank` }),
    IsString({ message: `${what} must be text` }),
    IsOptional(),
    Trimmed(),
  );

const Note = (what: string): PropertyDecorator =>
  Rules(
    MaxLength(NOTE_MAX, { message: `${what} must be at most ${NOTE_MAX} characters` }),
    IsString({ message: `${what} must be text` }),
    IsOptional(),
    Trimmed(),
  );

const trimmedList = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((each: unknown) => (typeof each === 'string' ? each.trim() : each)) : value;

@InputType({ description: 'What to change about a source of law; what is left out stays as it is.' })
export class EditLegalDocumentInput {
  @ApiField(() => LegalDocumentType, { nullable: true, restName: 'documentType', description: 'What kind of source it is.' })
  @IsEnum(LegalDocumentType, { message: 'Document type must be act, judgment, rule or other' })
  @IsOptional()
  documentType?: LegalDocumentType | null;

  @ApiField(() => String, { nullable: true, description: `Its title; ${TEXT_AGAIN}.` })
  @Name('Title', TITLE_MAX)
  title?: string | null;

  @ApiField(() => Int, { nullable: true, description: `Its year, ${YEAR_MIN} to ${YEAR_MAX}; ${TEXT_AGAIN}.` })
  @Max(YEAR_MAX, { message: `Year must be at most ${YEAR_MAX}` })
  @Min(YEAR_MIN, { message: `Year must be at least ${YEAR_MIN}` })
  @IsInt({ message: 'Year must be a whole number' })
  @IsOptional()
  year?: number | null;

  @ApiField(() => String, { nullable: true, description: `"India" for central law, else the State or the country; ${TEXT_AGAIN}.` })
  @Name('State', JURISDICTION_MAX)
  jurisdiction?: string | null;

  @ApiField(() => [String], {
    restName: 'shortNames',
    nullable: true,
    description: `Up to ${SHORT_NAMES_MAX} names that questions may use for it, such as "NI Act", besides those that texts declare.`,
  })
  @SeenText('A short name', true)
  @MaxLength(SHORT_NAME_MAX, { each: true, message: `A short name must be at most ${SHORT_NAME_MAX} characters` })
  @IsNotEmpty({ each: true, message: 'A short name must not be blank' })
  @IsString({ each: true, message: 'Short names must be text' })
  @ArrayMaxSize(SHORT_NAMES_MAX, { message: `At most ${SHORT_NAMES_MAX} short names can be given` })
  @IsArray({ message: 'Short names must be a list' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => trimmedList(value))
  shortNames?: string[] | null;

  @ApiField(() => String, { nullable: true, description: 'Where it was taken from.' })
  @Note('Source')
  source?: string | null;

  @ApiField(() => String, { nullable: true, description: 'Free text.' })
  @Note('Description')
  description?: string | null;
}

import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsBoolean,
  IsEnum,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { JSONObjectScalar } from '../../../core/graphql/json-object.scalar.js';
import { InTenths, RequiredName, Rules, Trimmed } from '../../../core/validation/rules.js';
import { TemplateCategory } from '../custom/template-category.js';
import { TemplateLanguage, TemplateUnit } from './templates.views.js';

const TYPE_MAX = 60;
const CLAUSES_MAX = 200_000;
const ENTRIES_MAX = 90;
const FIELDS_CHARACTERS = 200_000;
const SAMPLE_CHARACTERS = 300_000;
const LABEL_MAX = 80;
const TOKENS_MAX = 1_000_000;
const MULTIPLIER_TEXT = 'Multiplier must be at least 0.1 in steps of 0.1 and at most 1000';
const UNKNOWN = 'Template not found';

const lighterThan = (most: number, message: string) =>
  ValidateBy({ name: 'lighterThan', validator: { validate: (value) => JSON.stringify(value ?? null).length <= most } }, { message });

const TypeRules = () => Rules(MaxLength(TYPE_MAX, { message: UNKNOWN }), IsString({ message: UNKNOWN }));
const TokenRules = () =>
  Rules(
    Max(TOKENS_MAX, { message: `The price must be at most ${TOKENS_MAX} tokens` }),
    Min(0, { message: 'The price must be at least 0 tokens' }),
    IsInt({ message: 'The price must be a whole number of tokens' }),
  );

@InputType({ description: 'Everything that makes up a template.' })
export class TemplateContentInput {
  @Field({ description: `2 to ${LABEL_MAX} characters.` })
  @RequiredName(LABEL_MAX, 'Name')
  label: string;

  @Field(() => TemplateCategory, { description: 'What it is about.' })
  @IsEnum(TemplateCategory, { message: 'Unknown category' })
  category: TemplateCategory;

  @Field(() => TemplateUnit, { description: 'What the document calls its numbered parts.' })
  @IsEnum(TemplateUnit, { message: 'Unknown kind of numbering' })
  unit: TemplateUnit;

  @Field(() => TemplateLanguage, { description: 'Of the clauses.' })
  @IsEnum(TemplateLanguage, { message: 'Unknown language' })
  language: TemplateLanguage;

  @Field(() => [String], { description: 'What the product gives to the clauses besides the form: paragraphs, law.' })
  @MaxLength(TYPE_MAX, { each: true, message: 'Nothing of this name is given to clauses' })
  @IsString({ each: true, message: 'Nothing of this name is given to clauses' })
  @ArrayMaxSize(2, { message: 'Nothing of this name is given to clauses' })
  context: string[];

  @Field(() => [JSONObjectScalar], { description: `At most ${ENTRIES_MAX} fields and uses of blocks, in the order of the form.` })
  @lighterThan(FIELDS_CHARACTERS, `The fields must be at most ${FIELDS_CHARACTERS} characters together`)
  @IsObject({ each: true, message: 'Each field must be an object' })
  @ArrayMaxSize(ENTRIES_MAX, { message: `At most ${ENTRIES_MAX} fields can be given` })
  fields: Record<string, unknown>[];

  @Field({ description: `The text in Liquid, at most ${CLAUSES_MAX} characters.` })
  @MaxLength(CLAUSES_MAX, { message: `The clauses must be at most ${CLAUSES_MAX} characters` })
  @IsString({ message: 'The clauses must be text' })
  clauses: string;

  @Field(() => JSONObjectScalar, { description: 'A full form to try the template with.' })
  @lighterThan(SAMPLE_CHARACTERS, `The sample must be at most ${SAMPLE_CHARACTERS} characters`)
  @IsObject({ message: 'The sample must be an object' })
  sample: Record<string, unknown>;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a copy has the signing notes of the shipped template that it was copied from; true when not given.',
  })
  @IsBoolean({ message: 'Whether it has signing notes must be true or false' })
  @IsOptional()
  signingNotes?: boolean | null;
}

@InputType({ description: 'A template to begin with: a short one that can be published as it is, or a copy.' })
export class CreateTemplateInput {
  @Field(() => ID, { description: 'custom_ and 2 to 41 lower-case letters and underscores; it can never be changed.' })
  @Matches(/^custom_[a-z][a-z_]{1,40}$/, { message: 'The type must be custom_ and 2 to 41 lower-case letters and underscores' })
  @MaxLength(48, { message: 'The type must be custom_ and 2 to 41 lower-case letters and underscores' })
  @IsString({ message: 'The type must be text' })
  @Trimmed()
  documentType: string;

  @Field({ description: `2 to ${LABEL_MAX} characters.` })
  @RequiredName(LABEL_MAX, 'Name')
  label: string;

  @Field(() => ID, { nullable: true, description: 'The template to copy, shipped or not.' })
  @TypeRules()
  @IsOptional()
  copyOf?: string | null;

  @Field(() => Int, { description: 'Whole tokens of the simple version.' })
  @TokenRules()
  baseTokens: number;
}

@InputType({ description: 'A template as it is written now.' })
export class PreviewTemplateInput {
  @Field(() => ID, { description: 'The template.' })
  @TypeRules()
  documentType: string;

  @Field(() => TemplateContentInput, { description: 'All of it.' })
  @Type(() => TemplateContentInput)
  @ValidateNested()
  content: TemplateContentInput;
}

@InputType({ description: 'A new draft of a template.' })
export class SaveTemplateInput extends PreviewTemplateInput {
  @Field(() => Int, { description: 'The revision that was opened.' })
  @IsInt({ message: 'The revision must be a whole number' })
  revision: number;
}

@InputType({ description: 'A price of a template.' })
export class TemplatePriceInput {
  @Field(() => ID, { description: 'The template.' })
  @TypeRules()
  documentType: string;

  @Field(() => Int, { description: 'Whole tokens of the simple version.' })
  @TokenRules()
  baseTokens: number;

  @Field(() => Float, { nullable: true, description: 'For versions other than simple; as it was when not given.' })
  @Max(1000, { message: MULTIPLIER_TEXT })
  @Min(0.1, { message: MULTIPLIER_TEXT })
  @InTenths(MULTIPLIER_TEXT)
  @IsOptional()
  complexityMultiplier?: number | null;
}

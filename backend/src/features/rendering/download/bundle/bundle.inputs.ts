import { Field, ID, InputType } from '@nestjs/graphql';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { ApiField, RestOnlyField, RestOnlyType } from '../../../../core/descriptions/api-field.js';
import { RequiredName, Rules } from '../../../../core/validation/rules.js';
import { SeenText } from '../../../../core/validation/visible-text.js';
import { PAPERS, type Paper } from '../../paper.js';
import { MAX_CONTENT_CHARACTERS } from '../../printing/rendering.service.js';
import { PaperInput } from '../../paper.input.js';
import { COURT_FORMAT_TEXT } from '../../rendering.inputs.js';
import { BUNDLE_LIMITS } from '../../html/bundle/bundle-limits.js';

const { annexures, mark, title } = BUNDLE_LIMITS;
const ID_MAX = 64;
const TOO_LONG = `The document is too long: at most ${MAX_CONTENT_CHARACTERS.toLocaleString('en-US')} characters can be downloaded.`;
const COUNT = `A bundle must have from 1 to ${annexures} annexures`;

@InputType({ description: "One of the signed-in user's own files as an annexure." })
export class BundleAnnexureInput {
  @ApiField(() => ID, { description: 'Id of the file: PDF, DOCX or TXT.' })
  @MaxLength(ID_MAX, { message: 'File not found' })
  @IsString({ message: 'File not found' })
  file: string;

  @ApiField(() => String, { description: `What the annexure is called, such as "Annexure A"; at most ${mark} characters.` })
  @RequiredName(mark, 'The mark of an annexure')
  mark: string;

  @ApiField(() => String, { nullable: true, description: 'What it is, for the index; the name of the file unless given.' })
  @SeenText('The title of an annexure')
  @MaxLength(title, { message: `The title of an annexure must be at most ${title} characters` })
  @IsString({ message: 'The title of an annexure must be text' })
  @IsOptional()
  title?: string | null;
}

/** What both APIs take to bundle a draft. */
@InputType({ isAbstract: true })
class BundleRequestFields {
  @ApiField(() => String, { description: 'The text of the draft, as generated or as its user edited it.' })
  @Rules(
    MaxLength(MAX_CONTENT_CHARACTERS, { message: TOO_LONG }),
    IsNotEmpty({ message: 'No document to download' }),
    IsString({ message: 'No document to download' }),
  )
  content: string;

  @ApiField(() => String, { description: 'One of `documentTemplates`; the file is named after it.' })
  @MaxLength(64, { message: 'Unknown document type' })
  @IsString({ message: 'Unknown document type' })
  documentType: string;

  @ApiField(() => Boolean, { defaultValue: false, description: 'With the letterhead that administrators set.' })
  @Transform(({ value }: { value: unknown }) => value ?? false)
  @IsBoolean({ message: 'letterhead must be true or false' })
  @IsOptional()
  letterhead: boolean = false;

  @ApiField(() => ID, { nullable: true, description: COURT_FORMAT_TEXT })
  @MaxLength(ID_MAX, { message: 'Court format not found' })
  @IsString({ message: 'Court format not found' })
  @IsOptional()
  courtFormat?: string | null;

  @ApiField(() => [BundleAnnexureInput], { description: `In the order in which they follow the draft; from 1 to ${annexures}.` })
  @Type(() => BundleAnnexureInput)
  @ValidateNested({ each: true })
  @ArrayMaxSize(annexures, { message: COUNT })
  @ArrayMinSize(1, { message: COUNT })
  @IsArray({ message: COUNT })
  annexures: BundleAnnexureInput[];
}

@InputType({ description: 'A draft and its annexures, to be made one PDF.' })
export class BundleDocumentInput extends BundleRequestFields {
  @Field(() => PaperInput, { defaultValue: PaperInput.A4, description: 'Size of the pages.' })
  @IsIn(PAPERS, { message: 'Paper must be A4, Legal or Letter' })
  paper: Paper = 'A4';
}

/** The request of REST, which names the size of the pages as the download does. */
@RestOnlyType("A draft and the user's own files that become one PDF.")
export class BundleDocumentBody extends BundleRequestFields {
  @RestOnlyField(() => String, { nullable: true, description: 'Size of the pages: A4 (when not given), Legal or Letter.' })
  @Transform(({ value }: { value: unknown }) => value ?? 'A4')
  @IsIn(PAPERS, { message: 'Paper must be A4, Legal or Letter' })
  @IsOptional()
  paper: Paper = 'A4';
}

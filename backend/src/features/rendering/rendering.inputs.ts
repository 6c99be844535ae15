import { Field, ID, InputType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsEnum, IsNotEmpty, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { RestOnlyField } from '../../core/descriptions/api-field.js';
import { Truth } from '../../core/pages/list-query.js';
import { OptionalId, Rules } from '../../core/validation/rules.js';
import { PaperInput } from './paper.input.js';
import { MAX_CONTENT_CHARACTERS } from './printing/rendering.service.js';

export enum DocumentFormatInput {
  TXT = 'txt',
  DOCX = 'docx',
  PDF = 'pdf',
}
registerEnumType(DocumentFormatInput, {
  name: 'DocumentFormat',
  description: 'Kind of file.',
  valuesMap: {
    TXT: { description: 'Plain text, UTF-8.' },
    DOCX: { description: 'For word processors.' },
    PDF: { description: 'Printed pages; tagged, with bookmarks.' },
  },
});

const TOO_LONG = `The document is too long: at most ${MAX_CONTENT_CHARACTERS.toLocaleString('en-US')} characters can be downloaded.`;
const TEXT_RULES = () => Rules(MaxLength(MAX_CONTENT_CHARACTERS, { message: TOO_LONG }), IsString({ message: 'No document to download' }));

const ID_MAX = 60;
export const COURT_FORMAT_TEXT =
  'One of `courtFormats` by its id, or `auto`: the format of the court that the text names, none where it names no court. PDF and DOCX only, and without a letterhead; its paper counts.';
const CourtFormatRules = () =>
  Rules(MaxLength(ID_MAX, { message: 'Court format not found' }), IsString({ message: 'Court format not found' }), IsOptional());
/** A text and its type are needed where no version names them, and checked wherever they are given. */
const withoutVersion = ({ versionId }: RenderDocumentInput, value: unknown): boolean => versionId == null || value != null;

@InputType({ description: 'A file to be made from a document.' })
export class RenderDocumentInput {
  @Field(() => String, { nullable: true, description: 'The text, as generated or as its user edited it; not together with `versionId`.' })
  @Rules(TEXT_RULES(), IsNotEmpty({ message: 'No document to download' }), ValidateIf(withoutVersion))
  content?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'One of `documentTemplates`; the file is named after it. Not together with `versionId`.',
  })
  @Rules(MaxLength(64, { message: 'Unknown document type' }), IsString({ message: 'Unknown document type' }), ValidateIf(withoutVersion))
  documentType?: string | null;

  @Field(() => ID, { nullable: true, description: 'A kept version of the signed-in user, instead of `content` and `documentType`.' })
  @MaxLength(ID_MAX, { message: 'Version not found' })
  @IsOptional()
  versionId?: string | null;

  @Field(() => DocumentFormatInput, { description: 'Kind of file.' })
  @IsEnum(DocumentFormatInput, { message: 'Format must be txt, pdf or docx' })
  format: DocumentFormatInput;

  @Field(() => PaperInput, { defaultValue: PaperInput.A4, description: 'Size of the pages.' })
  @IsEnum(PaperInput, { message: 'Paper must be A4, Legal or Letter' })
  paper: PaperInput = PaperInput.A4;

  @Field(() => String, {
    nullable: true,
    description: 'An earlier text: the file is then a redline from it to `content`, with tracked changes. DOCX only.',
  })
  @TEXT_RULES()
  @IsOptional()
  compareWith?: string | null;

  @Field(() => ID, { nullable: true, description: 'A kept version of the same document, instead of `compareWith`.' })
  @MaxLength(ID_MAX, { message: 'Version not found' })
  @IsOptional()
  compareWithVersionId?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'With the letterhead that administrators set; PDF and DOCX only.' })
  @IsBoolean({ message: 'letterhead must be true or false' })
  letterhead: boolean = false;

  @Field(() => ID, { nullable: true, description: COURT_FORMAT_TEXT })
  @CourtFormatRules()
  courtFormat?: string | null;
}

/** Which version of a kept document becomes a file, and how it is printed. */
export class DocumentFileQuery {
  @RestOnlyField(() => ID, { nullable: true, description: 'A version of the document; the newest unless given.' })
  @OptionalId('Version not found')
  version?: string;

  @RestOnlyField(() => ID, {
    nullable: true,
    description: 'For docx: an earlier version of the document; the file is then a redline from it, with tracked changes.',
  })
  @OptionalId('Version not found')
  compare_with?: string;

  @RestOnlyField(() => PaperInput, { nullable: true, description: 'Size of the pages; A4 unless given.' })
  @IsEnum(PaperInput, { message: 'paper must be A4, Legal or Letter' })
  @IsOptional()
  paper?: PaperInput;

  @RestOnlyField(() => Boolean, { nullable: true, description: 'For pdf and docx: true for the letterhead that administrators set.' })
  @IsBoolean({ message: 'letterhead must be true or false' })
  @IsOptional()
  @Truth()
  letterhead?: boolean;

  @RestOnlyField(() => ID, { nullable: true, description: COURT_FORMAT_TEXT })
  @CourtFormatRules()
  court_format?: string;
}

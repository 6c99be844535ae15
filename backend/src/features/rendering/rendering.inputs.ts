import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsEnum, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { Rules } from '../../core/validation/rules.js';
import { MAX_CONTENT_CHARACTERS, type RenderRequest } from './printing/rendering.service.js';

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

export enum PaperInput {
  A4 = 'A4',
  LEGAL = 'Legal',
  LETTER = 'Letter',
}
registerEnumType(PaperInput, {
  name: 'Paper',
  description: 'Size of the pages.',
  valuesMap: {
    A4: { description: '210 by 297 mm.' },
    LEGAL: { description: '8.5 by 14 inches.' },
    LETTER: { description: '8.5 by 11 inches.' },
  },
});

const TOO_LONG = `The document is too long: at most ${MAX_CONTENT_CHARACTERS.toLocaleString('en-US')} characters can be downloaded.`;
const TEXT_RULES = () => Rules(MaxLength(MAX_CONTENT_CHARACTERS, { message: TOO_LONG }), IsString({ message: 'No document to download' }));

@InputType({ description: 'A file to be made from a document.' })
export class RenderDocumentInput {
  @Field({ description: 'The text, as generated or as its user edited it.' })
  @Rules(TEXT_RULES(), IsNotEmpty({ message: 'No document to download' }))
  content: string;

  @Field({ description: 'One of `documentTemplates`; the file is named after it.' })
  @Rules(MaxLength(64, { message: 'Unknown document type' }), IsString({ message: 'Unknown document type' }))
  documentType: string;

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

  @Field(() => Boolean, { defaultValue: false, description: 'With the letterhead that administrators set; PDF and DOCX only.' })
  @IsBoolean({ message: 'letterhead must be true or false' })
  letterhead: boolean = false;
}

export const renderRequest = (input: RenderDocumentInput): RenderRequest => ({ ...input });

import { ArgsType, Field, ID, InputType } from '@nestjs/graphql';
import { Transform, Type } from 'class-transformer';
import { Equals, IsBoolean, IsIn, IsNotEmpty, IsObject, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { JSONObjectScalar } from '../../core/graphql/json-object.scalar.js';
import { ApiField, RestOnlyField, RestOnlyType } from '../../core/descriptions/api-field.js';
import { IgnoresUnknownFields } from '../../core/descriptions/unknown-fields.js';
import { DOCUMENT_MAX } from '../review/draft-text.js';
import { OptionalId } from '../../core/validation/rules.js';
import { IdempotencyKeyRules } from '../../core/validation/idempotency-key.js';

export const SUGGESTIONS_MAX = 10_000;
const NAME_MAX = 255;
export const COMPLEXITIES = ['simple', 'medium', 'complex'] as const;
export type Complexity = (typeof COMPLEXITIES)[number];

const SUGGESTIONS_TOO_LONG = `Modification suggestions must be at most ${SUGGESTIONS_MAX} characters`;
const DOCUMENT_TOO_LONG = `The document must be at most ${DOCUMENT_MAX} characters`;

const presetWhenNull = (preset: unknown) => Transform(({ value }: { value: unknown }) => value ?? preset);

@ArgsType()
export class TemplateSchemaArgs {
  @Field(() => String, { description: 'One of `documentTemplates`.' })
  @MaxLength(60, { message: 'Unknown document type' })
  @IsString({ message: 'Unknown document type' })
  documentType: string;
}

/** What both APIs take to draft a document. */
@InputType({ isAbstract: true })
class DraftRequest {
  @ApiField(() => String, { description: 'One of `documentTemplates`.' })
  @MaxLength(60, { message: 'Unknown document type' })
  @IsString({ message: 'Unknown document type' })
  @IsNotEmpty({ message: 'Unknown document type' })
  documentType: string;

  @ApiField(() => JSONObjectScalar, { description: "Values by the names of the template's fields." })
  @IsObject({ message: 'template_data must be an object' })
  templateData: Record<string, unknown>;

  @ApiField(() => String, { defaultValue: 'simple', description: 'simple, medium or complex; decides the price.' })
  @presetWhenNull('simple')
  @IsIn(COMPLEXITIES, { message: 'complexity must be simple, medium or complex' })
  @IsOptional()
  complexity: Complexity = 'simple';

  @ApiField(() => String, { nullable: true, description: 'What to change in `previousDocument`.' })
  @MaxLength(SUGGESTIONS_MAX, { message: SUGGESTIONS_TOO_LONG })
  @IsString({ message: 'Please enter modification suggestions' })
  @IsOptional()
  modificationSuggestions?: string | null;

  @ApiField(() => String, { nullable: true, description: 'The draft that the suggestions are about.' })
  @MaxLength(DOCUMENT_MAX, { message: DOCUMENT_TOO_LONG })
  @IsString({ message: 'previous_document must be text' })
  @IsOptional()
  previousDocument?: string | null;

  @ApiField(() => Boolean, { defaultValue: false, description: 'Draft afresh from the form, ignoring earlier suggestions.' })
  @presetWhenNull(false)
  @IsBoolean({ message: 'regenerate_fresh must be true or false' })
  @IsOptional()
  regenerateFresh: boolean = false;

  @ApiField(() => ID, {
    nullable: true,
    description:
      'A matter of the signed-in user that a new document begins in; its files alone may be named. A document of a matter is drafted inside of it by itself. Keys need the scope MATTERS as well.',
  })
  @OptionalId('Matter not found')
  matterId?: string | null;
}

@InputType({ description: 'A document to be drafted.' })
export class GenerateDocumentInput extends DraftRequest {
  @Field(() => String, { nullable: true, description: "Name of one of the signed-in user's own files." })
  @MaxLength(NAME_MAX, { message: 'File not found' })
  @IsString({ message: 'File not found' })
  @IsOptional()
  referenceFilename?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The document that gets the result as its next version. Without it, a `previousDocument` that is kept is continued; otherwise a new document begins.',
  })
  @MaxLength(NAME_MAX, { message: 'Document not found' })
  @IsString({ message: 'Document not found' })
  @IsOptional()
  documentId?: string | null;

  @Field(() => String, { nullable: true, description: 'Same key, same request: charged once, same answer.' })
  @IdempotencyKeyRules()
  idempotencyKey?: string | null;
}

/** One of the user's own files. */
@RestOnlyType("One of the user's own files.")
@IgnoresUnknownFields()
class DraftReferenceDocument {
  @RestOnlyField(() => String, { description: 'Its name, as `GET /api/upload/files` lists it.' })
  @MaxLength(NAME_MAX, { message: 'File not found' })
  @IsString({ message: 'File not found' })
  filename: string;

  @RestOnlyField(() => Boolean, { nullable: true, description: 'True, or left out: only files that were uploaded can be named.' })
  @Equals(true, { message: 'The reference document must be uploaded first' })
  @IsOptional()
  uploaded?: true;
}

/** The request of REST, which names a file of the user's own in another way; its key is a header. */
@RestOnlyType('A document to be drafted.')
export class GenerateDocumentBody extends DraftRequest {
  @RestOnlyField(() => DraftReferenceDocument, { nullable: true, description: 'One of your own files: the paper that a reply answers.' })
  @Type(() => DraftReferenceDocument)
  @ValidateNested()
  @IsObject({ message: 'reference_document must be an object' })
  @IsOptional()
  referenceDocument?: DraftReferenceDocument | null;
}

export const generateInput = (
  { referenceDocument, ...same }: GenerateDocumentBody,
  idempotencyKey: string | undefined,
): GenerateDocumentInput => ({ ...same, referenceFilename: referenceDocument?.filename, idempotencyKey });

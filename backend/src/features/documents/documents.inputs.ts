import { Field, ID, InputType } from '@nestjs/graphql';
import { Transform, Type } from 'class-transformer';
import { Equals, IsBoolean, IsIn, IsNotEmpty, IsObject, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { ValidationError } from '../../core/errors/common-errors.js';
import { JSONObjectScalar } from '../../core/graphql/json-object.scalar.js';

export const SUGGESTIONS_MAX = 10_000;
export const DOCUMENT_MAX = 500_000;
export const IDEMPOTENCY_KEY_MAX = 200;
const NAME_MAX = 255;
export const COMPLEXITIES = ['simple', 'medium', 'complex'] as const;
export type Complexity = (typeof COMPLEXITIES)[number];

const SUGGESTIONS_TOO_LONG = `Modification suggestions must be at most ${SUGGESTIONS_MAX} characters`;
const DOCUMENT_TOO_LONG = `The document must be at most ${DOCUMENT_MAX} characters`;

@InputType({ description: 'A document to be drafted.' })
export class GenerateDocumentInput {
  @Field({ description: 'One of `documentTemplates`.' })
  @MaxLength(60, { message: 'Unknown document type' })
  @IsString({ message: 'Unknown document type' })
  @IsNotEmpty({ message: 'Unknown document type' })
  documentType: string;

  @Field(() => JSONObjectScalar, { description: "Values by the names of the template's fields." })
  @IsObject({ message: 'template_data must be an object' })
  templateData: Record<string, unknown>;

  @Field(() => String, { defaultValue: 'simple', description: 'simple, medium or complex; decides the price.' })
  @IsIn(COMPLEXITIES, { message: 'complexity must be simple, medium or complex' })
  complexity: Complexity = 'simple';

  @Field(() => String, { nullable: true, description: 'What to change in `previousDocument`.' })
  @MaxLength(SUGGESTIONS_MAX, { message: SUGGESTIONS_TOO_LONG })
  @IsString({ message: 'Please enter modification suggestions' })
  @IsOptional()
  modificationSuggestions?: string | null;

  @Field(() => String, { nullable: true, description: 'The draft that the suggestions are about.' })
  @MaxLength(DOCUMENT_MAX, { message: DOCUMENT_TOO_LONG })
  @IsString({ message: 'previous_document must be text' })
  @IsOptional()
  previousDocument?: string | null;

  @Field({ defaultValue: false, description: 'Draft anew from the form, leaving earlier suggestions aside.' })
  @IsBoolean({ message: 'regenerate_fresh must be true or false' })
  regenerateFresh: boolean = false;

  @Field(() => String, { nullable: true, description: "Name of one of the signed-in user's own files." })
  @MaxLength(NAME_MAX, { message: 'File not found' })
  @IsString({ message: 'File not found' })
  @IsOptional()
  referenceFilename?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The document that gets the result as its next version. Without it a `previousDocument` that is kept is continued; else a document begins.',
  })
  @MaxLength(NAME_MAX, { message: 'Document not found' })
  @IsString({ message: 'Document not found' })
  @IsOptional()
  documentId?: string | null;

  @Field(() => String, { nullable: true, description: 'Same key, same request: charged once, same answer.' })
  @MaxLength(IDEMPOTENCY_KEY_MAX, { message: `The idempotency key must be at most ${IDEMPOTENCY_KEY_MAX} characters` })
  @IsString({ message: 'The idempotency key must be text' })
  @IsOptional()
  idempotencyKey?: string | null;
}

class ReferenceDocument {
  @MaxLength(NAME_MAX, { message: 'File not found' })
  @IsString({ message: 'File not found' })
  filename: string;

  @Equals(true, { message: 'The reference document must be uploaded first' })
  @IsOptional()
  uploaded?: true;
}

const absentWhenNull = () => Transform(({ value }: { value: unknown }) => (value === null ? undefined : value));

/** The same request in the documented names of REST. */
export class GenerateDocumentBody {
  @MaxLength(60, { message: 'Unknown document type' })
  @IsString({ message: 'Unknown document type' })
  @IsNotEmpty({ message: 'Unknown document type' })
  document_type: string;

  @IsObject({ message: 'template_data must be an object' })
  template_data: Record<string, unknown>;

  @absentWhenNull()
  @IsIn(COMPLEXITIES, { message: 'complexity must be simple, medium or complex' })
  @IsOptional()
  complexity?: Complexity;

  @MaxLength(SUGGESTIONS_MAX, { message: SUGGESTIONS_TOO_LONG })
  @IsString({ message: 'Please enter modification suggestions' })
  @IsOptional()
  modification_suggestions?: string | null;

  @MaxLength(DOCUMENT_MAX, { message: DOCUMENT_TOO_LONG })
  @IsString({ message: 'previous_document must be text' })
  @IsOptional()
  previous_document?: string | null;

  @absentWhenNull()
  @IsBoolean({ message: 'regenerate_fresh must be true or false' })
  @IsOptional()
  regenerate_fresh?: boolean;

  @Type(() => ReferenceDocument)
  @ValidateNested()
  @IsObject({ message: 'reference_document must be an object' })
  @IsOptional()
  reference_document?: ReferenceDocument | null;
}

export const generateInput = (body: GenerateDocumentBody, idempotencyKey: string | undefined): GenerateDocumentInput => ({
  documentType: body.document_type,
  templateData: body.template_data,
  complexity: body.complexity ?? 'simple',
  modificationSuggestions: body.modification_suggestions,
  previousDocument: body.previous_document,
  regenerateFresh: body.regenerate_fresh ?? false,
  referenceFilename: body.reference_document?.filename,
  idempotencyKey,
});

/** Names that the body may have; anything else is a mistake, or an attempt, and is refused rather than dropped. */
const BODY_FIELDS: ReadonlySet<string> = new Set<keyof GenerateDocumentBody>([
  'document_type',
  'template_data',
  'complexity',
  'modification_suggestions',
  'previous_document',
  'regenerate_fresh',
  'reference_document',
]);

/** @param body as it was sent. @throws ValidationError */
export function refuseUnknownFields(body: unknown): void {
  const unknown = Object.keys(body ?? {}).filter((name) => !BODY_FIELDS.has(name));
  if (unknown.length > 0) throw new ValidationError(unknown.map((field) => ({ field, message: `Unknown field: ${field.slice(0, 60)}` })));
}

/** A key that is too long is refused rather than cut: two cut keys could be one. @throws ValidationError */
export function idempotencyKeyOf(header: string | undefined): string | undefined {
  if (header !== undefined && header.length > IDEMPOTENCY_KEY_MAX)
    throw new ValidationError([
      { field: 'Idempotency-Key', message: `The idempotency key must be at most ${IDEMPOTENCY_KEY_MAX} characters` },
    ]);
  return header || undefined;
}

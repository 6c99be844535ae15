import { ArgsType, ID } from '@nestjs/graphql';
import { IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import { JSONObjectScalar } from '../../core/graphql/json-object.scalar.js';
import { ApiField, RestOnlyType } from '../../core/descriptions/api-field.js';
import { OptionalId } from '../../core/validation/rules.js';
import { DocumentTextRules } from './draft-text.js';

/** A text to be checked, and what it was made from; the arguments of GraphQL and the body of REST alike. */
@RestOnlyType('A text to be checked, and what it was made from.')
@ArgsType()
export class CheckRequest {
  @ApiField(() => String, { description: 'The text as it would be downloaded.' })
  @DocumentTextRules()
  content: string;

  @ApiField(() => String, {
    nullable: true,
    description: 'What kind of document it is, one of `documentTemplates`: checks that know what its template means are made too.',
  })
  @MaxLength(60, { message: 'Unknown document type' })
  @IsString({ message: 'Unknown document type' })
  @IsOptional()
  documentType?: string | null;

  @ApiField(() => JSONObjectScalar, {
    nullable: true,
    description: 'The form that it was made from. A value that is not valid, or that the text no longer contains, is ignored.',
  })
  @IsObject({ message: 'template_data must be an object' })
  @IsOptional()
  templateData?: Record<string, unknown> | null;

  @ApiField(() => ID, {
    nullable: true,
    description:
      'The matter that it stands in: names, sums and dates that the files and other drafts of the matter have otherwise are findings. Keys need the scopes MATTERS and FILES as well.',
  })
  @OptionalId('Matter not found')
  matterId?: string | null;

  @ApiField(() => ID, {
    nullable: true,
    description: 'With `matterId`, the document that the text is a version of, which it is not compared with.',
  })
  @OptionalId('Document not found')
  documentId?: string | null;
}

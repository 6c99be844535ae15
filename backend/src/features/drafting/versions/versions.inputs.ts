import { ArgsType, Field, ID, InputType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { ListQueryWithCursor, UpdatedAfterParameter } from '../../../core/pages/list-query.js';
import { type PageQuery, NumberedPageArgs } from '../../../core/pages/page.js';
import { UpdatedAfter } from '../../../core/pages/updated-after.js';
import { ApiField, RestOnlyField, RestOnlyType } from '../../../core/descriptions/api-field.js';
import { OptionalId, RequiredName, Rules, Trimmed } from '../../../core/validation/rules.js';
import { DOCUMENT_MAX, DocumentTextRules } from '../../review/draft-text.js';

export const TITLE_MAX = 200;
const ID_MAX = 60;

const TypeRules = () =>
  Rules(MaxLength(60, { message: 'Unknown document type' }), IsString({ message: 'Unknown document type' }), IsOptional());
const SearchRules = () =>
  Rules(
    MaxLength(TITLE_MAX, { message: `The search must be at most ${TITLE_MAX} characters` }),
    IsString({ message: 'The search must be text' }),
    Trimmed(),
    IsOptional(),
  );

/** Which documents are wanted. */
export interface DocumentsWindow extends PageQuery {
  documentType?: string | null;
  search?: string | null;
  updatedAfter?: Date | null;
  matterId?: string | null;
}

@ArgsType()
export class DocumentsArgs extends NumberedPageArgs implements DocumentsWindow {
  @Field(() => String, { nullable: true, description: 'Only documents of this type.' })
  @TypeRules()
  documentType?: string | null;

  @Field(() => String, { nullable: true, description: 'Only documents whose title contains each of these words.' })
  @SearchRules()
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only documents of this matter.' })
  @OptionalId('Matter not found')
  matterId?: string | null;

  @UpdatedAfter('the title, or the newest version')
  updatedAfter?: Date | null;
}

/** The list of REST. */
export class DocumentsQuery extends ListQueryWithCursor {
  @RestOnlyField(() => String, { nullable: true, description: 'Only documents of this type.' })
  @TypeRules()
  document_type?: string;

  @RestOnlyField(() => String, { nullable: true, description: 'Only documents whose title contains each of these words.' })
  @SearchRules()
  search?: string;

  @RestOnlyField(() => String, { nullable: true, description: 'Only what is in this matter.' })
  @OptionalId('Matter not found')
  matter_id?: string;

  @UpdatedAfterParameter('the title, or the newest version')
  updated_after?: Date;
}

/** What a version is compared with. */
export class VersionChangesQuery {
  @RestOnlyField(() => String, { description: 'The version of the document that it is compared with.' })
  @MaxLength(ID_MAX, { message: 'Version not found' })
  @IsString({ message: 'since must name a version of the document' })
  since: string;
}

/** The body of REST. */
@RestOnlyType('A text that was edited by hand.')
@InputType({ isAbstract: true })
export class EditedTextBody {
  @ApiField(() => String, { description: `The whole text, at most ${DOCUMENT_MAX} characters.` })
  @DocumentTextRules()
  content: string;

  @ApiField(() => ID, {
    nullable: true,
    description: 'The version that was edited; the newest one if not given. Its form values are kept.',
  })
  @MaxLength(ID_MAX, { message: 'Version not found' })
  @IsString({ message: 'Version not found' })
  @IsOptional()
  baseVersionId?: string | null;

  @ApiField(() => ID, {
    nullable: true,
    description:
      'The newest version that is known: if there is another one by now, nothing is saved and the answer is 409, `DOCUMENT_CHANGED`. Not checked if not given.',
  })
  @MaxLength(ID_MAX, { message: 'Version not found' })
  @IsString({ message: 'Version not found' })
  @IsOptional()
  expectedVersionId?: string | null;
}

@InputType({ description: 'A text that was edited by hand.' })
export class SaveDocumentVersionInput extends EditedTextBody {
  @Field(() => ID, { description: 'The document that gets a new version.' })
  @MaxLength(ID_MAX, { message: 'Document not found' })
  @IsString({ message: 'Document not found' })
  documentId: string;
}

/** The body of REST. */
@RestOnlyType('A new title of a document.')
@InputType({ isAbstract: true })
export class DocumentTitleBody {
  @ApiField(() => String, { description: `1 to ${TITLE_MAX} characters.` })
  @RequiredName(TITLE_MAX, 'The title')
  title: string;
}

@InputType({ description: 'A new title of a document.' })
export class RenameDocumentInput extends DocumentTitleBody {
  @Field(() => ID, { description: 'The document to be renamed.' })
  @MaxLength(ID_MAX, { message: 'Document not found' })
  @IsString({ message: 'Document not found' })
  id: string;
}

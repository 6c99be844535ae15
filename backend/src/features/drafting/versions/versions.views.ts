import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { pageOf } from '../../../core/pages/page.js';
import { UserDocument, DocumentVersion } from './versions.entity.js';

@ShownToKeys('DOCUMENTS_READ', 'DOCUMENTS_WRITE')
@ObjectType('DocumentCitation', { description: 'Words of the law that a document quotes, checked against the source.' })
export class DocumentCitationView {
  @Field(() => ID, { description: 'The library document.' })
  documentId: string;

  @Field({ description: 'Its title.' })
  documentTitle: string;

  @Field({ description: 'For example "Chapter II › Section 26".' })
  headingPath: string;

  @Field(() => Int, { nullable: true, description: 'First page; null where the source has none.' })
  pageStart: number | null;

  @Field(() => Int, { nullable: true, description: 'Last page.' })
  pageEnd: number | null;

  @Field({ description: 'The words were read from a picture of their page (OCR): compare them with the original.' })
  fromScan: boolean;

  @Field(() => Int, { description: 'First UTF-16 unit in the canonical text of the source.' })
  spanStart: number;

  @Field(() => Int, { description: 'First unit after the quotation.' })
  spanEnd: number;

  @Field({ description: 'The words between the two, exactly.' })
  quotation: string;
}

export const UserDocumentConnection = pageOf(UserDocument, 'UserDocumentConnection');
export const DocumentVersionConnection = pageOf(DocumentVersion, 'DocumentVersionConnection');

@ShownToKeys('DOCUMENTS_WRITE')
@ObjectType({ description: 'A document that was deleted.' })
export class DeletedDocument {
  @ApiField(() => ID, { description: 'Id by which it can be restored.' })
  id: string;

  @ApiField(() => Date, { description: 'Until when it can be restored.' })
  restorableUntil: Date;
}

@ShownToKeys('DOCUMENTS_WRITE')
@ObjectType({ description: 'A deleted version.' })
export class DeletedDocumentVersion {
  @Field(() => ID, { description: 'The id it had.' })
  id: string;

  @Field(() => UserDocument, { description: 'The document without it.' })
  document: UserDocument;
}

import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { pageOf } from '../../../core/pages/page.js';
import type { KeptVersion } from './versions.entity.js';
import { enumValue } from '../../../core/graphql/enum-value.js';

export enum DocumentVersionOrigin {
  GENERATED = 'generated',
  REVISED = 'revised',
  EDITED = 'edited',
  RESTORED = 'restored',
}
registerEnumType(DocumentVersionOrigin, {
  name: 'DocumentVersionOrigin',
  description: 'How a version came to be.',
  valuesMap: {
    GENERATED: { description: 'Drafted from the form.' },
    REVISED: { description: 'Drafted from an earlier text and suggestions.' },
    EDITED: { description: 'Edited by its owner; free of charge.' },
    RESTORED: { description: 'An earlier version taken up again; free of charge.' },
  },
});

@ObjectType('UserDocument', { description: 'A document of the signed-in user, with all its versions.' })
export class UserDocumentView {
  @Field(() => ID, { description: 'Stays the same over all versions.' })
  id: string;

  @Field({ description: 'One of `documentTemplates`.' })
  documentType: string;

  @Field({ description: 'Named after type and parties until its owner renames it.' })
  title: string;

  @Field(() => Int, { description: 'Versions that are kept.' })
  versionCount: number;

  @Field({ description: 'When the first version was made.' })
  createdAt: Date;

  @Field({ description: 'When the newest version was made, or the title changed.' })
  updatedAt: Date;
}

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

  @Field(() => Int, { description: 'First UTF-16 unit in the canonical text of the source.' })
  spanStart: number;

  @Field(() => Int, { description: 'First unit after the quotation.' })
  spanEnd: number;

  @Field({ description: 'The words between the two, exactly.' })
  quotation: string;
}

@ObjectType('DocumentVersion', { description: 'One state of a document. A version is never changed.' })
export class DocumentVersionView {
  @Field(() => ID, { description: 'Id of this version.' })
  id: string;

  @Field(() => ID, { description: 'The document that it is a version of.' })
  documentId: string;

  @Field(() => Int, { description: 'Grows from 1; a deleted number is not used again.' })
  number: number;

  @Field(() => DocumentVersionOrigin, { description: 'How it came to be.' })
  origin: DocumentVersionOrigin;

  @Field({ description: 'Version of the template that it was made from.' })
  templateVersion: string;

  @Field({ description: '`extractive` (assembled from clauses), the name of the model, or `user` for a text that its owner edited.' })
  draftedBy: string;

  @Field(() => String, { nullable: true, description: 'Version of the prompt; null when no model wrote it.' })
  promptVersion: string | null;

  @Field(() => Int, { description: 'Tokens that it cost; 0 for an edited or restored text.' })
  price: number;

  @Field({ description: 'When it was made.' })
  createdAt: Date;
}

export const UserDocumentConnection = pageOf(UserDocumentView, 'UserDocumentConnection');
export const DocumentVersionConnection = pageOf(DocumentVersionView, 'DocumentVersionConnection');

@ObjectType({ description: 'A document that is gone.' })
export class DeletedDocument {
  @Field(() => ID, { description: 'Id that it had.' })
  id: string;
}

@ObjectType({ description: 'A version that is gone.' })
export class DeletedDocumentVersion {
  @Field(() => ID, { description: 'Id that it had.' })
  id: string;

  @Field(() => UserDocumentView, { description: 'The document without it.' })
  document: UserDocumentView;
}

export const documentVersionView = (row: KeptVersion): DocumentVersionView => ({
  id: row.id,
  documentId: row.documentId,
  number: row.number,
  origin: enumValue(DocumentVersionOrigin, row.origin),
  templateVersion: row.templateVersion,
  draftedBy: row.draftedBy,
  promptVersion: row.promptVersion,
  price: row.price,
  createdAt: row.createdAt,
});

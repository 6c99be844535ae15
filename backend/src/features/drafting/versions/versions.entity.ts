import { ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Column, DeleteDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { NUMBER_FROM_TEXT } from '../../../core/database/number-from-text.js';
import { NodeView } from '../../../core/graphql/nodes/node.view.js';
import { ApiField } from '../../../core/descriptions/api-field.js';

/** A document of one owner; what it says is in its versions. Titles are sealed, since parties are named in them. */
@Entity('documents')
@ShownToKeys('DOCUMENTS_READ', 'DOCUMENTS_WRITE')
@ObjectType('UserDocument', { implements: () => [NodeView], description: 'A document of the signed-in user, with all its versions.' })
export class UserDocument {
  @ApiField(() => ID, { description: 'Stays the same over all versions.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ApiField(() => String, { description: 'One of `documentTemplates`.' })
  @Column('text', { name: 'document_type' })
  documentType: string;

  @Column('bytea', { name: 'sealed_title' })
  sealedTitle: Buffer;

  @Column('integer', { name: 'last_number' })
  lastNumber: number;

  @ApiField(() => Int, { description: 'Versions that are kept.' })
  @Column('integer', { name: 'version_count' })
  versionCount: number;

  @ApiField(() => ID, { nullable: true, description: 'The matter that it belongs to; null for none.' })
  @Column('uuid', { name: 'matter_id', nullable: true })
  matterId: string | null;

  @ApiField(() => Date, { description: 'When the first version was made.' })
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @ApiField(() => Date, { description: 'When the newest version was made, or the title changed.' })
  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  /** Set when its owner deletes it; it can be restored until it is purged. No query finds it in the meantime unless it asks `withDeleted`. */
  @DeleteDateColumn({ type: 'timestamptz', name: 'deleted_at' })
  deletedAt: Date | null;
}

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
    EDITED: { description: 'Edited by hand; free of charge.' },
    RESTORED: { description: 'An earlier version, restored; free of charge.' },
  },
});

export type VersionOriginName = `${DocumentVersionOrigin}`;

/** One state of a document. Never changed; also the answer to a repeated request with the same idempotency key. */
@Entity('document_versions')
@ShownToKeys('DOCUMENTS_READ', 'DOCUMENTS_WRITE')
@ObjectType('DocumentVersion', { implements: () => [NodeView], description: 'One state of a document. A version is never changed.' })
export class DocumentVersion {
  @ApiField(() => ID, { description: 'Id of this version.' })
  @PrimaryColumn('uuid')
  id: string;

  @ApiField(() => ID, { description: 'The document that it is a version of.' })
  @Column('uuid', { name: 'document_id' })
  documentId: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  /** Who made it; null in what was kept before that was noted, which is the owner of its document. */
  @Column('uuid', { name: 'author_id', nullable: true })
  authorId: string | null;

  @ApiField(() => Int, { description: 'Grows from 1; a deleted number is not used again.' })
  @Column('integer')
  number: number;

  @ApiField(() => DocumentVersionOrigin, { description: 'How it came to be.' })
  @Column('text')
  origin: VersionOriginName;

  @ApiField(() => String, { description: 'Version of the template that it was made from.' })
  @Column('text', { name: 'template_version' })
  templateVersion: string;

  @ApiField(() => String, {
    description: '`extractive` (assembled from clauses), the name of the model, or `user` for a text that was edited by hand.',
  })
  @Column('text', { name: 'drafted_by' })
  draftedBy: string;

  @ApiField(() => String, { nullable: true, description: 'Version of the prompt; null when no model wrote it.' })
  @Column('text', { name: 'prompt_version', nullable: true })
  promptVersion: string | null;

  @ApiField(() => Int, { description: 'Tokens that it cost; 0 for an edited or restored text.' })
  @Column('integer')
  price: number;

  /** `VersionForm`; read only when it is asked for. */
  @Column('bytea', { name: 'sealed_form', select: false })
  sealedForm: Buffer;

  @Column('bytea', { name: 'sealed_content', select: false })
  sealedContent: Buffer;

  @Column('bytea', { name: 'content_digest', select: false })
  contentDigest: Buffer;

  @Column('uuid', { name: 'reservation_id', nullable: true })
  reservationId: string | null;

  @Column('bigint', { name: 'remaining_tokens', nullable: true, transformer: NUMBER_FROM_TEXT })
  remainingTokens: number | null;

  @ApiField(() => Date, { description: 'When it was made.' })
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

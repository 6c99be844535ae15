import { Column, Entity, PrimaryColumn } from 'typeorm';

const wholeNumber = { to: (value: number | null) => value, from: (value: string | null) => (value === null ? null : Number(value)) };

/** A document of one owner; what it says is in its versions. Titles are sealed, since parties are named in them. */
@Entity('documents')
export class KeptDocument {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @Column('text', { name: 'document_type' })
  documentType: string;

  @Column('bytea', { name: 'sealed_title' })
  sealedTitle: Buffer;

  @Column('integer', { name: 'last_number' })
  lastNumber: number;

  @Column('integer', { name: 'version_count' })
  versionCount: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}

export const VERSION_ORIGINS = ['generated', 'revised', 'edited', 'restored'] as const;
export type VersionOriginName = (typeof VERSION_ORIGINS)[number];

/** One state of a document. Never changed; also the answer to a repeated request with the same idempotency key. */
@Entity('document_versions')
export class KeptVersion {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'document_id' })
  documentId: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @Column('integer')
  number: number;

  @Column('text')
  origin: VersionOriginName;

  @Column('text', { name: 'template_version' })
  templateVersion: string;

  @Column('text', { name: 'drafted_by' })
  draftedBy: string;

  @Column('text', { name: 'prompt_version', nullable: true })
  promptVersion: string | null;

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

  @Column('bigint', { name: 'remaining_tokens', nullable: true, transformer: wholeNumber })
  remainingTokens: number | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

export type LegalDocumentKind = 'act' | 'judgment' | 'rule' | 'other';
export type LegalDocumentState = 'pending' | 'indexing' | 'indexed' | 'failed';

/** What the text says of itself beyond its title; used to find the document that a question names. */
export interface StoredFacts {
  shortNames: { full: string; short: string }[];
  opening: string;
  court: string | null;
}

/** PostgreSQL sends `bigint` as text. */
const asNumber = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

@Entity('legal_documents')
export class LegalDocument {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  filename: string;

  @Column('text', { name: 'document_type' })
  documentType: LegalDocumentKind;

  @Column('text', { name: 'file_type' })
  fileType: string;

  @Column('bigint', { transformer: asNumber })
  size: number;

  @Column('text')
  sha256: string;

  /** Rises with every new content under the same name. */
  @Column('integer')
  version: number;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { nullable: true })
  source: string | null;

  @Column('text', { nullable: true })
  title: string | null;

  @Column('integer', { nullable: true })
  year: number | null;

  @Column('text', { nullable: true })
  jurisdiction: string | null;

  @Column('text')
  status: LegalDocumentState;

  @Column('text', { nullable: true })
  error: string | null;

  @Column('integer', { nullable: true })
  pages: number | null;

  @Column('integer', { nullable: true })
  passages: number | null;

  @Column('text', { name: 'blob_key' })
  blobKey: string;

  /** Where the latest text that was read is; null until one was. While a new version is on its way this is still the old one. */
  @Column('text', { name: 'text_key', nullable: true })
  textKey: string | null;

  /** The version that the text belongs to. */
  @Column('integer', { name: 'text_version', nullable: true })
  textVersion: number | null;

  /** Bytes of the stored text. */
  @Column('bigint', { name: 'text_bytes', nullable: true, transformer: asNumber })
  textBytes: number | null;

  @Column('timestamptz', { name: 'text_date', nullable: true })
  textDate: Date | null;

  /** The text of the version before, until no answer can be using it any more. */
  @Column('text', { name: 'stale_text_key', nullable: true })
  staleTextKey: string | null;

  /** Rises through the whole library with every change that a search must know of. */
  @Column('bigint', { transformer: asNumber })
  revision: number;

  @Column('jsonb', { nullable: true })
  facts: StoredFacts | null;

  @Column('uuid', { name: 'uploaded_by', nullable: true })
  uploadedBy: string | null;

  @Column('timestamptz', { name: 'upload_date' })
  uploadDate: Date;
}

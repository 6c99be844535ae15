import { Column, Entity, PrimaryColumn } from 'typeorm';

export type LegalDocumentKind = 'act' | 'judgment' | 'rule' | 'other';
export type LegalDocumentState = 'pending' | 'indexing' | 'indexed' | 'failed';

/** What the text says of itself beyond its title; used to find the document that a question names. */
export interface StoredFacts {
  shortNames: { full: string; short: string }[];
  opening: string;
  court: string | null;
}

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

  @Column('bigint', { transformer: { to: (value: number) => value, from: (value: string) => Number(value) } })
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

  @Column('jsonb', { nullable: true })
  facts: StoredFacts | null;

  @Column('uuid', { name: 'uploaded_by', nullable: true })
  uploadedBy: string | null;

  @Column('timestamptz', { name: 'upload_date' })
  uploadDate: Date;
}

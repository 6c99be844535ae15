import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { z } from 'zod';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { NUMBER_FROM_TEXT } from '../../core/database/number-from-text.js';
import { storedJson } from '../../core/database/stored-json.js';
import { ApiField } from '../../core/descriptions/api-field.js';
import { type SourceEdits, STORED_EDITS } from './edited-facts.js';
import { IngestionReport, STORED_REPORT } from './ingestion-report.views.js';
import { type LegalDocumentKind, STORED_FACTS, STORED_LAW_STATUS } from './stored-facts.js';
import type { LawStatus } from '../retrieval/retrieval.service.js';
import { LegalDocumentType } from '../retrieval/retrieval.views.js';
import { LawStatusView } from './law-status.views.js';

export type { LegalDocumentKind } from './stored-facts.js';

export enum LegalDocumentStatus {
  PENDING = 'pending',
  INDEXING = 'indexing',
  INDEXED = 'indexed',
  FAILED = 'failed',
}
registerEnumType(LegalDocumentStatus, {
  name: 'LegalDocumentStatus',
  description: 'How far the indexing of a document has got.',
  valuesMap: {
    PENDING: { description: 'Waiting to be read.' },
    INDEXING: { description: 'Being read and indexed.' },
    INDEXED: { description: 'Questions are answered from it.' },
    FAILED: { description: 'Could not be indexed; `error` says why.' },
  },
});

export type LegalDocumentState = `${LegalDocumentStatus}`;

/** A source of law: its row, and the part of it that both APIs show. */
@Entity('legal_documents')
@ShownToKeys('LIBRARY_ADMIN')
@ObjectType('LegalDocument', { description: 'A source of law in the library.' })
export class LegalDocument {
  @Field(() => ID, { description: 'Stable unique identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @ApiField(() => String, { description: 'Unique in the library.' })
  @Column('text')
  filename: string;

  @ApiField(() => LegalDocumentType, { description: 'What kind of source it is.' })
  @Column('text', { name: 'document_type' })
  documentType: LegalDocumentKind;

  @Column('text', { name: 'file_type' })
  fileType: string;

  @ApiField(() => Int, { description: 'Bytes as uploaded.' })
  @Column('bigint', { transformer: NUMBER_FROM_TEXT })
  size: number;

  @ApiField(() => Date, { description: 'When its current version was uploaded.' })
  @Column('timestamptz', { name: 'upload_date' })
  uploadDate: Date;

  @ApiField(() => LegalDocumentStatus, { description: 'How far its indexing has got.' })
  @Column('text')
  status: LegalDocumentState;

  @ApiField(() => String, { nullable: true, description: 'As an administrator gave it, else as found in the text.' })
  @Column('text', { nullable: true })
  title: string | null;

  @ApiField(() => String, { nullable: true, description: 'As given by the administrator.' })
  @Column('text', { nullable: true })
  description: string | null;

  @ApiField(() => String, { nullable: true, description: 'Where the administrator took it from.' })
  @Column('text', { nullable: true })
  source: string | null;

  @ApiField(() => Int, { nullable: true, description: 'Passages in the index; null until it is indexed.' })
  @Column('integer', { nullable: true })
  passages: number | null;

  @ApiField(() => String, { nullable: true, description: 'File and reason when it could not be indexed.' })
  @Column('text', { nullable: true })
  error: string | null;

  @ApiField(() => IngestionReport, { nullable: true, description: 'What reading it revealed; null before it was read.' })
  @Column('jsonb', { nullable: true, transformer: storedJson(STORED_REPORT, 'the report on a source') })
  report: IngestionReport | null;

  /** The same for texts that differ only in how they are set; null until the text was read. */
  @Column('text', { name: 'text_hash', nullable: true })
  textHash: string | null;

  @Column('text')
  sha256: string;

  /** Increases with every new content under the same name. */
  @Field(() => Int, { description: 'Increases with every new content under the same name.' })
  @Column('integer')
  version: number;

  @Field(() => Int, { nullable: true, description: 'As an administrator gave it, else as found in the text.' })
  @Column('integer', { nullable: true })
  year: number | null;

  @Field(() => String, { nullable: true, description: 'As an administrator gave it, else as found in the text.' })
  @Column('text', { nullable: true })
  jurisdiction: string | null;

  @Field(() => Int, { nullable: true, description: 'Null until it has been read, and where the format has no pages.' })
  @Column('integer', { nullable: true })
  pages: number | null;

  @Column('text', { name: 'blob_key' })
  blobKey: string;

  /** Where the text that was last read is stored; null until one was. While a new version is being read, this is still the old one. */
  @Column('text', { name: 'text_key', nullable: true })
  textKey: string | null;

  /** The version that the text belongs to. */
  @Column('integer', { name: 'text_version', nullable: true })
  textVersion: number | null;

  /** Hash of the file that the text was read from; null where that is not known. */
  @Column('text', { name: 'text_sha256', nullable: true })
  textSha256: string | null;

  /** Bytes of the stored text. */
  @Column('bigint', { name: 'text_bytes', nullable: true, transformer: NUMBER_FROM_TEXT })
  textBytes: number | null;

  @Column('timestamptz', { name: 'text_date', nullable: true })
  textDate: Date | null;

  /** The text of the previous version, until no answer can still be using it. */
  @Column('text', { name: 'stale_text_key', nullable: true })
  staleTextKey: string | null;

  /** Increases across the whole library with every change that a search must know about. */
  @Column('bigint', { transformer: NUMBER_FROM_TEXT })
  revision: number;

  @Column('jsonb', { nullable: true, transformer: storedJson(STORED_FACTS, 'the facts of a source') })
  facts: z.infer<typeof STORED_FACTS> | null;

  /** What administrators said about it in place of its text; null where they did not. */
  @Column('jsonb', { nullable: true, transformer: storedJson(STORED_EDITS, 'the edits of a source') })
  edits: SourceEdits | null;

  /** Whether it is in force, as an administrator set it; null where nobody did. */
  @Column('jsonb', { name: 'law_status', nullable: true, transformer: storedJson(STORED_LAW_STATUS, 'the status of a source') })
  statusSet: LawStatus | null;

  /** Not stored: what is set and what is proposed, as `LawStatusService` puts them together. */
  @ApiField(() => LawStatusView, {
    nullable: true,
    description:
      'Whether it is in force, as answers say it: what an administrator set, else what is proposed; null where nothing is known.',
  })
  lawStatus?: LawStatusView | null;

  @Column('uuid', { name: 'uploaded_by', nullable: true })
  uploadedBy: string | null;
}

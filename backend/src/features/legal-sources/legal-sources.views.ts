import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { JobView } from '../../core/jobs/jobs.views.js';
import { pageOf } from '../../core/pages/page.js';
import { LegalDocumentType } from '../retrieval/retrieval.views.js';
import type { LegalDocument, LegalDocumentKind, LegalDocumentState } from './legal-sources.entity.js';

export enum LegalDocumentStatus {
  PENDING = 'pending',
  INDEXING = 'indexing',
  INDEXED = 'indexed',
  FAILED = 'failed',
}
registerEnumType(LegalDocumentStatus, {
  name: 'LegalDocumentStatus',
  description: 'How far a document is on its way into the index.',
  valuesMap: {
    PENDING: { description: 'Waits to be read.' },
    INDEXING: { description: 'Is being read and indexed.' },
    INDEXED: { description: 'Questions are answered from it.' },
    FAILED: { description: 'Could not be indexed; `error` says why.' },
  },
});

@ObjectType('LegalDocument', { description: 'A source of law in the library.' })
export class LegalDocumentView {
  @Field(() => ID, { description: 'Names the document for good.' })
  id: string;

  @Field({ description: 'Unique in the library.' })
  filename: string;

  @Field(() => LegalDocumentType, { description: 'What kind of source it is.' })
  documentType: LegalDocumentType;

  @Field(() => Int, { description: 'Bytes as uploaded.' })
  size: number;

  @Field({ description: 'When its present version came.' })
  uploadDate: Date;

  @Field(() => LegalDocumentStatus, { description: 'How far it is on its way into the index.' })
  status: LegalDocumentStatus;

  @Field(() => String, { nullable: true, description: 'As found in the text.' })
  title: string | null;

  @Field(() => String, { nullable: true, description: 'As the administrator gave it.' })
  description: string | null;

  @Field(() => String, { nullable: true, description: 'Where the administrator took it from.' })
  source: string | null;

  @Field(() => Int, { nullable: true, description: 'Passages in the index; null before it was indexed.' })
  passages: number | null;

  @Field(() => String, { nullable: true, description: 'File and reason when it could not be indexed.' })
  error: string | null;
}

export const LegalDocumentConnection = pageOf(LegalDocumentView, 'LegalDocumentConnection');

@ObjectType({ description: 'The retrieval index as it answers now.' })
export class IndexInfo {
  @Field({ description: 'What keeps the index.' })
  adapter: string;

  @Field(() => String, { nullable: true, description: 'Its present generation; null before the first.' })
  generation: string | null;

  @Field(() => Int, { description: 'Documents in the index.' })
  documents: number;

  @Field(() => Int, { description: 'Passages in the index.' })
  passages: number;
}

@ObjectType({ description: 'The state of the library.' })
export class SystemStatus {
  @Field(() => Int, { description: 'Documents in the library.' })
  totalDocuments: number;

  @Field(() => Float, { description: 'Bytes of all of them, in MB with two decimals.' })
  totalSizeMb: number;

  @Field({ description: 'Whether questions can be answered from the library.' })
  ragInitialized: boolean;

  @Field(() => IndexInfo, { description: 'What the index holds.' })
  index: IndexInfo;
}

@ObjectType({ description: 'What was done, in words for the administrator.' })
export class Notice {
  @Field({ description: 'For people.' })
  message: string;
}

@ObjectType({ description: 'A rebuild that was started or joined.' })
export class RebuildStarted {
  @Field({ description: 'For people.' })
  message: string;

  @Field(() => JobView, { description: 'The rebuild under way.' })
  job: JobView;
}

export const legalDocumentView = (row: LegalDocument): LegalDocumentView => {
  const { id, filename, size, uploadDate, title, description, source, passages, error } = row;
  return {
    id,
    filename,
    size,
    uploadDate,
    title,
    description,
    source,
    passages,
    error,
    documentType: row.documentType as LegalDocumentType,
    status: row.status as LegalDocumentStatus,
  };
};

/** The document row of REST, in its documented names. */
export interface LegalDocumentRecord {
  filename: string;
  document_type: LegalDocumentKind;
  size: number;
  upload_date: string;
  status: LegalDocumentState;
  title: string | null;
  description: string | null;
  source: string | null;
  passages: number | null;
  error: string | null;
}

export const legalDocumentRecord = (view: LegalDocumentView): LegalDocumentRecord => {
  const { filename, size, title, description, source, passages, error } = view;
  return {
    filename,
    document_type: view.documentType,
    size,
    upload_date: view.uploadDate.toISOString(),
    status: view.status,
    title,
    description,
    source,
    passages,
    error,
  };
};

/** The status of REST, in its documented names. */
export const systemStatusRecord = ({ totalDocuments, totalSizeMb, ragInitialized }: SystemStatus) => ({
  total_documents: totalDocuments,
  total_size_mb: totalSizeMb,
  rag_initialized: ragInitialized,
});

import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { JobView } from '../../core/jobs/jobs.views.js';
import { pageOf } from '../../core/pages/page.js';
import { LegalDocumentType } from '../retrieval/retrieval.views.js';
import type { LegalDocument, LegalDocumentKind, LegalDocumentState } from './legal-sources.entity.js';
import { enumValue } from '../../core/graphql/enum-value.js';

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

  @Field(() => Int, { nullable: true, description: 'As found in the text.' })
  year: number | null;

  @Field(() => String, { nullable: true, description: 'As found in the text of a judgment.' })
  court: string | null;

  @Field(() => String, { nullable: true, description: 'As found in the text.' })
  jurisdiction: string | null;

  @Field(() => Int, { description: 'Rises with every new content under the same name.' })
  version: number;

  @Field(() => Int, { nullable: true, description: 'Null before it was read, and where the format has no pages.' })
  pages: number | null;

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

export const REBUILD_STARTED = 'The index is being rebuilt. The present one answers until the new one is ready.';

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
  const { id, filename, size, uploadDate, title, year, jurisdiction, version, pages, description, source, passages, error } = row;
  return {
    id,
    filename,
    size,
    uploadDate,
    title,
    year,
    court: row.facts?.court ?? null,
    jurisdiction,
    version,
    pages,
    description,
    source,
    passages,
    error,
    documentType: enumValue(LegalDocumentType, row.documentType),
    status: enumValue(LegalDocumentStatus, row.status),
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

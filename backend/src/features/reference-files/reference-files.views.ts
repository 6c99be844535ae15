import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { pageOf } from '../../core/pages/page.js';
import type { ReferenceFile, ReferenceFileState } from './reference-files.entity.js';
import { enumValue } from '../../core/graphql/enum-value.js';

export enum ReferenceFileStatus {
  PENDING = 'pending',
  READY = 'ready',
  FAILED = 'failed',
}
registerEnumType(ReferenceFileStatus, {
  name: 'ReferenceFileStatus',
  description: 'How far the reading of an uploaded file is.',
  valuesMap: {
    PENDING: { description: 'Is being read.' },
    READY: { description: 'Can be asked about.' },
    FAILED: { description: 'Could not be read; `error` says why.' },
  },
});

@ObjectType('ReferenceFile', { description: "A file of the signed-in user's own." })
export class ReferenceFileView {
  @Field({ description: 'Unique among the files of its owner.' })
  filename: string;

  @Field({ description: 'Extension with its dot.' })
  fileType: string;

  @Field(() => Int, { description: 'Bytes as uploaded.' })
  size: number;

  @Field({ description: 'When it was uploaded.' })
  uploadDate: Date;

  @Field(() => ReferenceFileStatus, { description: 'Whether its text can be asked about yet.' })
  status: ReferenceFileStatus;

  @Field(() => String, { nullable: true, description: 'Why the file could not be read.' })
  error: string | null;
}

export const ReferenceFileConnection = pageOf(ReferenceFileView, 'ReferenceFileConnection');

export const referenceFileView = ({ filename, fileType, size, uploadDate, status, error }: ReferenceFile): ReferenceFileView => ({
  filename,
  fileType,
  size,
  uploadDate,
  status: enumValue(ReferenceFileStatus, status),
  error,
});

/** The file row of REST, in its documented names. */
export interface ReferenceFileRecord {
  filename: string;
  size: number;
  upload_date: string;
  file_type: string;
  status: ReferenceFileState;
  error: string | null;
}

export const referenceFileRecord = ({ filename, size, uploadDate, fileType, status, error }: ReferenceFileView): ReferenceFileRecord => ({
  filename,
  size,
  upload_date: uploadDate.toISOString(),
  file_type: fileType,
  status,
  error,
});

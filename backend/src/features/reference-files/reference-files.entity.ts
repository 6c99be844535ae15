import { ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Column, DeleteDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { NUMBER_FROM_TEXT } from '../../core/database/number-from-text.js';
import { NodeView } from '../../core/graphql/nodes/node.view.js';
import { ApiField } from '../../core/descriptions/api-field.js';

export enum ReferenceFileStatus {
  PENDING = 'pending',
  READY = 'ready',
  FAILED = 'failed',
}
registerEnumType(ReferenceFileStatus, {
  name: 'ReferenceFileStatus',
  description: 'How far the reading of an uploaded file has got.',
  valuesMap: {
    PENDING: { description: 'Being read.' },
    READY: { description: 'Can be asked about.' },
    FAILED: { description: 'Could not be read; `error` says why.' },
  },
});

export type ReferenceFileState = `${ReferenceFileStatus}`;

/** A user's own file: its row, and the part of it that both APIs show. */
@Entity('reference_files')
@ShownToKeys('FILES')
@ObjectType({ implements: () => [NodeView], description: "One of the signed-in user's own files." })
export class ReferenceFile {
  @ApiField(() => ID, { description: 'Stays the same.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ApiField(() => String, { description: 'Unique among the files of its owner.' })
  @Column('text')
  filename: string;

  @ApiField(() => Int, { description: 'Bytes as uploaded.' })
  @Column('bigint', { transformer: NUMBER_FROM_TEXT })
  size: number;

  @ApiField(() => Date, { description: 'When it was uploaded.' })
  @Column('timestamptz', { name: 'upload_date' })
  uploadDate: Date;

  @ApiField(() => String, { description: 'Extension with its dot.' })
  @Column('text', { name: 'file_type' })
  fileType: string;

  @ApiField(() => ReferenceFileStatus, { description: 'Whether its text can be asked about yet.' })
  @Column('text')
  status: ReferenceFileState;

  @ApiField(() => String, { nullable: true, description: 'Why the file could not be read.' })
  @Column('text', { nullable: true })
  error: string | null;

  @ApiField(() => [String], {
    description: 'What to compare with the original: pages that were not read or from pictures, doubtful words.',
  })
  @Column('text', { array: true, default: () => `'{}'` })
  warnings: string[];

  @ApiField(() => ID, { nullable: true, description: 'The matter that it belongs to; null for none.' })
  @Column('uuid', { name: 'matter_id', nullable: true })
  matterId: string | null;

  /** Set when it is deleted with its matter; no query finds it in the meantime unless it asks `withDeleted`. */
  @DeleteDateColumn({ type: 'timestamptz', name: 'deleted_at' })
  deletedAt: Date | null;

  /** Bytes that its text takes in the store; null until it is read. */
  @Column('bigint', { name: 'text_bytes', nullable: true, transformer: NUMBER_FROM_TEXT })
  textBytes: number | null;

  @Column('text')
  sha256: string;

  /** The id of the file key that bytes and text are sealed with; null when that is to be looked at. */
  @Column('bytea', { name: 'sealed_with', nullable: true, select: false })
  sealedWith?: Buffer | null;
}

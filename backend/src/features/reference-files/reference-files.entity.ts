import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ReferenceFileState = 'pending' | 'ready' | 'failed';

const bytes = { to: (value: number | null) => value, from: (value: string | null) => (value === null ? null : Number(value)) };

@Entity('reference_files')
export class ReferenceFile {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @Column('text')
  filename: string;

  /** Extension with its dot. */
  @Column('text', { name: 'file_type' })
  fileType: string;

  /** Bytes as uploaded. */
  @Column('bigint', { transformer: bytes })
  size: number;

  /** Bytes that its text takes in the store; null until it is read. */
  @Column('bigint', { name: 'text_bytes', nullable: true, transformer: bytes })
  textBytes: number | null;

  @Column('text')
  sha256: string;

  @Column('text')
  status: ReferenceFileState;

  @Column('text', { nullable: true })
  error: string | null;

  @Column('timestamptz', { name: 'upload_date' })
  uploadDate: Date;
}

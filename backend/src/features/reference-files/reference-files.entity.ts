import { Column, Entity, PrimaryColumn } from 'typeorm';

export type ReferenceFileState = 'pending' | 'ready' | 'failed';

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
  @Column('bigint', { transformer: { to: (value: number) => value, from: (value: string) => Number(value) } })
  size: number;

  @Column('text')
  sha256: string;

  @Column('text')
  status: ReferenceFileState;

  @Column('text', { nullable: true })
  error: string | null;

  @Column('timestamptz', { name: 'upload_date' })
  uploadDate: Date;
}

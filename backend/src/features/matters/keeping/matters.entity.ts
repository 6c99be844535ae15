import { Column, Entity, PrimaryColumn } from 'typeorm';

export type StoredMatterStatus = 'open' | 'closed' | 'archived';

/** A matter of one owner. All that its owner wrote of it is sealed as one. */
@Entity('matters')
export class Matter {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  /** `MatterFacts`. */
  @Column('bytea')
  sealed: Buffer;

  @Column('text')
  status: StoredMatterStatus;

  /** Nothing of it leaves the installation. */
  @Column('boolean')
  confidential: boolean;

  /** Grows with every change of what stands in it. */
  @Column('integer')
  version: number;

  /** Set when its owner deletes it; it can be restored until it is purged. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody in the party book of one owner. All that is said of them is sealed as one. */
@Entity('parties')
export class Party {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  /** `PartyFactValues`. */
  @Column('bytea')
  sealed: Buffer;

  /** Grows with every change. */
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

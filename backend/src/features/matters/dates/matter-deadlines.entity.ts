import { Column, Entity, PrimaryColumn } from 'typeorm';

export type StoredDeadlineStatus = 'open' | 'done' | 'missed';

/** A date of a matter. The owner is named in each, so that no query has to trust a join for it. */
@Entity('matter_deadlines')
export class MatterDeadline {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @Column('uuid', { name: 'matter_id' })
  matterId: string;

  /** 2026-03-12; readable, since lists are in its order. */
  @Column('date')
  day: string;

  @Column('text')
  status: StoredDeadlineStatus;

  /** `DateFacts`. */
  @Column('bytea')
  sealed: Buffer;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}

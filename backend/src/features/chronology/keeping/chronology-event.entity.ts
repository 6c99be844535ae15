import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EventPrecision } from '../../notices/notice.service.js';

export type StoredEventState = 'proposed' | 'confirmed' | 'hidden';

/** A dated event of a matter. The owner is named in each, so that no query has to trust a join for it. */
@Entity('chronology_events')
export class ChronologyEvent {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @Column('uuid', { name: 'matter_id' })
  matterId: string;

  /** 2024-03-12, of a month or year its first day; readable, since lists are in its order. */
  @Column('date')
  day: string;

  @Column('text')
  precision: EventPrecision;

  @Column('text')
  state: StoredEventState;

  /** `EventFacts`. */
  @Column('bytea')
  sealed: Buffer;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Two values in the papers of a matter of which its owner said that both are right. */
@Entity('accepted_differences')
export class AcceptedDifference {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @Column('uuid', { name: 'matter_id' })
  matterId: string;

  /** `AcceptedFacts`. */
  @Column('bytea')
  sealed: Buffer;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Entries of a form that no document was generated from yet, one for each user and type. What they say is sealed. */
@Entity('unfinished_forms')
export class UnfinishedForm {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @Column('text', { name: 'document_type' })
  documentType: string;

  @Column('bytea', { name: 'sealed', select: false })
  sealed: Buffer;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}

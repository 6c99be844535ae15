import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Complexity } from '../../documents.inputs.js';

/** Changes that their owner has not decided on yet. What they say is sealed; nothing is charged until some are kept. */
@Entity('change_proposals')
export class ChangeProposal {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  /** The kept document that is to be continued; null for a text that is not kept. */
  @Column('uuid', { name: 'document_id', nullable: true })
  documentId: string | null;

  /** Number of its newest version when the changes were proposed; another one means that the draft has changed since. */
  @Column('integer', { name: 'base_number', nullable: true })
  baseNumber: number | null;

  @Column('text', { name: 'document_type' })
  documentType: string;

  @Column('text')
  complexity: Complexity;

  @Column('bytea', { name: 'sealed', select: false })
  sealed: Buffer;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** When changes of it were kept; it is no longer shown. */
  @Column('timestamptz', { name: 'kept_at', nullable: true })
  keptAt: Date | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A text that somebody asked their supervisors to approve, and what became of it. */
@Entity('approval_requests')
export class ApprovalRequest {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @Column('text')
  kind: 'draft' | 'answer';

  /** What its file is named after. */
  @Column('text', { name: 'document_type' })
  documentType: string;

  @Column('text')
  state: 'waiting' | 'approved' | 'returned';

  /** Of the text, as of versions: by it other texts are compared with what was approved. */
  @Column('bytea', { name: 'text_digest' })
  textDigest: Buffer;

  /** As it was submitted, or as the supervisor edited it. */
  @Column('bytea', { name: 'sealed_text', select: false })
  sealedText: Buffer;

  /** `ApprovalDetails`. */
  @Column('bytea', { name: 'sealed_details' })
  sealedDetails: Buffer;

  @Column('timestamptz', { name: 'submitted_at' })
  submittedAt: Date;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  @Column('uuid', { name: 'decided_by', nullable: true })
  decidedBy: string | null;

  /** As they were called at that time: papers say it. */
  @Column('text', { name: 'decided_by_name', nullable: true })
  decidedByName: string | null;
}

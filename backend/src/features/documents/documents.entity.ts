import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FormValues } from './values.js';

/** A finished generation, kept for its owner; also the answer to a repeated request with the same idempotency key. */
@Entity('generated_documents')
export class GeneratedDocument {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @Column('text', { name: 'document_type' })
  documentType: string;

  @Column('text', { name: 'template_version' })
  templateVersion: string;

  @Column('jsonb', { name: 'template_data' })
  templateData: FormValues;

  @Column('text', { nullable: true })
  suggestions: string | null;

  @Column('text')
  content: string;

  @Column('text', { name: 'drafted_by' })
  draftedBy: string;

  @Column('text', { nullable: true })
  notice: string | null;

  @Column('uuid', { name: 'reservation_id' })
  reservationId: string;

  @Column('bigint', { name: 'remaining_tokens', transformer: { to: (value: number) => value, from: (value: string) => Number(value) } })
  remainingTokens: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

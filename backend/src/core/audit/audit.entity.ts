import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One action of an administrator, or of a user on an API key. The database refuses to change or delete it. */
@Entity('audit_log')
export class AuditEntry {
  /** Increases with time; the driver returns bigint as text. */
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('timestamptz')
  at: Date;

  @Column('uuid', { name: 'actor_id' })
  actorId: string;

  @Column('text', { name: 'actor_email' })
  actorEmail: string;

  @Column('text')
  address: string;

  @Column('text')
  action: string;

  @Column('text')
  subject: string;

  @Column('text', { name: 'subject_name', nullable: true })
  subjectName: string | null;

  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;

  @Column('text', { nullable: true })
  reason: string | null;

  /** Visible part of the API key that it was done with; null where somebody was logged in. */
  @Column('text', { name: 'api_key', nullable: true })
  apiKey: string | null;
}

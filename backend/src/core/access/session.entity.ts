import { Column, Entity, PrimaryColumn } from 'typeorm';

export type SessionKind = 'user' | 'admin';

/** A login. Its row, not the token, decides whether it still counts. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  kind: SessionKind;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  /** Client address of the login; null for sessions opened before it was kept. */
  @Column('text', { nullable: true })
  address: string | null;

  /** What the browser or program of the login called itself, cut to a bounded length; null when it did not say, and for keys. */
  @Column('text', { name: 'user_agent', nullable: true })
  userAgent: string | null;

  /** Opened by the provider of the firm: to show again who one is means to sign in there again, whatever password the account has. */
  @Column('boolean', { name: 'by_provider' })
  byProvider: boolean;

  /** Its user keeps it on a device for weeks: a secret of the browser opens it again, and a token alone renews itself for a day at most. */
  @Column('boolean')
  kept: boolean;

  /** Correct to within a few minutes. */
  @Column('timestamptz', { name: 'last_used_at' })
  lastUsedAt: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A conversation of one owner. Its title is sealed, since it comes from the first question. */
@Entity('conversations')
export class Conversation {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  /** Empty until the first question, or until its owner names it. */
  @Column('bytea', { name: 'sealed_title' })
  sealedTitle: Buffer;

  @Column('boolean')
  pinned: boolean;

  /** Exchanges that are shown; those that an edit replaced are not counted. */
  @Column('integer', { name: 'exchange_count' })
  exchangeCount: number;

  /** The matter that it belongs to; the database holds it to be the owner's. */
  @Column('uuid', { name: 'matter_id', nullable: true })
  matterId: string | null;

  /** Set when its owner deletes it; it can be restored until it is purged. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}

export type StoredExchangeState = 'pending' | 'answered' | 'stopped' | 'failed' | 'interrupted';

/** A question with its answer. The owner is named in each, so that no query has to trust a join for it. */
@Entity('conversation_exchanges')
export class Exchange {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'conversation_id' })
  conversationId: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  /** Grows from 1; an edited question takes the number of the one that it replaces. */
  @Column('integer')
  number: number;

  @Column('text')
  state: StoredExchangeState;

  @Column('bytea', { name: 'sealed_question' })
  sealedQuestion: Buffer;

  @Column('bytea', { name: 'sealed_reply', nullable: true })
  sealedReply: Buffer | null;

  /** The exchange whose edited question replaced this one; it is kept until the next question, for undo. */
  @Column('uuid', { name: 'superseded_by', nullable: true })
  supersededBy: string | null;

  @Column('timestamptz', { name: 'asked_at' })
  askedAt: Date;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import { storedJson } from '../../../core/database/stored-json.js';
import { type OwnPlainText, PLAIN_TEXT, type PlainText } from '../../retrieval/explaining/plain-texts.service.js';

/** What administrators decided about the plain text of a topic. */
@Entity('plain_texts')
export class PlainTextRow {
  /** Id of the topic, shipped or their own. */
  @PrimaryColumn('text')
  topic: string;

  /** Their own text; null where the shipped one stands. */
  @Column('jsonb', { nullable: true, transformer: storedJson(PLAIN_TEXT, 'the plain text of a topic') })
  content: PlainText | null;

  @Column('boolean')
  enabled: boolean;

  /** Who says that a lawyer has read it; null for nobody. */
  @Column('text', { name: 'signed_by', nullable: true })
  signedBy: string | null;

  @Column('timestamptz', { name: 'signed_at', nullable: true })
  signedAt: Date | null;

  /** Of the words that were read. */
  @Column('text', { name: 'signed_hash', nullable: true })
  signedHash: string | null;
}

/** The row as searches know it. */
export const ownPlainText = ({ content, enabled, signedBy, signedAt, signedHash }: PlainTextRow): OwnPlainText => ({
  text: content,
  enabled,
  signed: signedBy !== null && signedAt !== null && signedHash !== null ? { by: signedBy, at: signedAt, hash: signedHash } : null,
});

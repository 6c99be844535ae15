import { Column, Entity, PrimaryColumn } from 'typeorm';
import { z } from 'zod';
import { storedJson } from '../../../core/database/stored-json.js';

/** A place that answers a topic: a section of an act, or of a document that is known by its file name. */
const PLACE = z.object({
  act: z.string().optional(),
  document: z.string().optional(),
  /** Null for any place in the document. */
  section: z.string().nullable(),
});
export type TopicPlace = z.infer<typeof PLACE>;

const ASKS = z.object({ en: z.array(z.string()), hi: z.array(z.string()), hinglish: z.array(z.string()) });
export type TopicAsks = z.infer<typeof ASKS>;

/** Ways of asking and the places that answer them, as an administrator wrote them down. */
@Entity('topics')
export class TopicRow {
  @PrimaryColumn('uuid')
  id: string;

  /** `guide`: takes part in answering. `check`: a golden question, which every new index is tried with and which answers nothing itself. */
  @Column('text')
  purpose: 'guide' | 'check';

  @Column('text')
  name: string;

  /** Field of law; '' for none. */
  @Column('text')
  field: string;

  @Column('jsonb', { transformer: storedJson(ASKS, 'the ways of asking of a topic') })
  asks: TopicAsks;

  /** The most telling first. */
  @Column('jsonb', { transformer: storedJson(z.array(PLACE), 'the places of a topic') })
  places: TopicPlace[];

  /** Questions that follow. */
  @Column('jsonb', { transformer: storedJson(z.array(z.string()), 'the next questions of a topic') })
  next: string[];

  @Column('boolean')
  enabled: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

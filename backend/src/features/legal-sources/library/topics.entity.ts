import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A place that answers a topic: a section of an act, or of a document that is known by its file name. */
export interface TopicPlace {
  act?: string;
  document?: string;
  /** Null for any place in the document. */
  section: string | null;
}

export interface TopicAsks {
  en: string[];
  hi: string[];
  hinglish: string[];
}

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

  @Column('jsonb')
  asks: TopicAsks;

  /** The most telling first. */
  @Column('jsonb')
  places: TopicPlace[];

  /** Questions that follow. */
  @Column('jsonb')
  next: string[];

  @Column('boolean')
  enabled: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A question with the place that should answer it; every rebuild is tried with all of them. */
@Entity('golden_questions')
export class GoldenQuestionRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  question: string;

  /** File name of the document that answers it. */
  @Column('text')
  document: string;

  /** Section, article or paragraph; null when any place in the document will do. */
  @Column('text', { nullable: true })
  unit: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

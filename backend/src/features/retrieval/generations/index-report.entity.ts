import { Column, Entity, PrimaryColumn } from 'typeorm';
import { z } from 'zod';
import { storedJson } from '../../../core/database/stored-json.js';
import { GOLDEN_OUTCOME, type GoldenOutcome } from '../search/golden-check.js';

/** What a rebuild found out about the generation that it built, written before the promotion. */
@Entity('index_reports')
export class IndexReport {
  @PrimaryColumn('text')
  generation: string;

  /** The generation that was active while this one was built; null for the first. */
  @Column('text', { name: 'compared_with', nullable: true })
  comparedWith: string | null;

  /** The job that built it: when that job starts again after a crash, it recognises its own work by this. */
  @Column('uuid', { name: 'job_id' })
  jobId: string;

  @Column('integer')
  documents: number;

  @Column('integer')
  passages: number;

  @Column('jsonb', { transformer: storedJson(z.array(GOLDEN_OUTCOME), 'the golden questions of an index report') })
  outcomes: GoldenOutcome[];

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

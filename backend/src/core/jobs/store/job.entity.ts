import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { JobRecord, JobResult, JobState } from '../job-definition.js';

/** One job from request to end; outlives its entry in the queue, and is the truth when the two disagree. */
@Entity('jobs')
export class Job implements JobRecord {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  queue: string;

  @Column({ type: 'text', name: 'dedup_key', nullable: true })
  dedupKey: string | null;

  @Column({ type: 'jsonb' })
  payload: unknown;

  @Column({ type: 'text', nullable: true })
  subject: string | null;

  @Column({ type: 'uuid', name: 'owner_id', nullable: true })
  ownerId: string | null;

  @Column({ type: 'uuid', name: 'requested_by', nullable: true })
  requestedBy: string | null;

  @Column({ type: 'text' })
  state: JobState;

  @Column({ type: 'text', nullable: true })
  stage: string | null;

  @Column({ type: 'smallint' })
  percent: number;

  @Column({ type: 'integer', nullable: true })
  done: number | null;

  @Column({ type: 'integer', nullable: true })
  total: number | null;

  @Column({ type: 'integer' })
  attempts: number;

  @Column({ type: 'integer', name: 'max_attempts' })
  maxAttempts: number;

  @Column({ type: 'text', name: 'error_code', nullable: true })
  errorCode: string | null;

  @Column({ type: 'text', name: 'error_text', nullable: true })
  errorText: string | null;

  @Column({ type: 'jsonb', nullable: true })
  result: JobResult | null;

  @Column({ type: 'boolean', name: 'cancel_requested' })
  cancelRequested: boolean;

  /** Fences a run: only its owner may write, and a takeover changes it. Set exactly while running. */
  @Column({ type: 'uuid', name: 'run_id', nullable: true })
  runId: string | null;

  @Column({ type: 'timestamptz', name: 'heartbeat_at', nullable: true })
  heartbeatAt: Date | null;

  /** When the queue took it; null until then, and again after `retry`. */
  @Column({ type: 'timestamptz', name: 'dispatched_at', nullable: true })
  dispatchedAt: Date | null;

  /** Jobs of one group run one at a time; null for a job that waits for no other. */
  @Column({ type: 'text', name: 'group_key', nullable: true })
  groupKey: string | null;

  /** When it became the one job of its group that may run. */
  @Column({ type: 'timestamptz', name: 'admitted_at', nullable: true })
  admittedAt: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', name: 'started_at', precision: 3, nullable: true })
  startedAt: Date | null;

  @Column({ type: 'timestamptz', name: 'finished_at', precision: 3, nullable: true })
  finishedAt: Date | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import { NUMBER_FROM_TEXT } from '../../core/database/number-from-text.js';

/** What a model was asked for. */
export const USAGE_PURPOSES = ['ask', 'draft', 'rewrite', 'questions'] as const;
export type UsagePurpose = (typeof USAGE_PURPOSES)[number];

/** `abandoned`: the reader left before the end. */
export type UsageOutcome = 'complete' | 'refused' | 'length' | 'failed' | 'abandoned';

const count = (name: string) => Column('bigint', { name, transformer: NUMBER_FROM_TEXT });

/** What one call of a language model used. Nothing of what was asked or answered is kept here. */
@Entity('model_usage')
export class ModelUsageRow {
  @PrimaryColumn('uuid')
  id: string;

  /** When the call ended. */
  @Column('timestamptz')
  at: Date;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('text')
  purpose: UsagePurpose;

  @Column('text')
  model: string;

  @count('input_tokens')
  inputTokens: number;

  @count('output_tokens')
  outputTokens: number;

  @count('cache_read_tokens')
  cacheReadTokens: number;

  @count('cache_write_tokens')
  cacheWriteTokens: number;

  /** Millionths of a US dollar, by the prices that were set at the time; null where none were. */
  @Column('bigint', { name: 'cost_micro_usd', nullable: true, transformer: NUMBER_FROM_TEXT })
  costMicroUsd: number | null;

  @Column('integer', { name: 'duration_ms' })
  durationMs: number;

  @Column('text')
  outcome: UsageOutcome;
}

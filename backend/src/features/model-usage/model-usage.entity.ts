import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a model was asked for. */
export const USAGE_PURPOSES = ['ask', 'draft', 'rewrite'] as const;
export type UsagePurpose = (typeof USAGE_PURPOSES)[number];

/** `abandoned`: the reader left before the end. */
export type UsageOutcome = 'complete' | 'refused' | 'length' | 'failed' | 'abandoned';

/** PostgreSQL sends `bigint` as text. */
const asNumber = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
const count = (name: string) => Column('bigint', { name, transformer: asNumber });

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
  @Column('bigint', { name: 'cost_micro_usd', nullable: true, transformer: asNumber })
  costMicroUsd: number | null;

  @Column('integer', { name: 'duration_ms' })
  durationMs: number;

  @Column('text')
  outcome: UsageOutcome;
}

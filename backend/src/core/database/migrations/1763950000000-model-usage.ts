import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ModelUsage1763950000000 implements MigrationInterface {
  name = 'ModelUsage1763950000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table model_usage (
        id uuid primary key,
        at timestamptz(3) not null,
        user_id uuid references users on delete set null,
        purpose text not null check (purpose in ('ask', 'draft', 'rewrite')),
        model text not null,
        input_tokens bigint not null check (input_tokens >= 0),
        output_tokens bigint not null check (output_tokens >= 0),
        cache_read_tokens bigint not null check (cache_read_tokens >= 0),
        cache_write_tokens bigint not null check (cache_write_tokens >= 0),
        cost_micro_usd bigint,
        duration_ms integer not null,
        outcome text not null check (outcome in ('complete', 'refused', 'length', 'failed', 'abandoned'))
      )`);
    await runner.query('create index model_usage_at on model_usage (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table model_usage');
  }
}

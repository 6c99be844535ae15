import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ModelBudget1764000070000 implements MigrationInterface {
  name = 'ModelBudget1764000070000';

  async up(runner: QueryRunner): Promise<void> {
    // What calls under way may still use, so that calls at the same moment cannot spend the same rest of a budget.
    await runner.query(`
      create table model_reservations (
        call_id uuid primary key,
        user_id uuid not null references users on delete cascade,
        tokens bigint not null check (tokens >= 0),
        expires_at timestamptz(3) not null
      )`);
    await runner.query('create index model_reservations_expires_at on model_reservations (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table model_reservations');
  }
}

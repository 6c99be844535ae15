import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a source is in force, as an administrator set it; null where nobody did. What is proposed is worked out, not stored. */
export class LawStatus1764000705000 implements MigrationInterface {
  name = 'LawStatus1764000705000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table legal_documents add column law_status jsonb
        check (law_status is null or law_status->>'state' in ('in_force', 'in_part', 'amended', 'repealed'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table legal_documents drop column law_status');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class JobGroups1763980000000 implements MigrationInterface {
  name = 'JobGroups1763980000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table jobs add column group_key text, add column admitted_at timestamptz');
    // Two processes that admit jobs of one group at once: the second one fails here.
    await runner.query(
      `create unique index jobs_group_admitted on jobs (group_key) where admitted_at is not null and state in ('queued', 'running')`,
    );
    await runner.query(`create index jobs_group on jobs (group_key, created_at, id) where state in ('queued', 'running')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table jobs drop column group_key, drop column admitted_at');
  }
}

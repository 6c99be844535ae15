import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RateLimits1763700000001 implements MigrationInterface {
  name = 'RateLimits1763700000001';

  /** The shape that rate-limiter-flexible expects. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`);
    await runner.query('create index rate_limits_expire on rate_limits (expire)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rate_limits');
  }
}

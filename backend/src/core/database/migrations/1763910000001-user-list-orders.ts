import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Serves the order by latest login, whose expression puts accounts that never logged in first. */
export class UserListOrders1763910000001 implements MigrationInterface {
  name = 'UserListOrders1763910000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_last_login');
    await runner.query(`create index users_last_login on users (coalesce(last_login, '-infinity'), id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_last_login');
    await runner.query('create index users_last_login on users (last_login, id)');
  }
}

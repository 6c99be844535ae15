import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UserAdministration1763800000001 implements MigrationInterface {
  name = 'UserAdministration1763800000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm');
    await runner.query('create index users_search on users using gin (name gin_trgm_ops, (email::text) gin_trgm_ops)');
    await runner.query('create index users_name on users (lower(name), id)');
    await runner.query('create index users_last_login on users (last_login, id)');
    await runner.query(`create index users_admins on users (id) where role = 'admin'`);
    // Where a session was opened from: the owner's usual address is never shut out by a stranger's wrong passwords.
    await runner.query('alter table sessions add column address text');
    await runner.query('create index sessions_address on sessions (user_id, address, created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index sessions_address');
    await runner.query('alter table sessions drop column address');
    for (const index of ['users_admins', 'users_last_login', 'users_name', 'users_search']) await runner.query(`drop index ${index}`);
  }
}

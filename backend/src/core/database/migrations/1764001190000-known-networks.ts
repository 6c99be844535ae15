import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keyed digests of the networks that each account was signed in to from. */
export class KnownNetworks1764001190000 implements MigrationInterface {
  name = 'KnownNetworks1764001190000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table known_networks (
        user_id uuid not null references users on delete cascade,
        network bytea not null,
        seen_at timestamptz not null,
        primary key (user_id, network)
      )`);
    await runner.query('create index known_networks_seen on known_networks (seen_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table known_networks');
  }
}

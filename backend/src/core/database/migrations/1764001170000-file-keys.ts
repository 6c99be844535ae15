import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The file keys by their fingerprints, and which of them files and recovery codes need. */
export class FileKeys1764001170000 implements MigrationInterface {
  name = 'FileKeys1764001170000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table file_keys (
        number integer primary key check (number > 0),
        fingerprint bytea not null unique check (octet_length(fingerprint) = 32),
        added_at timestamptz not null default now(),
        active_from timestamptz,
        superseded_at timestamptz check (superseded_at is null or active_from is not null),
        retired_at timestamptz,
        remaining bigint,
        counted_at timestamptz
      )`);
    await runner.query(
      'create unique index file_keys_one_active on file_keys ((true)) where active_from is not null and superseded_at is null',
    );
    await runner.query(`create table unreadable_seals (place text primary key, noticed_at timestamptz not null default now())`);
    await runner.query(
      `insert into file_keys (number, fingerprint, active_from)
       select 1, file_key_fingerprint, now() from installation where file_key_fingerprint is not null`,
    );
    await runner.query('alter table installation drop column file_key_fingerprint');
    await runner.query('alter table reference_files add column sealed_with bytea');
    await runner.query('alter table second_factors add column sealed_code_key bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table second_factors drop column sealed_code_key');
    await runner.query('alter table reference_files drop column sealed_with');
    await runner.query('alter table installation add column file_key_fingerprint bytea check (octet_length(file_key_fingerprint) = 32)');
    await runner.query(
      `update installation set file_key_fingerprint =
       (select fingerprint from file_keys where active_from is not null and superseded_at is null)`,
    );
    await runner.query('drop table unreadable_seals');
    await runner.query('drop table file_keys');
  }
}

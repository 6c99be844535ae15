import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stored bytes that a sweep found without a row, and since when. */
export class BlobOrphans1763910000000 implements MigrationInterface {
  name = 'BlobOrphans1763910000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table blob_orphans (key text primary key, seen_at timestamptz not null default now())');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table blob_orphans');
  }
}

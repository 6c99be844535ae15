import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What administrators decided about the plain texts of topics: their own words, whether one is shown, and who says that a lawyer read it. */
export class PlainTexts1764001240000 implements MigrationInterface {
  name = 'PlainTexts1764001240000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table plain_texts (
        topic text primary key,
        content jsonb,
        enabled boolean not null default true,
        signed_by text,
        signed_at timestamptz,
        signed_hash text
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table plain_texts');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Vectors of texts by the model that made them, so that a rebuild embeds only what is new. */
export class PassageVectors1764000700000 implements MigrationInterface {
  name = 'PassageVectors1764000700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table passage_vectors (
        model text not null,
        hash bytea not null check (octet_length(hash) = 32),
        vector bytea not null check (octet_length(vector) between 4 and 16384),
        used_at timestamptz not null default now(),
        primary key (model, hash)
      )`);
    // Long values that compress badly: neither worth a try nor to be moved out of the row.
    await runner.query('alter table passage_vectors alter column vector set storage external');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table passage_vectors');
  }
}

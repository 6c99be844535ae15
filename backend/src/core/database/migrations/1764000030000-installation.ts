import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row that tells what this database belongs to: `core/database/installation.ts`. */
export class Installation1764000030000 implements MigrationInterface {
  name = 'Installation1764000030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table installation (
        one boolean primary key default true check (one),
        version text not null,
        file_key_fingerprint bytea check (octet_length(file_key_fingerprint) = 32),
        pdf_sandboxed boolean
      )`);
    await runner.query("insert into installation (version) values ('')");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table installation');
  }
}

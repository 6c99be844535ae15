import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The letterhead of documents; one row, or none. */
export class HouseStyle1764001020000 implements MigrationInterface {
  name = 'HouseStyle1764001020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table house_style (
        one boolean primary key default true check (one),
        header text not null check (length(header) <= 400),
        footer text not null check (length(footer) <= 100),
        margin_mm int not null check (margin_mm between 20 and 40),
        logo bytea check (octet_length(logo) <= 204800),
        updated_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table house_style');
  }
}

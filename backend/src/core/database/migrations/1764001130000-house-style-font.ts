import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What documents with a letterhead are set in. */
export class HouseStyleFont1764001130000 implements MigrationInterface {
  name = 'HouseStyleFont1764001130000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table house_style add column font text not null default 'serif' check (font in ('serif', 'sans'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table house_style drop column font');
  }
}

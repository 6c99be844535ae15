import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The forms in which courts take their papers, as administrators set them. */
export class CourtFormats1764001334000 implements MigrationInterface {
  name = 'CourtFormats1764001334000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table court_formats (
        id uuid primary key,
        name text not null,
        courts text[] not null,
        paper text not null,
        margin_top_mm int not null,
        margin_right_mm int not null,
        margin_bottom_mm int not null,
        margin_left_mm int not null,
        font_size int not null,
        line_spacing double precision not null,
        page_numbers text not null,
        index_first boolean not null,
        max_file_mb int,
        is_default boolean not null
      )`);
    await runner.query('create unique index court_formats_name on court_formats (lower(name))');
    await runner.query('create unique index court_formats_default on court_formats (is_default) where is_default');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table court_formats');
  }
}

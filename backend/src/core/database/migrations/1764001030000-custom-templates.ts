import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Templates of documents that administrators write, with every state that was ever published. */
export class CustomTemplates1764001030000 implements MigrationInterface {
  name = 'CustomTemplates1764001030000';

  async up(runner: QueryRunner): Promise<void> {
    // Not jsonb, which puts the properties of a field and the values of a sample into an order of its own.
    await runner.query(`
      create table custom_templates (
        document_type text primary key check (document_type ~ '^custom_[a-z][a-z_]{1,40}$'),
        copy_of text,
        draft json not null,
        draft_revision integer not null,
        published_revision integer,
        last_number integer not null default 0,
        published_number integer,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`);
    await runner.query(`
      create table custom_template_versions (
        document_type text not null references custom_templates,
        number integer not null,
        content json not null,
        form jsonb not null,
        published_at timestamptz(3) not null,
        primary key (document_type, number)
      )`);
    await runner.query(`
      alter table custom_templates add constraint custom_templates_published
      foreign key (document_type, published_number) references custom_template_versions`);
    // Documents name the version that they were made from.
    await runner.query(`
      create function refuse_template_version_change() returns trigger language plpgsql as $$
      begin raise exception 'a published version of a template is never changed'; end $$`);
    await runner.query(`
      create trigger custom_template_versions_immutable before update or delete or truncate on custom_template_versions
      for each statement execute function refuse_template_version_change()`);
    // Raised with every publication and withdrawal; each process compares it with what it has read.
    await runner.query(`
      create table custom_template_state (
        one boolean primary key default true check (one),
        revision bigint not null default 0
      )`);
    await runner.query('insert into custom_template_state default values');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table custom_template_state');
    await runner.query('alter table custom_templates drop constraint custom_templates_published');
    await runner.query('drop table custom_template_versions');
    await runner.query('drop table custom_templates');
    await runner.query('drop function refuse_template_version_change()');
  }
}

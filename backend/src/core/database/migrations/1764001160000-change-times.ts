import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What programs that copy accounts or sources see of each; its change moves the row's time. */
const SEEN = {
  users: ['name', 'email', 'phone', 'role', 'is_active', 'is_verified'],
  legal_documents: ['filename', 'title', 'document_type', 'year', 'jurisdiction', 'law_status', 'text_key', 'text_version'],
  source_contents: ['section_count', 'court', 'bench', 'decided_on', 'citations', 'sections'],
};

const rowOf = (record: string, columns: readonly string[]): string => `(${columns.map((column) => `${record}.${column}`).join(', ')})`;

/** When an account or a source last changed, for programs that ask for what is new. Rows that are there count as changed now. */
export class ChangeTimes1764001160000 implements MigrationInterface {
  name = 'ChangeTimes1764001160000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function note_change() returns trigger language plpgsql as $$
      begin
        new.changed_at := now();
        return new;
      end $$`);
    await runner.query('alter table users add column changed_at timestamptz not null default now()');
    await runner.query('alter table legal_documents add column changed_at timestamptz not null default now()');
    await runner.query('alter table source_contents add column changed_at timestamptz not null default now()');
    await runner.query('create index users_changed on users (changed_at)');
    await runner.query('create index legal_documents_changed on legal_documents (changed_at)');
    await runner.query('create index source_contents_changed on source_contents (changed_at)');
    for (const [table, columns] of Object.entries(SEEN))
      await runner.query(
        `create trigger ${table}_changed before update on ${table} for each row
         when (${rowOf('old', columns)} is distinct from ${rowOf('new', columns)}) execute function note_change()`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(SEEN)) {
      await runner.query(`drop trigger ${table}_changed on ${table}`);
      await runner.query(`alter table ${table} drop column changed_at`);
    }
    await runner.query('drop function note_change()');
  }
}

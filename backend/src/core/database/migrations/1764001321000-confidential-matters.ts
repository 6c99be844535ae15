import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONTENTS = ['conversations', 'documents', 'reference_files'] as const;

/**
 * Matters of which nothing leaves the installation. What belongs to one can be moved to another one only, whatever a query forgets: moved
 * out, it could be sent to a service.
 */
export class ConfidentialMatters1764001321000 implements MigrationInterface {
  name = 'ConfidentialMatters1764001321000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table matters add column confidential boolean not null default false');
    await runner.query(`
      create function stays_confidential() returns trigger language plpgsql as $$
      begin
        -- The row of the matter is locked, so that it cannot become confidential while something leaves it.
        perform from matters m where m.id = old.matter_id and m.confidential for share;
        if found and not exists (select from matters m where m.id = new.matter_id and m.confidential) then
          raise exception 'what belongs to a confidential matter stays in one' using errcode = 'TQ002';
        end if;
        return new;
      end $$`);
    for (const table of CONTENTS)
      await runner.query(`
        create trigger ${table}_stays_confidential before update of matter_id on ${table} for each row
        when (old.matter_id is not null and old.matter_id is distinct from new.matter_id) execute function stays_confidential()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of CONTENTS) await runner.query(`drop trigger ${table}_stays_confidential on ${table}`);
    await runner.query('drop function stays_confidential');
    await runner.query('alter table matters drop column confidential');
  }
}

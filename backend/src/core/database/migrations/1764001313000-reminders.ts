import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What leaves the product about dates of matters: e-mails and a calendar feed, for those who want them, and an event for webhooks. A feed is
 * known by the hash of its secret only.
 */
export class Reminders1764001313000 implements MigrationInterface {
  name = 'Reminders1764001313000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table matter_reminders (
        owner_id uuid primary key references users on delete cascade,
        by_email boolean not null default false,
        requested_for date,
        mailed_for date,
        feed_hash bytea unique,
        feed_since timestamptz(3)
      )`);
    // The fewest days left that webhooks were told of.
    await runner.query('alter table matter_deadlines add column told_days_left smallint');
    await runner.query(`create index matter_deadlines_open on matter_deadlines (day) where status = 'open'`);
    await runner.query(`
      create function untell_matter_deadline() returns trigger language plpgsql as $$
      begin
        new.told_days_left := null;
        return new;
      end $$`);
    await runner.query(
      `create trigger untell_matter_deadline before update of day on matter_deadlines
       for each row when (new.day <> old.day) execute function untell_matter_deadline()`,
    );
    await runner.query(`
      create function webhook_deadline_due() returns trigger language plpgsql as $$
      begin
        perform record_webhook_event('deadline.due', new.owner_id,
          jsonb_build_object('deadline_id', new.id, 'matter_id', new.matter_id, 'day', new.day, 'days_left', new.told_days_left));
        return null;
      end $$`);
    await runner.query(
      `create trigger webhook_deadline_due after update of told_days_left on matter_deadlines
       for each row when (new.told_days_left is not null and new.told_days_left is distinct from old.told_days_left)
       execute function webhook_deadline_due()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger webhook_deadline_due on matter_deadlines');
    await runner.query('drop function webhook_deadline_due');
    await runner.query('drop trigger untell_matter_deadline on matter_deadlines');
    await runner.query('drop function untell_matter_deadline');
    await runner.query('drop index matter_deadlines_open');
    await runner.query('alter table matter_deadlines drop column told_days_left');
    await runner.query('drop table matter_reminders');
  }
}

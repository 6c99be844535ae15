import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Jobs1763700000000 implements MigrationInterface {
  name = 'Jobs1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table jobs (
        id uuid primary key,
        name text not null,
        queue text not null,
        dedup_key text,
        payload jsonb not null,
        subject text,
        owner_id uuid,
        requested_by uuid,
        state text not null default 'queued' check (state in ('queued', 'running', 'completed', 'failed', 'cancelled')),
        stage text,
        percent smallint not null default 0 check (percent between 0 and 100),
        done integer,
        total integer,
        attempts integer not null default 0,
        max_attempts integer not null check (max_attempts > 0),
        error_code text,
        error_text text,
        result jsonb,
        cancel_requested boolean not null default false,
        run_id uuid,
        heartbeat_at timestamptz,
        dispatched_at timestamptz,
        created_at timestamptz(3) not null default clock_timestamp(),
        started_at timestamptz(3),
        finished_at timestamptz(3),
        check ((state = 'running') = (run_id is not null)),
        check ((state in ('completed', 'failed', 'cancelled')) = (finished_at is not null))
      )`);
    await runner.query(`create unique index jobs_dedup on jobs (name, dedup_key) where state in ('queued', 'running')`);
    await runner.query(`create index jobs_undispatched on jobs (created_at) where state = 'queued' and dispatched_at is null`);
    await runner.query(`create index jobs_active on jobs (created_at) where state in ('queued', 'running')`);
    await runner.query('create index jobs_created on jobs (created_at, id)');
    await runner.query('create index jobs_state on jobs (state, created_at, id)');
    await runner.query('create index jobs_subject on jobs (subject, created_at) where subject is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table jobs');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents that their owner deleted are kept for a while, so that the deletion can be undone. */
export class DeletedDocuments1764001040000 implements MigrationInterface {
  name = 'DeletedDocuments1764001040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table documents add deleted_at timestamptz(3)');
    await runner.query('create index documents_deleted on documents (deleted_at) where deleted_at is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    // Without the column a deleted document would be back in the list.
    await runner.query('delete from documents where deleted_at is not null');
    await runner.query('alter table documents drop deleted_at');
  }
}

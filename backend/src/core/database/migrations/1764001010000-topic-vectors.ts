import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far a worker is with the vectors of the guide's ways of asking: `{ model, done, total }`. */
export class TopicVectors1764001010000 implements MigrationInterface {
  name = 'TopicVectors1764001010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sentence_model add column topics jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sentence_model drop column topics');
  }
}

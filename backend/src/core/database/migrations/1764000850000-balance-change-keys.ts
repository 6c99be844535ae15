import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which an administrator's change of a balance that is sent again is known. */
export class BalanceChangeKeys1764000850000 implements MigrationInterface {
  name = 'BalanceChangeKeys1764000850000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table token_ledger add column idempotency_key text, add column request_hash text,
        add constraint token_ledger_key_with_hash check ((idempotency_key is null) = (request_hash is null))`);
    await runner.query(
      'create unique index token_ledger_key on token_ledger (actor_id, idempotency_key) where idempotency_key is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table token_ledger drop column idempotency_key, drop column request_hash');
  }
}

import type { DataSource } from 'typeorm';

/** A new user's account with these tokens, granted as the ledger grants them. @returns the user's id */
export async function tokenAccount(database: DataSource, tokens: number): Promise<string> {
  const [{ id }] = await database.query<[{ id: string }]>(
    `insert into users (id, name, email, password_hash) values (gen_random_uuid(), 'Model', gen_random_uuid()::text || '@themis.test', '-') returning id`,
  );
  await database.query('insert into token_accounts (user_id, balance) values ($1, $2)', [id, tokens]);
  await database.query(`insert into token_ledger (user_id, kind, delta, balance_after) values ($1, 'grant', $2, $2)`, [id, tokens]);
  return id;
}

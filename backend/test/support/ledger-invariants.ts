import type { DataSource } from 'typeorm';

const BROKEN: Record<string, string> = {
  'balance is the sum of its ledger': `select a.user_id from token_accounts a left join token_ledger l on l.user_id = a.user_id
     group by a.user_id having a.balance <> coalesce(sum(l.delta), 0)`,
  'balance is never negative, nor was it ever':
    'select user_id from token_ledger where balance_after < 0 union select user_id from token_accounts where balance < 0',
  'each entry continues the one before': `select id from (
       select id, balance_after, delta, lag(balance_after, 1, 0) over (partition by user_id order by id) as before from token_ledger
     ) as entries where balance_after <> before + delta`,
  'each reservation is taken once and resolved at most once': `select r.id from token_reservations r left join token_ledger l on l.reservation_id = r.id
     group by r.id having count(*) filter (where l.kind = 'reserve') <> 1 or count(*) filter (where l.kind in ('settle', 'release')) <> (r.state <> 'pending')::int`,
  'a reservation moved what it says': `select r.id from token_reservations r join token_ledger l on l.reservation_id = r.id
     where l.delta <> case l.kind when 'reserve' then -r.amount when 'release' then r.amount else 0 end`,
  'one live reservation for each key': `select user_id from token_reservations where idempotency_key is not null and state <> 'released'
     group by user_id, idempotency_key having count(*) > 1`,
  'a key has spent what its reservations took': `select k.id from api_keys k left join token_reservations r on r.api_key_id = k.id and r.state <> 'released'
     group by k.id having k.tokens_spent <> coalesce(sum(r.amount), 0)`,
  'a balance that was set names who set it': `select id from token_ledger where kind in ('set', 'add') and actor_id is null`,
  'a kept document has its settled charge': `select v.id from document_versions v join token_reservations r on r.id = v.reservation_id where r.state <> 'settled'`,
};

/** Names of the invariants that do not hold; whatever happened before, it must be empty. */
export async function brokenInvariants(database: DataSource): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, query] of Object.entries(BROKEN)) if ((await database.query<unknown[]>(query)).length > 0) broken.push(name);
  return broken;
}

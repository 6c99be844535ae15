/**
 * Writes sample accounts with their token accounts and first ledger entries, straight into the database. Nobody can log in to
 * them: their password hash is none.
 * @param {import('pg').Client} client connected
 * @param {number} count
 */
export async function fillUsers(client, count) {
  await client.query('begin');
  await client.query(
    `insert into users (id, name, email, phone, role, is_active, is_verified, password_hash, created_at, last_login)
     select gen_random_uuid(),
       (array['Asha', 'Ravi', 'Meera', 'Imran', 'Kavya', 'Joseph', 'Leela', 'Arjun'])[1 + n % 8] || ' '
         || (array['Mehta', 'Kumar', 'Nair', 'Khan', 'Rao', 'Thomas', 'Bose'])[1 + n % 7] || ' ' || n,
       'sample-' || n || '@themis.test', case when n % 5 > 0 then '+91 98' || lpad(n::text, 8, '0') end,
       case when n % 400 = 0 then 'admin' else 'user' end, n % 9 > 0, n % 3 > 0, 'none',
       now() - n * interval '11 minutes', case when n % 4 > 0 then now() - n * interval '5 minutes' end
     from generate_series(1, $1::int) as n`,
    [count],
  );
  await client.query(`insert into token_accounts (user_id, balance) select id, 20 from users where password_hash = 'none'`);
  await client.query(
    `insert into token_ledger (user_id, kind, delta, balance_after) select id, 'grant', 20, 20 from users where password_hash = 'none'`,
  );
  await client.query('commit');
  await client.query('analyze users');
}

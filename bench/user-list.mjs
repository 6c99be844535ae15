/**
 * The administrators' list of users with filters, over 100,000 of them, against the SQL that gives the same answer: a page with its
 * balances, and the number of rows. PostgreSQL's time is in both.
 */
import { createRequire } from 'node:module';
import { inRoot } from '../scripts/lib/paths.mjs';
import { signedInAdmin } from './lib/accounts.mjs';
import { startApi } from './lib/api-server.mjs';
import { send } from './lib/load.mjs';
import { result } from './lib/result.mjs';
import { generator, median, shuffled } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'user-list';
const USERS = 100_000;
const ROUNDS = 40;
const WARM_UP = 5;
const TARGET = '<= 1.3x';
const NAMES = ['Asha', 'Ravi', 'Meera', 'Kiran', 'Devika', 'Imran', 'Joseph', 'Nadia'];

const PAGE = `select u.id, u.name, u.email, u.phone, u.role, u.is_active, u.is_verified, u.created_at, u.last_login, a.balance
  from users u join token_accounts a on a.user_id = u.id`;
/** Each list as GraphQL arguments, or as a REST query, with the SQL of its page and of its count. */
/** @typedef {{ title: string, args?: string, query?: string, where: string, order: string, counts?: string }} List */

/** @type {List[]} */
const LISTS = [
  {
    title: 'GraphQL, verified users by name',
    args: 'first: 50, isVerified: true, role: USER, sort: { field: NAME, direction: ASC }',
    where: "u.is_verified and u.role = 'user'",
    order: 'lower(u.name), u.id',
  },
  {
    title: 'GraphQL, search in name and e-mail',
    args: 'first: 50, search: "meera 7", sort: { field: CREATED_AT, direction: DESC }',
    where: "(u.name ilike '%meera 7%' or u.email::text ilike '%meera 7%')",
    order: 'u.created_at desc, u.id desc',
  },
  {
    title: 'GraphQL, active users by latest login',
    args: 'first: 50, isActive: true, sort: { field: LAST_LOGIN, direction: DESC }',
    where: 'u.is_active',
    order: `coalesce(u.last_login, '-infinity') desc, u.id desc`,
  },
  {
    title: 'REST, verified users',
    query: '?verified_only=true&role_filter=user&limit=50',
    where: "u.is_verified and u.role = 'user'",
    order: 'u.created_at desc, u.id desc',
    counts: `select count(*), count(*) filter (where is_verified), count(*) filter (where role = 'admin'), count(*) filter (where is_active) from users`,
  },
];

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[] }>} */
export async function run({ seed = 1 } = {}) {
  return withTemporaryFolder(async (folder) => {
    const api = await startApi({ folder });
    const { Client } = createRequire(inRoot('backend', 'package.json'))('pg');
    const database = new Client({ connectionString: api.env.DATABASE_URL });
    await database.connect();
    try {
      const authorization = await signedInAdmin(api);
      await fill(database);
      return { name: NAME, results: await compare(api, database, authorization, generator(seed)) };
    } finally {
      await database.end();
      await api.stop();
    }
  });
}

async function fill(database) {
  await database.query(
    `insert into users (id, name, email, phone, role, is_active, is_verified, password_hash, created_at, last_login)
     select gen_random_uuid(), ($2::text[])[1 + n % 8] || ' ' || n, 'user' || n || '@bench.test', '+91 ' || n,
       case when n % 500 = 0 then 'admin' else 'user' end, n % 10 <> 0, n % 3 = 0, '-', now() - n * interval '1 minute',
       case when n % 4 = 0 then null else now() - n * interval '1 second' end
     from generate_series(1, $1::int) n`,
    [USERS, NAMES],
  );
  await database.query(`insert into token_accounts (user_id, balance) select id, 20 from users on conflict do nothing`);
  await database.query('vacuum analyze users');
  await database.query('vacuum analyze token_accounts');
}

async function compare({ url }, database, authorization, random) {
  const results = [];
  for (const list of LISTS) {
    const ours = () => answer(url, authorization, list);
    const reference = () => bare(database, list);
    if ((await ours()) !== (await reference())) throw new Error(`${list.title}: the two lists are not the same`);
    const sides = [
      { ask: ours, times: /** @type {number[]} */ ([]) },
      { ask: reference, times: /** @type {number[]} */ ([]) },
    ];
    for (let round = 0; round < ROUNDS + WARM_UP; round += 1)
      for (const { ask, times } of shuffled(sides, random)) {
        const begun = performance.now();
        await ask();
        if (round >= WARM_UP) times.push(performance.now() - begun);
      }
    results.push(
      result(`${list.title}, ${USERS} users`, {
        ours: median(sides[0].times),
        reference: median(sides[1].times),
        unit: 'ms',
        target: TARGET,
      }),
    );
  }
  return results;
}

/**
 * @param {string} url
 * @param {string} authorization
 * @param {List} list
 * @returns {Promise<string>} the e-mails of the page, so that both sides can be held to the same answer
 */
async function answer(url, authorization, { args, query }) {
  const fields =
    'totalCount nodes { id name email phone role isActive isVerified createdAt lastLogin tokens } pageInfo { endCursor hasNextPage }';
  const body = args && JSON.stringify({ query: `{ users(${args}) { ${fields} } }` });
  const target = args ? { url: `${url}/graphql`, method: 'POST', body } : { url: `${url}/api/admin/users${query}` };
  const { body: text } = await send({ ...target, headers: { authorization, ...(args && { 'content-type': 'application/json' }) } });
  const found = JSON.parse(text);
  return (args ? found.data.users.nodes : found.users).map(({ email }) => email).join();
}

/**
 * @param {any} database
 * @param {List} list
 */
async function bare(database, { where, order, counts }) {
  const { rows } = await database.query(`${PAGE} where ${where} order by ${order} limit 51`);
  await database.query(counts ?? `select count(*) from users u where ${where}`);
  return rows
    .slice(0, 50)
    .map(({ email }) => email)
    .join();
}

/**
 * The same call with an API key and with a login's token: REST and GraphQL of our API process. Each round drives both with equal
 * requests, in an order that the seed decides; what counts is the CPU time of the process. PostgreSQL's own work is not counted. A key
 * that has a number of calls of its own is measured too: that is one more statement, to the store of the limits.
 */
import { startApi, signedInUser } from './lib/api-server.mjs';
import { drive, send } from './lib/load.mjs';
import { canMeasureProcesses, cpuSecondsOf } from './lib/processes.mjs';
import { result } from './lib/result.mjs';
import { generator, median, shuffled } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'api-key';
const CONCURRENCY = 16;
const WARM_UP_REQUESTS = 3000;
const ROUNDS = 9;
const REQUESTS = 2000;
const TARGET = '<= 1.15x';
/** The most that a key may name; enough for the requests of one minute here. */
const CALLS_PER_MINUTE = 6000;
const COUNTED_REQUESTS = 500;
const QUERY = '{ tokenBalance { tokens } }';

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], skipped?: string }>} */
export async function run({ seed = 1 } = {}) {
  if (!canMeasureProcesses) return { name: NAME, results: [], skipped: 'the CPU time of other processes can only be read on Linux' };
  return withTemporaryFolder(async (folder) => {
    const api = await startApi({ folder });
    try {
      return { name: NAME, results: await compare(api, seed) };
    } finally {
      await api.stop();
    }
  });
}

async function compare(api, seed) {
  const { authorization } = await signedInUser(api.url);
  const key = await newKey(api.url, authorization, '');
  const counted = await newKey(api.url, authorization, `, callsPerMinute: ${CALLS_PER_MINUTE}`);
  const rest = (who) => ({ url: `${api.url}/api/tokens/balance`, headers: { authorization: who } });
  const graphql = (who) => ({
    url: `${api.url}/graphql`,
    method: 'POST',
    headers: { authorization: who, 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY }),
  });
  const subjects = [
    { name: 'restToken', target: rest(authorization), requests: REQUESTS },
    { name: 'restKey', target: rest(key), requests: REQUESTS },
    { name: 'restCounted', target: rest(counted), requests: COUNTED_REQUESTS },
    { name: 'graphqlToken', target: graphql(authorization), requests: REQUESTS },
    { name: 'graphqlKey', target: graphql(key), requests: REQUESTS },
  ];
  return report(await measure(subjects, api.pid, generator(seed)));
}

async function newKey(url, authorization, more) {
  const query = `mutation { createApiKey(input: { name: "Bench", scopes: [DOCUMENTS_READ]${more} }) { secret } }`;
  const headers = { authorization, 'content-type': 'application/json' };
  const { body } = await send({ url: `${url}/graphql`, method: 'POST', headers, body: JSON.stringify({ query }) });
  return `Bearer ${JSON.parse(body).data.createApiKey.secret}`;
}

/** @typedef {Record<'restToken' | 'restKey' | 'restCounted' | 'graphqlToken' | 'graphqlKey', number[]>} Rounds microseconds of CPU for a request */

/** @returns {Promise<Rounds>} by subject and round */
async function measure(subjects, pid, random) {
  const check = (body) => body.includes('tokens');
  for (const { name, target } of subjects)
    if (name !== 'restCounted') await drive(target, { requests: WARM_UP_REQUESTS, concurrency: CONCURRENCY, check });
  const rounds = /** @type {Rounds} */ (Object.fromEntries(subjects.map(({ name }) => [name, []])));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, target, requests } of shuffled(subjects, random)) {
      const before = cpuSecondsOf(pid);
      await drive(target, { requests, concurrency: CONCURRENCY, check });
      rounds[name].push(((cpuSecondsOf(pid) - before) / requests) * 1e6);
    }
  }
  return rounds;
}

/** @param {Rounds} rounds */
function report({ restToken, restKey, restCounted, graphqlToken, graphqlKey }) {
  const cpu = (title, ours, reference, target) =>
    result(`${title}, CPU per request`, { ours: median(ours), reference: median(reference), unit: 'µs', target });
  return [
    cpu('REST with a key, against a token', restKey, restToken, TARGET),
    cpu('GraphQL with a key, against a token', graphqlKey, graphqlToken, TARGET),
    cpu('REST with a key that counts its calls, against a token', restCounted, restToken),
  ];
}

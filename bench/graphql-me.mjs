/**
 * "Who am I" through GraphQL and through REST of our API process, against a bare Express + pg handler with the same JWT check
 * and the same SQL (lib/reference-server.mjs). Each round drives all with equal requests, in an order that the seed decides;
 * what counts is the CPU time of each server process. PostgreSQL's own work is the same for all and not counted.
 */
import { fileURLToPath } from 'node:url';
import { inRoot } from '../scripts/lib/paths.mjs';
import { signedInUser, startApi } from './lib/api-server.mjs';
import { startChildServer } from './lib/child-server.mjs';
import { drive } from './lib/load.mjs';
import { canMeasureProcesses, cpuSecondsOf } from './lib/processes.mjs';
import { result } from './lib/result.mjs';
import { generator, median, percentile, shuffled } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'graphql-me';
const CONCURRENCY = 16;
const WARM_UP_REQUESTS = 3000;
const ROUNDS = 7;
const REQUESTS = 2000;
const GRAPHQL_TARGET = '<= 2.0x';
const REST_TARGET = '<= 1.3x';
const QUERY = '{ me { id name email phone role createdAt lastLogin } }';

/**
 * @param {{ seed?: number, args?: string[] }} options `--profile` writes a CPU profile of our process to bench/results
 * @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], skipped?: string }>}
 */
export async function run({ seed = 1, args = [] } = {}) {
  if (!canMeasureProcesses) return { name: NAME, results: [], skipped: 'the CPU time of other processes can only be read on Linux' };
  const nodeArgs = args.includes('--profile') ? ['--cpu-prof', `--cpu-prof-dir=${inRoot('bench', 'results')}`] : [];
  return withTemporaryFolder(async (folder) => {
    const api = await startApi({ folder, nodeArgs });
    try {
      return { name: NAME, results: await compare(api, seed) };
    } finally {
      await api.stop();
    }
  });
}

async function compare(api, seed) {
  const { email, authorization } = await signedInUser(api.url);
  const file = fileURLToPath(new URL('lib/reference-server.mjs', import.meta.url));
  const reference = await startChildServer(file, { env: api.referenceEnv });
  try {
    const subjects = subjectsOf(api, reference, authorization);
    const rounds = await measure(subjects, (body) => body.includes(email), generator(seed));
    return report(rounds);
  } finally {
    await reference.stop();
  }
}

function subjectsOf(api, reference, authorization) {
  const body = JSON.stringify({ query: QUERY });
  const headers = { authorization, 'content-type': 'application/json' };
  return [
    { name: 'graphql', pid: api.pid, target: { url: `${api.url}/graphql`, method: 'POST', headers, body } },
    { name: 'rest', pid: api.pid, target: { url: `${api.url}/api/auth/me`, headers: { authorization } } },
    { name: 'reference', pid: reference.pid, target: { url: `${reference.url}/me`, headers: { authorization } } },
    { name: 'textSecret', pid: reference.pid, target: { url: `${reference.url}/me-text-secret`, headers: { authorization } } },
  ];
}

async function measure(subjects, check, random) {
  const rounds = Object.fromEntries(subjects.map(({ name }) => [name, []]));
  for (const { target } of subjects) await drive(target, { requests: WARM_UP_REQUESTS, concurrency: CONCURRENCY, check });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, pid, target } of shuffled(subjects, random)) {
      const before = cpuSecondsOf(pid);
      const { seconds, latencies } = await drive(target, { requests: REQUESTS, concurrency: CONCURRENCY, check });
      rounds[name].push({
        cpu: cpuSecondsOf(pid) - before,
        perSecond: REQUESTS / seconds,
        p50: median(latencies),
        p99: percentile(latencies, 0.99),
      });
    }
  }
  return rounds;
}

/** @param {Record<string, { cpu: number, perSecond: number, p50: number, p99: number }[]>} rounds by subject */
function report({ graphql, rest, reference, textSecret }) {
  const of = (rounds, key) => median(rounds.map((round) => round[key]));
  const microseconds = (rounds) => (of(rounds, 'cpu') / REQUESTS) * 1e6;
  const total = (rounds) => rounds.reduce((sum, { cpu }) => sum + cpu, 0);
  const cpu = (title, rounds, against, target) =>
    result(`${title}, CPU per request`, {
      ours: microseconds(rounds),
      reference: microseconds(against),
      unit: 'µs',
      target,
      cpuSeconds: { ours: total(rounds), reference: total(against) },
    });
  const compared = (title, key, unit) => result(title, { ours: of(graphql, key), reference: of(reference, key), unit });
  return [
    cpu('GraphQL me', graphql, reference, GRAPHQL_TARGET),
    cpu('REST /api/auth/me', rest, reference, REST_TARGET),
    cpu('GraphQL me, against a secret passed as text', graphql, textSecret),
    cpu('REST /api/auth/me, against a secret passed as text', rest, textSecret),
    compared(`GraphQL me, ${CONCURRENCY} at a time`, 'perSecond', 'requests/s'),
    compared('GraphQL me, p50', 'p50', 'ms'),
    compared('GraphQL me, p99', 'p99', 'ms'),
  ];
}

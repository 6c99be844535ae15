/**
 * What a login costs besides its password hash, and what a flood of logins costs everybody else. The reference of the first is one
 * bare argon2id verification with the product's parameters, in turn with the logins; of the second the same probe on the idle server.
 * Also whether the time of an answer tells that an account exists.
 */
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { inRoot } from '../scripts/lib/paths.mjs';
import { agentFrom, loginTarget } from './lib/accounts.mjs';
import { signedInUser, startApi } from './lib/api-server.mjs';
import { drive, postJson, send } from './lib/load.mjs';
import { canMeasureProcesses, cpuSecondsOf } from './lib/processes.mjs';
import { result } from './lib/result.mjs';
import { median, percentile } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'login';
const LOGINS = 60;
/** The limit for one address is 60 in five minutes. */
const LOGINS_PER_ADDRESS = 20;
/** Each from an address of its own; strangers may guess 100 times for one account. */
const GUESSES = 40;
const FLOOD = 200;
const PROBES = 600;
const PROBE_CONCURRENCY = 2;
/** core/config/password-cost.ts */
const PARAMETERS = { algorithm: 2, memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 };

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[] }>} */
export async function run() {
  return withTemporaryFolder(async (folder) => {
    const api = await startApi({ folder });
    try {
      return { name: NAME, results: [...(await cost(api)), await guessed(api), ...(await flood(api))] };
    } finally {
      await api.stop();
    }
  });
}

async function cost({ url, pid }) {
  const argon2 = createRequire(inRoot('backend', 'package.json'))('@node-rs/argon2');
  const email = `bench-${randomBytes(4).toString('hex')}@themis.test`;
  const password = randomBytes(12).toString('hex');
  await postJson(`${url}/api/auth/register`, { name: 'Bench User', email, phone: '+91 1', password });
  const hash = await argon2.hash(password, PARAMETERS);
  const target = loginTarget(url, email, password);
  // What runs for the first time is compiled meanwhile, which costs more than the rest of a login.
  const first = agentFrom(LOGINS);
  for (let count = 0; count < LOGINS_PER_ADDRESS; count += 1) await accepted(target, first);
  first.destroy();
  /** @type {Record<'login' | 'verify', number[]>} */
  const times = { login: [], verify: [] };
  const apiSeconds = () => (canMeasureProcesses ? cpuSecondsOf(pid) : 0);
  const begun = apiSeconds();
  let verifyMs = 0;
  for (let count = 0; count < LOGINS; count += 1) {
    const agent = agentFrom(Math.floor(count / LOGINS_PER_ADDRESS));
    times.login.push(await timed(() => accepted(target, agent)));
    agent.destroy();
    const before = process.cpuUsage();
    times.verify.push(await timed(() => argon2.verify(hash, password)));
    const { user, system } = process.cpuUsage(before);
    verifyMs += (user + system) / 1000;
  }
  const apiMs = (apiSeconds() - begun) * 1000;
  return [
    result('Login, against one bare argon2id verify', {
      ours: median(times.login),
      reference: median(times.verify),
      unit: 'ms',
      target: '<= 1.3x',
    }),
    // Says more than times on a machine that has other things to do.
    ...(canMeasureProcesses
      ? [result('CPU of the API for a login, against one verify', { ours: apiMs / LOGINS, reference: verifyMs / LOGINS, unit: 'ms' })]
      : []),
  ];
}

/** Wrong passwords in turn for an account and for none. */
async function guessed({ url }) {
  const { email } = await signedInUser(url);
  /** @type {Record<'known' | 'unknown', number[]>} */
  const times = { known: [], unknown: [] };
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const agent = agentFrom(500 + guess);
    for (const kind of /** @type {const} */ (['known', 'unknown'])) {
      const target = loginTarget(url, kind === 'known' ? email : `nobody-${guess}@themis.test`, 'a wrong password');
      times[kind].push(await timed(() => send(target, agent)));
    }
    agent.destroy();
  }
  return result('Wrong password for an unknown account, against a known one', {
    ours: median(times.unknown),
    reference: median(times.known),
    unit: 'ms',
    target: '<= 1.3x',
  });
}

async function flood({ url }) {
  const { email, authorization } = await signedInUser(url);
  const probe = () =>
    drive(
      { url: `${url}/api/auth/me`, headers: { authorization } },
      { requests: PROBES, concurrency: PROBE_CONCURRENCY, check: (body) => body.includes(email) },
    );
  await probe();
  const idle = await probe();
  const end = new AbortController();
  let answered = 0;
  const logins = Array.from({ length: FLOOD }, async (_, number) => {
    const agent = agentFrom(1000 + number);
    while (!end.signal.aborted) {
      await send(loginTarget(url, `nobody-${number}@themis.test`, randomBytes(8).toString('hex')), agent);
      answered += 1;
    }
    agent.destroy();
  });
  const busy = await probe();
  end.abort();
  await Promise.all(logins);
  const compared = (title, share, target = '') =>
    result(title, { ours: percentile(busy.latencies, share), reference: percentile(idle.latencies, share), unit: 'ms', target });
  return [
    compared(`REST me, p50 under ${FLOOD} parallel logins, against idle`, 0.5),
    compared(`REST me, p99 under ${FLOOD} parallel logins, against idle`, 0.99, '<= 3x'),
    result('Logins answered meanwhile', { ours: answered / busy.seconds, unit: '/s' }),
  ];
}

async function accepted(target, agent) {
  const { status } = await send(target, agent);
  if (status !== 200) throw new Error(`a login answered ${status}`);
}

async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

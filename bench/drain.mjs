/**
 * What callers notice when an API process is told to end while it is busy: clients that ask without a pause, half of them things that
 * take a while, and a SIGTERM among them. Every request that reached the process should be answered; one that finds no listener any more
 * was never taken, and a proxy gives it to another process.
 */
import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { agentFrom, loginTarget } from './lib/accounts.mjs';
import { signedInUser, startApi } from './lib/api-server.mjs';
import { send } from './lib/load.mjs';
import { result } from './lib/result.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'drain';
const ASKERS = 32;
const SLOW_ASKERS = 16;
const BUSY_MS = 3000;
const END_LIMIT_MS = 15_000;
const LOOK_EVERY_MS = 20;

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[] }>} */
export async function run() {
  return withTemporaryFolder(async (folder) => {
    const api = await startApi({ folder });
    try {
      return { name: NAME, results: await drained(api) };
    } finally {
      await api.stop();
    }
  });
}

async function drained({ url, pid }) {
  const { authorization } = await signedInUser(url);
  const counts = { before: 0, answered: 0, refused: 0, broken: 0 };
  const kinds = new Set();
  let ending = false;
  let over = false;
  const ask = async (target, agent) => {
    while (!over) {
      try {
        await send(target(), agent);
        counts[ending ? 'answered' : 'before'] += 1;
      } catch (error) {
        if (!ending) throw error;
        counts[error.code === 'ECONNREFUSED' ? 'refused' : 'broken'] += 1;
        if (error.code !== 'ECONNREFUSED') kinds.add(error.code ?? error.message);
        // A proxy would look for another process now.
        return;
      } finally {
        if (over) agent.destroy();
      }
    }
  };
  const kept = () => new Agent({ keepAlive: true, maxSockets: 1 });
  const askers = [
    ...Array.from({ length: ASKERS }, () => ask(() => ({ url: `${url}/api/auth/me`, headers: { authorization } }), kept())),
    ...Array.from({ length: SLOW_ASKERS }, (_, number) =>
      ask(() => loginTarget(url, `nobody-${number}@themis.test`, randomBytes(8).toString('hex')), agentFrom(2000 + number)),
    ),
  ];
  await delay(BUSY_MS);
  ending = true;
  const begun = performance.now();
  process.kill(pid, 'SIGTERM');
  while (isRunning(pid) && performance.now() - begun < END_LIMIT_MS) await delay(LOOK_EVERY_MS);
  const seconds = (performance.now() - begun) / 1000;
  over = true;
  await Promise.all(askers);
  return [
    result('Requests answered before SIGTERM', { ours: counts.before / (BUSY_MS / 1000), unit: '/s' }),
    result('Answered after it', { ours: counts.answered, unit: 'requests' }),
    result('Not taken any more: no listener', { ours: counts.refused, unit: 'requests' }),
    // A request on a kept connection can cross with the end of that connection, which HTTP/1.1 cannot tell apart.
    result(`Lost: sent, and not answered${kinds.size > 0 ? ` (${[...kinds].join(', ')})` : ''}`, {
      ours: counts.broken,
      unit: 'requests',
      target: '0',
    }),
    result('SIGTERM to the end of the process', { ours: seconds, unit: 's', target: '< 7.5' }),
  ];
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

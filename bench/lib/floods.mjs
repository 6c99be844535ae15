/** What others wait for `me` while one client floods an API process by its connections, its sockets or requests sent at once; and for a login. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { signedInUser, startApi } from './api-server.mjs';
import { send } from './load.mjs';
import { measureLoginFlood } from './login-flood.mjs';
import { result } from './result.mjs';
import { median } from './statistics.mjs';

const FLOODS = {
  pipelined: '8 connections with 1,500 questions for the OpenAPI document each, never read',
  health: '5,000 health checks on one connection',
  operations: '3,000 operations begun and taken back on one socket',
  heavy: '60 heavy queries on one socket',
  idle: '4,096 idle connections from nine addresses',
};
const LEAD_MS = 1000;
const MEASURED_MS = 5000;
const PAUSE_MS = 10;
const TARGET = '<= 500';

/**
 * @param {string} folder for the database and the data
 * @returns {Promise<import('./result.mjs').Result[]>} the median and the longest wait under each flood
 */
export async function measureFloods(folder) {
  const api = await startApi({ folder });
  try {
    const other = await signedInUser(api.url);
    const results = shown('nothing else', await waits(api.url, other));
    for (const [flood, title] of Object.entries(FLOODS)) {
      const { authorization } = await signedInUser(api.url);
      const child = fork(fileURLToPath(new URL('hostile-connections.mjs', import.meta.url)), {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      child.send({ url: api.url, flood, authorization });
      await delay(LEAD_MS);
      results.push(...shown(title, await waits(api.url, other)));
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    }
    results.push(...(await measureLoginFlood(api.url, other)));
    return results;
  } finally {
    await api.stop();
  }
}

/** @returns {Promise<number[]>} milliseconds, each on a connection of its own @throws Error when `me` is not answered */
async function waits(url, { authorization, email }) {
  const times = [];
  for (const end = Date.now() + MEASURED_MS; Date.now() < end; await delay(PAUSE_MS)) {
    const begun = performance.now();
    const { status, body } = await send({ url: `${url}/api/auth/me`, headers: { authorization } });
    if (status !== 200 || !body.includes(email)) throw new Error(`me answered ${status}: ${body.slice(0, 200)}`);
    times.push(performance.now() - begun);
  }
  return times;
}

const shown = (title, times) => [
  result(`me beside ${title}, p50`, { ours: median(times), unit: 'ms' }),
  result(`me beside ${title}, longest`, { ours: Math.max(...times), unit: 'ms', target: TARGET }),
];

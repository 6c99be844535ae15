import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { backendDist } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { startTestRedis } from '../../scripts/lib/test-redis.mjs';
import { startDatabase } from './api-server.mjs';
import { startChildServer } from './child-server.mjs';
import { endedOnInterruption } from './interruption.mjs';

/** More than the longest delay here and the 7.5 s that a process may take after it. */
const STOP_LIMIT_MS = 25_000;
const COUNT = 2;

/**
 * Two API processes on fixed ports and two workers, on one database and, where there is one, one Redis.
 * @param {{ folder: string }} options
 */
export async function startFleet({ folder }) {
  const redis = await startTestRedis();
  const settings = { TRUST_PROXY: '1', ...(redis.url && { REDIS_URL: redis.url }) };
  const { postgres, env } = await startDatabase({ folder, settings }).catch(async (error) => {
    await redis.stop();
    throw error;
  });
  const ports = [];
  for (let at = 0; at < COUNT; at += 1) ports.push(await freePort());
  /** @type {{ start: (delay: number) => Promise<{ stop: () => Promise<void> }>, running?: { stop: () => Promise<void> } }[]} */
  const members = [
    ...ports.map((port) => member('main.js', { ...env, PORT: String(port) })),
    // A folder for what is of one machine; files and index are those of all.
    ...Array.from({ length: COUNT }, () => member('worker.js', env)),
  ];
  await mkdir(path.join(folder, 'files'), { recursive: true });
  const stopAll = () => Promise.all(members.map((each) => each.running?.stop().finally(() => (each.running = undefined))));
  const stop = endedOnInterruption(async () => {
    await stopAll();
    await postgres.stop();
    await redis.stop();
  });
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    ports,
    redis: redis.url !== null,
    /** Starts all anew, with so many seconds between the signal to stop and the end. */
    async start(delay) {
      await stopAll();
      for (const each of members) each.running = await each.start(delay);
    },
    /** Stops and starts one after the other, each so many milliseconds after the one before serves again. */
    async restart(delay, noticeMs) {
      for (const each of members) {
        await each.running?.stop();
        each.running = await each.start(delay);
        await pause(noticeMs);
      }
    },
    stop,
  };
}

const member = (file, env) => ({
  running: undefined,
  start: (delay) => startChildServer(backendDist(file), { env: { ...env, STOP_DELAY_SECONDS: String(delay) }, stopLimitMs: STOP_LIMIT_MS }),
});

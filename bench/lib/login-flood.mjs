import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { agentFrom, loginTarget } from './accounts.mjs';
import { send } from './load.mjs';
import { result } from './result.mjs';

const STRANGERS = 300;
const LEAD_MS = 500;

/**
 * What somebody waits for who signs in from where they did before, and what `me` takes meanwhile, while 300 strangers from as many addresses,
 * in 19 networks, have asked for a login before.
 * @param {string} url of an API process
 * @param {{ email: string, password: string, authorization: string }} person who has signed in from this machine's own address
 * @returns {Promise<import('./result.mjs').Result[]>}
 */
export async function measureLoginFlood(url, { email, password, authorization }) {
  const alone = await timed(send(loginTarget(url, email, password)));
  const strangers = Array.from({ length: STRANGERS }, async (_, number) => {
    const agent = agentFrom(number * 16);
    try {
      return await timed(send(loginTarget(url, `nobody-${number}@themis.test`, randomBytes(8).toString('hex')), agent));
    } finally {
      agent.destroy();
    }
  });
  await delay(LEAD_MS);
  const [behind, me] = await Promise.all([
    timed(send(loginTarget(url, email, password))),
    timed(send({ url: `${url}/api/auth/me`, headers: { authorization } })),
  ]);
  for (const { status } of [alone, behind, me]) if (status !== 200) throw new Error(`a call of ours answered ${status}`);
  const last = Math.max(...(await Promise.all(strangers)).map(({ ms }) => ms));
  return [
    result('a login from a known network, alone', { ours: alone.ms, unit: 'ms' }),
    result('the same behind 300 logins from 300 addresses', { ours: behind.ms, reference: alone.ms, unit: 'ms', target: '<= 3x' }),
    result('me beside them', { ours: me.ms, unit: 'ms', target: '<= 500' }),
    result('the last of those logins', { ours: last, unit: 'ms' }),
  ];
}

async function timed(answer) {
  const begun = performance.now();
  const { status } = await answer;
  return { status, ms: performance.now() - begun };
}

/**
 * What callers notice when two API processes and two workers are restarted one after the other behind a proxy, under load: with the recipe of
 * `deploy/` and, as the reference, with the proxy's defaults and no delay at the stop or between two restarts. Half of the requests may not be repeated by a
 * proxy. One lost is one that was answered with anything but 200, or not at all.
 */
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { signedInUser } from './lib/api-server.mjs';
import { send } from './lib/load.mjs';
import { installedProxies, startProxy } from './lib/proxies.mjs';
import { startFleet } from './lib/restarted-fleet.mjs';
import { result } from './lib/result.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const NAME = 'proxies';
const ASKERS = 12;
const PAUSE_MS = 5;
/** A user may ask 30 questions a minute. */
const STREAM_EVERY_MS = 2500;
/** Before the first restart, and after the last. */
const MARGIN_MS = 2000;
/** That of the recipes. */
const STOP_DELAY_SECONDS = 5;
/** What they ask for between two restarts: a proxy looks once a second whether a process serves again. */
const NOTICE_MS = 3000;
const UPLOAD_BYTES = 10_000_000;

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[], skipped?: string, notes?: string[] }>} */
export async function run() {
  const proxies = installedProxies();
  if (proxies.length === 0) return { name: NAME, results: [], skipped: 'neither nginx nor Caddy is installed' };
  return withTemporaryFolder(async (folder) => {
    const fleet = await startFleet({ folder });
    try {
      const results = [];
      const notes = [];
      for (const proxy of proxies) {
        const ours = await measured(fleet, proxy, 'recipe', folder);
        const reference = await measured(fleet, proxy, 'defaults', folder);
        results.push(...resultsOf(proxy.name, ours, reference));
        for (const [how, { kinds }] of Object.entries({ recipe: ours, defaults: reference }))
          if (kinds.size > 0)
            notes.push(`${proxy.name}, ${how}, what was lost: ${[...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ')}`);
      }
      if (!fleet.redis) notes.push('without Redis, which is not installed');
      return { name: NAME, results, notes };
    } finally {
      await fleet.stop();
    }
  });
}

const resultsOf = (name, ours, reference) => [
  result(`${name}: requests while all four are restarted`, { ours: ours.sent, reference: reference.sent, unit: 'requests' }),
  result(`${name}: lost of them`, { ours: ours.lost, reference: reference.lost, unit: 'requests', target: '<= 0' }),
  result(`${name}: time of the restarts`, { ours: ours.seconds, reference: reference.seconds, unit: 's' }),
  result(`${name}: answer to an upload of 10 MB`, { ours: ours.upload, reference: reference.upload, unit: 'status', target: '<= 201' }),
];

async function measured(fleet, proxy, how, folder) {
  const [stopDelay, noticeMs] = how === 'recipe' ? [STOP_DELAY_SECONDS, NOTICE_MS] : [0, 0];
  await fleet.start(stopDelay);
  const { url, stop } = await startProxy(proxy, how, { folder, ports: fleet.ports });
  try {
    // At the process itself: the defaults of a proxy are measured, not the making of an account.
    const { authorization } = await signedInUser(fleet.urls[0]);
    const upload = await uploaded(url, authorization);
    return { upload, ...(await underLoad(url, authorization, () => fleet.restart(stopDelay, noticeMs))) };
  } finally {
    await stop();
  }
}

async function underLoad(url, authorization, work) {
  const counts = { sent: 0, lost: 0 };
  /** @type {Map<string, number>} */
  const kinds = new Map();
  let over = false;
  const ask = async (target, pauseMs, isWhole = (_body) => true) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!over) {
      counts.sent += 1;
      const kind = await send(target, agent).then(
        ({ status, body }) => (status !== 200 ? String(status) : isWhole(body) ? null : 'an answer that breaks off'),
        (error) => error.code ?? error.message,
      );
      if (kind !== null) {
        counts.lost += 1;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
      await delay(pauseMs);
    }
    agent.destroy();
  };
  const json = { authorization, 'content-type': 'application/json' };
  const me = { url: `${url}/api/auth/me`, headers: { authorization } };
  const posted = { url: `${url}/graphql`, method: 'POST', headers: json, body: JSON.stringify({ query: '{ me { id } }' }) };
  const question = JSON.stringify({ question: 'When shall the holder of a deposit return it?' });
  const streamed = { url: `${url}/api/ask`, method: 'POST', headers: { ...json, accept: 'text/event-stream' }, body: question };
  const askers = [
    ...Array.from({ length: ASKERS }, (_, at) => ask(at % 2 ? me : posted, PAUSE_MS)),
    ask(streamed, STREAM_EVERY_MS, (body) => /^event: done$/m.test(body)),
  ];
  await delay(MARGIN_MS);
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1000;
  await delay(MARGIN_MS);
  over = true;
  await Promise.all(askers);
  return { ...counts, kinds, seconds };
}

/** @returns {Promise<number>} the status */
async function uploaded(url, authorization) {
  const line = 'The tenant shall pay the rent on the fifth day of each month.\n';
  const text = line.repeat(Math.ceil(UPLOAD_BYTES / line.length)).slice(0, UPLOAD_BYTES);
  const form = new FormData();
  form.append('files', new File([text], 'deed.txt', { type: 'text/plain' }));
  const { status } = await fetch(`${url}/api/upload`, { method: 'POST', headers: { authorization }, body: form });
  return status;
}

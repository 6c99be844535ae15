import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { beginningOf } from './process-identity.mjs';

const POLL_MS = 250;
const LIMIT_MS = 15 * 60_000;

/**
 * Runs `work` while no other process that calls this with the same folder does. Each one puts a file named after itself into the folder and
 * then looks for the others: of two that come at once, at least one sees the other and steps back. A process that was killed holds nobody
 * up, since its file says when it began as well as its number.
 * @template T
 * @param {string} folder of the claims; made if it is absent
 * @param {string} what is built, such as 'the back end', for the messages
 * @param {() => Promise<T>} work
 * @param {{ limitMs?: number, onWait?: (message: string) => void }} [options]
 * @returns {Promise<T>}
 * @throws Failure when another process has not finished at the limit
 */
export async function withBuildClaim(folder, what, work, { limitMs = LIMIT_MS, onWait = (message) => console.log(message) } = {}) {
  const own = path.join(folder, nameOf(process.pid));
  const deadline = Date.now() + limitMs;
  let told = null;
  mkdirSync(folder, { recursive: true });
  for (;;) {
    const other = otherBuilder(folder);
    if (other === null) {
      writeFileSync(own, '');
      if (otherBuilder(folder) === null) break;
      rmSync(own, { force: true });
    } else if (other !== told) {
      told = other;
      onWait(`  Process ${other} is building ${what} in this checkout; waiting for it …`);
    }
    if (Date.now() > deadline) throw new Failure(tooLong(other, what, limitMs));
    // Two that step back at once come back at different times.
    await delay(POLL_MS * (0.5 + Math.random()));
  }
  try {
    return await work();
  } finally {
    rmSync(own, { force: true });
  }
}

const tooLong = (pid, what, limitMs) =>
  `Process ${pid ?? '(several)'} has been building ${what} in this checkout for more than ${Math.round(limitMs / 60_000)} minutes. Stop it, then try again.`;

const nameOf = (pid) =>
  `${pid}-${createHash('sha256')
    .update(beginningOf(pid) ?? '')
    .digest('hex')
    .slice(0, 16)}`;

/** The number of another process that has a claim and still runs, or null. Claims of processes that are gone are removed. */
function otherBuilder(folder) {
  for (const name of readdirSync(folder)) {
    const pid = Number.parseInt(name, 10);
    if (pid === process.pid && name === nameOf(pid)) continue;
    if (beginningOf(pid) !== null && name === nameOf(pid)) return pid;
    rmSync(path.join(folder, name), { force: true });
  }
  return null;
}

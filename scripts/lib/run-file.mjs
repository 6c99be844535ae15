import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { identityOf, isRunning, signal, waitForEnd } from './process-identity.mjs';

const LEAVE_MS = 10_000;
const TERMINATE_MS = 5_000;

const fileOf = (dataDir) => path.join(dataDir, 'run.json');

/**
 * @typedef {{ supervisor: Identity, children: Identity[], url?: string, databaseUrl?: string, ownerUrl?: string }} RunRecord
 * @typedef {{ pid: number, began: string | null }} Identity
 */

/** @returns {RunRecord | null} what the data folder's last instance wrote of itself, running or not. */
function readRecord(dataDir) {
  try {
    const record = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
    return Array.isArray(record.children) && record.supervisor ? record : null;
  } catch {
    return null;
  }
}

/** The instance that runs on this data folder now, or null. */
export function runningInstance(dataDir) {
  const record = readRecord(dataDir);
  return record && isRunning(record.supervisor) ? record : null;
}

/** @throws Failure when another instance runs on this data folder. */
export function refuseSecondInstance(dataDir) {
  const instance = runningInstance(dataDir);
  if (!instance || instance.supervisor.pid === process.pid) return;
  const where = instance.url ? ` at ${instance.url}` : ', still starting';
  throw new Failure(
    `Themis is already running on ${dataDir}${where} (process ${instance.supervisor.pid}). Stop it first, or set another DATA_DIR.`,
  );
}

/** Waits for the processes that a killed instance left, and ends those that stay. @returns {Promise<number>} how many there were. */
export async function endLeftovers(dataDir) {
  const record = readRecord(dataDir);
  if (!record || isRunning(record.supervisor)) return 0;
  const left = record.children.filter(isRunning);
  await Promise.all(left.map(end));
  return left.length;
}

async function end(identity) {
  if (await waitForEnd(identity, LEAVE_MS)) return;
  signal(identity, 'SIGTERM');
  if (await waitForEnd(identity, TERMINATE_MS)) return;
  signal(identity, 'SIGKILL');
  if (!(await waitForEnd(identity, TERMINATE_MS))) throw new Failure(`Process ${identity.pid} of an earlier start does not end.`);
}

/**
 * Writes this instance into the data folder; private, since it holds the way into the database.
 * @param {string} dataDir
 * @param {{ childPids?: (number | undefined)[], url?: string, databaseUrl?: string, ownerUrl?: string }} facts
 */
export function writeRecord(dataDir, { childPids = [], ...facts }) {
  const record = { supervisor: identityOf(process.pid), children: childPids.map(identityOf), ...facts };
  mkdirSync(dataDir, { recursive: true });
  const draft = `${fileOf(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(record)}\n`, { mode: 0o600 });
  renameSync(draft, fileOf(dataDir));
}

export const removeRecord = (dataDir) => rmSync(fileOf(dataDir), { force: true });

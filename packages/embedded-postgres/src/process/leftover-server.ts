import { readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Names } from '../cluster/names.js';
import { EmbeddedPostgresError } from '../cluster/embedded-postgres-error.js';
import { processFacts, type ProcessFacts } from './process-facts.js';

const POLL_MS = 50;
const FAST_LIMIT_MS = 10_000;
const IMMEDIATE_LIMIT_MS = 5_000;

/** Put on the server's command line so that a later start can tell an orphan from a server whose starter lives. */
export const clusterName = ({ product }: Names, starterPid: number) => `cluster_name=${product}_${starterPid}`;

/**
 * Ends the server that a killed starter left running on `directory`.
 * @returns whether there was one.
 * @throws EmbeddedPostgresError when its starter still runs, or it does not end.
 */
export async function stopLeftover(directory: string, names: Names): Promise<boolean> {
  const file = path.join(directory, 'postmaster.pid');
  const pid = recordedPid(file);
  if (pid === null) return false;
  const facts = processFacts(pid);
  if (facts === 'hidden') return false;
  if (facts === 'gone' || !isPostgres(facts)) {
    // The number is free, or another process has it: then the server would take that for a rival and refuse to start.
    if (facts !== 'gone' || isTaken(pid)) rmSync(file, { force: true });
    return false;
  }
  if (!serves(facts, directory)) return false;
  if (facts.command.includes(clusterName(names, facts.parent))) {
    throw new EmbeddedPostgresError(
      'DATABASE_IN_USE',
      `The database in ${directory} is in use by process ${facts.parent}. Stop that first, or set another ${names.directory}.`,
    );
  }
  for (const [signal, limitMs] of [
    ['SIGINT', FAST_LIMIT_MS],
    ['SIGQUIT', IMMEDIATE_LIMIT_MS],
  ] as const) {
    send(pid, signal);
    if (await ended(pid, limitMs)) return true;
  }
  throw new EmbeddedPostgresError('DATABASE_IN_USE', `A PostgreSQL server (process ${pid}) that was left on ${directory} does not end.`);
}

function recordedPid(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

const isPostgres = ({ command }: ProcessFacts) => path.basename(command[0] ?? '') === 'postgres';

function serves({ command }: ProcessFacts, directory: string): boolean {
  const served = command[command.indexOf('-D') + 1];
  try {
    return served !== undefined && realpathSync(served) === realpathSync(directory);
  } catch {
    return false;
  }
}

/** True for a number that a process which has ended but was not reaped still holds. */
const isTaken = (pid: number) => send(pid, 0);

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function ended(pid: number, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (processFacts(pid) !== 'gone') {
    if (Date.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

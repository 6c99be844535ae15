import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Account } from '../processes/account.js';
import type { Binaries } from '../cluster/binaries.js';
import type { Names } from '../cluster/names.js';
import { clusterName } from './leftover-server.js';
import { CLEAN_ENVIRONMENT } from '../processes/run-as.js';
import { tieToParent } from './tie-to-parent.js';

const START_LIMIT_MS = 120_000;
const SMART_SHUTDOWN_MS = 5_000;
const REPORTED_LINES = 12;
/** The server's answer to SIGTERM: from now on it takes no connections, and it ends only when those that are there have. */
const ENDS_ONE_DAY = 'received smart shutdown request';
/** For tests: nothing survives a crash of the machine, and many applications share one server. */
const FAST_FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'jit=off', 'max_connections=400'];

export interface ServerRequest {
  binaries: Binaries;
  account: Account;
  directory: string;
  port: number;
  fast: boolean;
  log: (line: string) => void;
  names: Names;
}

/** A running postmaster. `exited` resolves whenever it ends, asked or not. */
export interface ServerProcess {
  pid: number;
  exited: Promise<void>;
  stop(graceMs: number): Promise<void>;
}

/** Why the server did not come up: its own last lines. */
export class ServerStartFailure extends Error {}

/**
 * Starts the server on 127.0.0.1 and waits until it takes connections.
 * @throws ServerStartFailure
 */
export async function startServer(request: ServerRequest): Promise<ServerProcess> {
  const { binaries, account, directory, port, fast, names } = request;
  const settings = ['unix_socket_directories=', clusterName(names, process.pid), ...(fast ? FAST_FLAGS : [])];
  const args = ['-D', directory, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(binaries.postgres, args, {
    cwd: '/',
    env: CLEAN_ENVIRONMENT,
    uid: account.uid,
    gid: account.gid,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: Ctrl-C in the terminal must not end the database before the processes that use it.
    detached: true,
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const untie = child.pid === undefined ? () => undefined : tieToParent(child.pid);
  void exited.then(untie);
  let asked = false;
  await takesConnections(child, (line) => {
    request.log(line);
    // Not by us: the pools keep their connections, so that it would refuse all others for as long as they do. Whoever waits for its end
    // starts another one.
    if (!asked && line.includes(ENDS_ONE_DAY)) child.kill('SIGINT');
  });
  const askedToStop = (graceMs: number) => {
    asked = true;
    return stop(child, exited, graceMs);
  };
  return { pid: child.pid as number, exited, stop: askedToStop };
}

function takesConnections(child: ChildProcess, log: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const recent: string[] = [];
    const fail = (reason: string) => reject(new ServerStartFailure([reason, ...recent].join('\n')));
    const deadline = setTimeout(() => {
      child.kill('SIGQUIT');
      fail(`not ready after ${START_LIMIT_MS / 1000} s`);
    }, START_LIMIT_MS);
    createInterface({ input: child.stderr as NodeJS.ReadableStream }).on('line', (line) => {
      log(line);
      recent.push(line);
      if (recent.length > REPORTED_LINES) recent.shift();
      if (line.includes('database system is ready to accept connections')) {
        clearTimeout(deadline);
        resolve();
      }
    });
    child.once('error', (error) => {
      clearTimeout(deadline);
      fail(error.message);
    });
    child.once('close', () => {
      clearTimeout(deadline);
      fail('the server ended');
    });
  });
}

/** Smart shutdown first: with a fast one at once, pools that are still closing log cut connections. */
async function stop(child: ChildProcess, exited: Promise<void>, graceMs: number): Promise<void> {
  const fast = setTimeout(() => child.kill('SIGINT'), Math.min(SMART_SHUTDOWN_MS, graceMs / 2));
  const immediate = setTimeout(() => child.kill('SIGQUIT'), graceMs);
  child.kill('SIGTERM');
  await exited;
  clearTimeout(fast);
  clearTimeout(immediate);
}

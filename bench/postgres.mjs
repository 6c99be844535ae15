/**
 * A start of the embedded PostgreSQL, the first one and a later one, against the same programs run by themselves: `initdb` with `postgres`, and
 * `postgres` alone on the same data. What is measured besides is the looking after: accounts, leftovers, the tie to this process.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../scripts/lib/port.mjs';
import { result } from './lib/result.mjs';
import { median } from './lib/statistics.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';

const TURNS = 5;
const PASSWORD = 'a-sample-password-only';
const NAMES = { product: 'bench', directory: 'the folder', url: 'the address', password: 'the password' };
const READY = 'database system is ready to accept connections';
const LOCALE = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** @returns {Promise<{ name: string, results: import('./lib/result.mjs').Result[] }>} */
export async function run() {
  const { startEmbeddedPostgres, findPackage } = await import('@themis/embedded-postgres');
  const { isRoot, namedAccount, OWN_ACCOUNT } = await import('@themis/embedded-postgres/processes');
  const account = isRoot() ? namedAccount('nobody') : OWN_ACCOUNT;
  if (!account) throw new Error('There is no account "nobody".');
  const bin = path.join(findPackage(NAMES).directory, 'native', 'bin');
  /** In ms. @type {Record<string, { ours: number[], bare: number[] }>} */
  const found = { first: { ours: [], bare: [] }, later: { ours: [], bare: [] } };
  await withTemporaryFolder(async (folder) => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const home = path.join(folder, String(turn));
      mkdirSync(home);
      const directory = path.join(home, 'ours');
      const start = () =>
        startEmbeddedPostgres({ directory, systemDirectory: folder, names: NAMES, password: () => ({ value: PASSWORD, fresh: false }) });
      for (const each of [found.first, found.later]) {
        const begun = performance.now();
        const server = await start();
        each.ours.push(performance.now() - begun);
        await server.stop();
      }
      const bare = path.join(home, 'bare');
      mkdirSync(bare);
      const { uid, gid } = account;
      if (uid !== undefined && gid !== undefined) chownSync(bare, uid, gid);
      let begun = performance.now();
      await ended(program(bin, 'initdb', account, initdbArguments(home, bare)));
      for (const each of [found.first, found.later]) {
        const server = await ready(bin, account, bare);
        each.bare.push(performance.now() - begun);
        server.kill('SIGINT');
        await once(server, 'exit');
        begun = performance.now();
      }
    }
  });
  const results = Object.entries(found).map(([which, { ours, bare }]) =>
    result(`${which} start, p50`, { ours: median(ours), reference: median(bare), unit: 'ms', target: '<= 1.5x' }),
  );
  return { name: 'postgres', results };
}

function initdbArguments(home, directory) {
  const file = path.join(home, 'password');
  writeFileSync(file, `${PASSWORD}\n`, { mode: 0o644 });
  return ['-D', directory, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${file}`, ...LOCALE];
}

/** @param {string} bin @param {string} name @param {import('@themis/embedded-postgres/processes').Account} account @param {string[]} args */
const program = (bin, name, { uid, gid }, args) =>
  spawn(path.join(bin, name), args, {
    cwd: '/',
    uid,
    gid,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });

async function ended(child) {
  child.stderr.resume();
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`initdb ended with ${code}.`);
}

async function ready(bin, account, directory) {
  const child = program(bin, 'postgres', account, ['-D', directory, '-h', '127.0.0.1', '-p', String(await freePort()), '-k', '']);
  for await (const line of createInterface({ input: child.stderr })) if (line.includes(READY)) return child;
  throw new Error('postgres ended before it was ready.');
}

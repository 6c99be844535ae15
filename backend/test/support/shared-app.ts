import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { AdminStrategy, UserStrategy } from '../../src/core/access/guards/access.strategy.js';
import { Answers } from '../../src/core/answers/answers.js';
import { CallCosts } from '../../src/core/answers/call-costs.js';
import { keepUntilTheEnd } from '../runner/worker-end.js';
import { logForEvidence, startApp, type TestApp } from './app.js';
import { type Freshness, noteFreshness } from './fresh-database.js';
import { firstMessage, runProduct } from './run-typescript.js';

interface Shared {
  app: TestApp;
  secrets: Record<string, string>;
  fresh: Freshness;
  isTaken: boolean;
  /** The product as a process of its own beside it, for the file that has asked for one. */
  attacked?: { child: ChildProcess; url: string } | undefined;
}

/** Every strategy has it, though its type does not say so. */
interface WithPassport {
  getPassportInstance(): { use(name: string, strategy: object): void };
}

let shared: Shared | undefined;

keepUntilTheEnd({
  close: discard,
  abandon() {
    shared?.attacked?.child.kill('SIGKILL');
    if (shared) rmSync(shared.app.dataDir, { recursive: true, force: true });
  },
});

/**
 * The application that the files of this worker use in turn, with the settings of `startApp()`: to start one takes a second and a half of
 * processor time. Each file finds it as it was at its start: no user but the administrator, an empty library, no file, no limit used up. Where
 * a file has changed more than that, such as a setting or a table, the next one gets an application that was just started.
 *
 * A file takes it once, and gives it back by closing it. For one that stops, starves or breaks parts of the product, or reads what it counts
 * in its memory, there is `startApp`.
 */
export async function sharedApp(): Promise<TestApp> {
  return lent(await take());
}

/** A process of its own to be attacked, beside the application that the files of this worker share; `startAttackedApi` gives it. */
export async function sharedAttackedApi(): Promise<{ url: string; app: TestApp; child: ChildProcess }> {
  const taken = await take();
  const attacked = await startBeside(taken);
  taken.attacked = attacked;
  return { app: lent(taken), ...attacked };
}

async function take(): Promise<Shared> {
  // What it was flooded with, it goes on counting against this address in the database that both share.
  if (shared) await endAttacked(shared);
  // A file that failed before it had begun has not given it back.
  if (shared && (shared.isTaken || !(await isAsAtItsStart(shared)))) await discard();
  shared ??= await start();
  const taken = shared;
  taken.isTaken = true;
  logForEvidence();
  readTokensFor(taken.app);
  return taken;
}

/** For one file, which gives it back by closing it. */
function lent(taken: Shared): TestApp {
  const close = (): Promise<void> => {
    taken.isTaken = false;
    return Promise.resolve();
  };
  return { ...taken.app, close };
}

/** Passport keeps one strategy of a name for a process: that of the application which was started last, which may be another file's. */
function readTokensFor({ nest }: TestApp): void {
  for (const [name, type] of Object.entries({ user: UserStrategy, admin: AdminStrategy })) {
    const strategy = nest.get<object>(type, { strict: false });
    (strategy as WithPassport).getPassportInstance().use(name, strategy);
  }
}

async function start(): Promise<Shared> {
  const secrets = { JWT_SECRET: randomBytes(32).toString('hex'), FILE_ENCRYPTION_KEY: randomBytes(32).toString('hex') };
  const app = await startApp(secrets);
  return { app, secrets, fresh: await noteFreshness(app.database), isTaken: false };
}

async function startBeside({ app, secrets }: Shared): Promise<{ child: ChildProcess; url: string }> {
  const { url: DATABASE_URL } = app.database.options as { url: string };
  const settings = { ...secrets, DATABASE_URL, DATA_DIR: app.dataDir, HOST: '127.0.0.1', PORT: '0', EMBEDDINGS_MODEL: 'none' };
  const child = runProduct('api-process', [JSON.stringify(settings)]);
  return { child, url: String(await firstMessage(child)) };
}

async function isAsAtItsStart({ app, fresh }: Shared): Promise<boolean> {
  // Counted in memory, for a minute: a file that has spent what this address may spend would leave nothing to the next one.
  Object.assign(app.nest.get(Answers), { costs: new CallCosts() });
  if (!(await fresh.restore(() => emptied(path.join(app.dataDir, 'index'))))) return false;
  // The rest of `tmp` is the browser's, which runs on.
  for (const folder of ['files', 'tmp/uploads']) await emptied(path.join(app.dataDir, folder));
  return true;
}

/** Removes the files below a folder; the folders were made at the start. */
async function emptied(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) if (entry.isFile()) await rm(path.join(entry.parentPath, entry.name), { force: true });
}

async function endAttacked(owner: Shared): Promise<void> {
  const { attacked } = owner;
  owner.attacked = undefined;
  if (!attacked || attacked.child.exitCode !== null || attacked.child.signalCode !== null) return;
  const gone = once(attacked.child, 'exit');
  attacked.child.kill('SIGKILL');
  await gone;
}

async function discard(): Promise<void> {
  const ended = shared;
  shared = undefined;
  if (!ended) return;
  await endAttacked(ended);
  await ended.app.close();
}

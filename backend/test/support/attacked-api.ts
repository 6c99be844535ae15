import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { startApp, type TestApp } from './app.js';
import { firstMessage, runProduct } from './run-typescript.js';
import { sharedAttackedApi } from './shared-app.js';

export interface AttackedApi {
  /** Of the attacked process. */
  url: string;
  /** The same product in this process, on the same database and files; it does the background work. */
  app: TestApp;
  /** Why the attacked process ended; null while it is still the one that was started. */
  ended(): string | null;
  close(): Promise<void>;
}

/** Two starts of the product, one of them a process that compiles as it loads. */
export const START_LIMIT_MS = 180_000;

/** An API process of its own to be attacked, so that a test can tell whether it survived; without settings, the one that the files of this worker share. */
export async function startAttackedApi(settings?: Record<string, string>): Promise<AttackedApi> {
  if (!settings) {
    const { url, app, child } = await sharedAttackedApi();
    return { url, app, ended: () => endOf(child), close: () => app.close() };
  }
  const secrets = { JWT_SECRET: randomBytes(32).toString('hex'), FILE_ENCRYPTION_KEY: randomBytes(32).toString('hex') };
  const app = await startApp({ ...secrets, ...settings });
  const { url: DATABASE_URL } = app.database.options as { url: string };
  const child: ChildProcess = runProduct('api-process', [
    JSON.stringify({
      ...secrets,
      DATABASE_URL,
      DATA_DIR: app.dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      EMBEDDINGS_MODEL: 'none',
      STARTER_LAW: 'none',
      ...settings,
    }),
  ]);
  const url = String(await firstMessage(child));
  return {
    url,
    app,
    ended: () => endOf(child),
    close: async () => {
      const gone = once(child, 'exit');
      if (child.kill('SIGKILL')) await gone;
      await app.close();
    },
  };
}

const endOf = (child: ChildProcess): string | null =>
  child.exitCode === null && child.signalCode === null ? null : String(child.signalCode ?? child.exitCode);

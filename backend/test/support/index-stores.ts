import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startApp, type TestApp } from './app.js';
import { QdrantStub } from './qdrant-stub.js';

/** The application on one of the stores of its index. */
export interface StoreApp {
  app: TestApp;
  /** What another process of this application needs besides its database and data folder. */
  settings: Record<string, string>;
  /** Empties the store under the running application. */
  loseIndex(): void;
  close(): Promise<void>;
}

async function onSqlite(): Promise<StoreApp> {
  const app = await startApp();
  return {
    app,
    settings: {},
    loseIndex() {
      const folder = path.join(app.dataDir, 'index');
      for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
    },
    close: () => app.close(),
  };
}

async function onQdrant(): Promise<StoreApp> {
  const stub = await QdrantStub.start();
  const settings = { QDRANT_URL: stub.url };
  const app = await startApp(settings);
  return {
    app,
    settings,
    loseIndex: () => stub.lose(),
    async close() {
      await app.close();
      await stub.stop();
    },
  };
}

/** Every store that an index can be in. */
export const STORES: [name: string, start: () => Promise<StoreApp>][] = [
  ['SQLite', onSqlite],
  ['Qdrant (protocol stub)', onQdrant],
];

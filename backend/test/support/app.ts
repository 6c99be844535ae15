import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import type { PasswordCost } from '../../src/core/config/config.js';
import { loadConfig } from '../../src/core/config/load-config.js';
import { loadSecrets } from '../../src/core/config/load-secrets.js';
import { createApp } from '../../src/create-app.js';
import { createWorkerApp } from '../../src/create-worker.js';
import { prepareInstallation } from '../../src/installation/prepare-installation.js';
import { setUpLoggers } from '../../src/core/observability/loggers.js';
import { createDatabase, type TestDatabase } from './database.js';
import { keepLog, keepSecrets } from './evidence.js';

export const ADMIN = { email: 'admin@themis.test', password: 'correct horse battery' };

/** What the product takes its own address to be; nothing answers there. */
export const PUBLIC_URL = 'http://themis.test';

export interface TestApp {
  url: string;
  database: DataSource;
  nest: NestFastifyApplication;
  /** What does the background work. */
  worker: INestApplicationContext;
  dataDir: string;
  close(): Promise<void>;
}

/** A thousandth of what the product spends on a hash. */
const CHEAP_PASSWORDS: PasswordCost = { memoryKib: 64, passes: 1 };

const encodings = (key: Buffer): string[] => [key.toString('hex'), key.toString('base64'), key.toString('base64url')];

export interface TestAppOptions {
  /** Puts something between the application and its database: the address to use, made of the real one. */
  reach?: (databaseUrl: string) => Promise<string>;
  /** An installation that is there already, instead of a new one; its database and folder are removed at the end. */
  on?: { database: TestDatabase; dataDir: string };
  /** What a hash costs, for a test of logins that have to wait for each other. */
  passwordCost?: PasswordCost;
}

/** The logs of this process go where the end of the run judges them, whatever a test has done with them. */
export function logForEvidence(): void {
  const shown = process.env.TEST_LOG_LEVEL;
  setUpLoggers({ level: shown ?? 'debug', pretty: false, ...(!shown && { sink: keepLog }) });
}

/** The real application, both roles in this process, on a free port with its own database and data folder. */
export async function startApp(
  settings: Record<string, string> = {},
  { reach, on, passwordCost = CHEAP_PASSWORDS }: TestAppOptions = {},
): Promise<TestApp> {
  logForEvidence();
  const dataDir = on?.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'themis-app-')));
  const ends: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const held = on?.database ?? (await createDatabase());
    ends.push(() => held.drop());
    const all = {
      DATA_DIR: dataDir,
      DATABASE_URL: reach ? await reach(held.applicationUrl) : held.applicationUrl,
      PORT: '0',
      HOST: '127.0.0.1',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...(settings.EMBEDDINGS_URL === undefined && { EMBEDDINGS_MODEL: 'none' }),
      STARTER_LAW: 'none',
      PUBLIC_URL,
      ...settings,
    };
    const config = { ...loadConfig(all), passwordCost };
    await prepareInstallation(config, all, held.ownerUrl);
    const secrets = loadSecrets(config, all);
    keepSecrets(
      ADMIN.password,
      secrets.jwtSecret,
      ...encodings(secrets.fileEncryptionKey),
      new URL(held.url).password,
      new URL(held.applicationUrl).password,
    );
    const worker = await createWorkerApp(config, secrets);
    ends.push(() => worker.close());
    const nest = await createApp(config, secrets, path.join(dataDir, 'no-front-end'));
    ends.push(() => nest.close());
    await nest.listen(config.port, config.host);
    const database = await new DataSource({ type: 'postgres', url: held.url }).initialize();
    ends.push(() => database.destroy());
    return { url: await nest.getUrl(), database, nest, worker: worker.context, dataDir, close };
  } catch (error) {
    await close();
    throw error;
  }
}

import 'reflect-metadata';
import path from 'node:path';
import { ConfigError } from './core/config/config-error.js';
import { loadConfig } from './core/config/load-config.js';
import { readSettings } from './core/config/read-settings.js';
import { StartRefusal } from './core/config/start-refusal.js';
import { prepareInstallation } from './installation/prepare-installation.js';

/** Run once before the processes of a deployment start: brings the schema up to date and makes keys and the first administrator. */
async function setUp(): Promise<string> {
  const settings = readSettings(path.resolve(import.meta.dirname, '../..'), process.env);
  const config = loadConfig(settings);
  if (config.database.kind !== 'external') throw new ConfigError('DATABASE_URL', 'is not set; "npm start" sets up the embedded database.');
  const { migrations, administrator } = await prepareInstallation(config, settings, config.database.url);
  const { email, created, passwordFile } = administrator;
  const made = created
    ? `administrator ${email} created${passwordFile ? `, password in ${passwordFile}` : ''}`
    : 'there is an administrator';
  return `${migrations.length} migrations applied; ${made}`;
}

try {
  process.stdout.write(`${await setUp()}\n`);
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

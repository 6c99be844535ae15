import 'reflect-metadata';
import path from 'node:path';
import { loadConfig } from './core/config/load-config.js';
import { readSettings } from './core/config/read-settings.js';
import { migrate } from './core/database/migrate.js';
import { ensureAdministrator } from './first-start.js';

/** Run once before the processes of a deployment start: brings the schema up to date and creates the first administrator. */
const config = loadConfig(readSettings(path.resolve(import.meta.dirname, '../..'), process.env));
if (config.database.kind !== 'external') throw new Error('DATABASE_URL is not set.');
const applied = await migrate(config.database.url);
const { email, created } = await ensureAdministrator(config, config.database.url);
process.stdout.write(`${applied.length} migrations applied; ${created ? `administrator ${email} created` : 'there is an administrator'}\n`);

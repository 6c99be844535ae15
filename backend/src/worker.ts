import 'reflect-metadata';
import path from 'node:path';
import { ConfigError } from './core/config/config-error.js';
import { loadConfig } from './core/config/load-config.js';
import { loadSecrets } from './core/config/load-secrets.js';
import { readSettings } from './core/config/read-settings.js';
import { loggers, setUpLoggers } from './core/observability/loggers.js';
import { createWorkerApp } from './create-worker.js';
import { endInOrder, endOnUncaughtFailure } from './process-lifecycle.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The worker process: jobs, and no HTTP but a health port when one is set. */
async function main(): Promise<void> {
  const settings = readSettings(ROOT, process.env);
  const config = loadConfig(settings);
  setUpLoggers(config.log);
  endOnUncaughtFailure();
  const worker = await createWorkerApp(config, loadSecrets(config, settings));
  endInOrder(() => worker.close());
  loggers.app.info('worker ready');
  process.send?.({ type: 'ready' });
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else loggers.app.fatal({ err: error }, 'start failed');
  process.exit(1);
});

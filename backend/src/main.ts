import 'reflect-metadata';
import path from 'node:path';
import { ConfigError } from './core/config/config-error.js';
import { loadConfig } from './core/config/load-config.js';
import { loadSecrets } from './core/config/load-secrets.js';
import { readSettings } from './core/config/read-settings.js';
import { loggers, setUpLoggers } from './core/observability/loggers.js';
import { closeApp, createApp, openRequestsOf } from './create-app.js';
import { endInOrder, endOnUncaughtFailure } from './process-lifecycle.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The HTTP process: REST, GraphQL and the built front end on one port. */
async function main(): Promise<void> {
  const settings = readSettings(ROOT, process.env);
  const config = loadConfig(settings);
  setUpLoggers(config.log);
  endOnUncaughtFailure();
  const app = await createApp(config, loadSecrets(config, settings), path.join(ROOT, 'frontend/dist'));
  endInOrder(
    () => closeApp(app),
    () => ({ requests: openRequestsOf(app) }),
  );
  await app.listen(config.port, config.host);
  const url = (await app.getUrl()).replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost');
  loggers.app.info({ url }, 'listening');
  process.send?.({ type: 'ready', url });
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else loggers.app.fatal({ err: error }, 'start failed');
  process.exit(1);
});

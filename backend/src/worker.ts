import 'reflect-metadata';
import path from 'node:path';
import { loadConfig } from './core/config/load-config.js';
import { readSettings } from './core/config/read-settings.js';
import { StartRefusal } from './core/config/start-refusal.js';
import { answerHealthQuestions } from './core/observability/health-answers.js';
import { loggers, setUpLoggers } from './core/observability/loggers.js';
import { startTracing } from './core/observability/start-tracing.js';
import { awaitedSettings } from './core/processes/awaited-settings.js';
import { freeStartMemory } from './core/processes/free-start-memory.js';
import { createWorkerApp } from './create-worker.js';
import { openInstallation } from './installation/open-installation.js';
import { endInOrder, endOnUncaughtFailure } from './process-lifecycle.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The worker process: jobs, and no HTTP but a health port when one is set. */
async function main(): Promise<void> {
  const settings = readSettings(ROOT, await awaitedSettings(process.env));
  const config = loadConfig(settings);
  setUpLoggers(config.log);
  endOnUncaughtFailure();
  const endTracing = await startTracing(config.tracing, 'themis-worker');
  const worker = await createWorkerApp(config, await openInstallation(config, settings));
  endInOrder(() => worker.close().finally(endTracing));
  loggers.app.info('worker ready');
  const looked = worker.lookAtBrowser();
  worker.fetchModel();
  answerHealthQuestions(() => looked.then(() => worker.report()));
  process.send?.({ type: 'ready' });
  freeStartMemory();
}

main().catch((error: unknown) => {
  if (error instanceof StartRefusal) process.stderr.write(`${error.message}\n`);
  else loggers.app.fatal({ err: error }, 'start failed');
  process.exit(1);
});

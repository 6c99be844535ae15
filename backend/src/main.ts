import 'reflect-metadata';
import path from 'node:path';
import { loadConfig } from './core/config/load-config.js';
import { readSettings } from './core/config/read-settings.js';
import { StartRefusal } from './core/config/start-refusal.js';
import { answerHealthQuestions } from './core/observability/health-answers.js';
import { loggers, setUpLoggers } from './core/observability/loggers.js';
import { Metrics } from './core/observability/metrics/metrics.js';
import { startMetricsPort } from './core/observability/metrics/metrics-port.js';
import { startTracing } from './core/observability/start-tracing.js';
import { closeApp, createApp, openRequestsOf } from './create-app.js';
import { awaitedSettings } from './core/processes/awaited-settings.js';
import { freeStartMemory } from './core/processes/free-start-memory.js';
import { GuideService } from './features/retrieval/search/guide.service.js';
import { openInstallation } from './installation/open-installation.js';
import { DRAIN_LIMIT_MS, endInOrder, endOnUncaughtFailure } from './process-lifecycle.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The API process: REST, GraphQL and the built front end on one port. */
async function main(): Promise<void> {
  const settings = readSettings(ROOT, await awaitedSettings(process.env));
  const config = loadConfig(settings);
  setUpLoggers(config.log);
  endOnUncaughtFailure();
  const endTracing = await startTracing(config.tracing, 'themis-api');
  const app = await createApp(config, await openInstallation(config, settings), path.join(ROOT, 'frontend/dist'));
  const { port, token } = config.metrics;
  const metrics = port === null ? null : await startMetricsPort(config.host, port, token, app.get(Metrics));
  endInOrder(
    () =>
      closeApp(app)
        .finally(() => metrics?.close())
        .finally(endTracing),
    () => ({ requests: openRequestsOf(app) }),
    config.stopDelayMs + DRAIN_LIMIT_MS,
  );
  await app.listen(config.port, config.host);
  const url = (await app.getUrl()).replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost');
  loggers.app.info({ url }, 'listening');
  answerHealthQuestions();
  process.send?.({ type: 'ready', url });
  // After the answers to those who waited for the start.
  setImmediate(() => {
    app
      .get(GuideService)
      .prepare()
      .catch((error: unknown) => loggers.index.error({ err: error }, 'the guide to the law cannot be read'))
      .finally(freeStartMemory);
  });
}

main().catch((error: unknown) => {
  if (error instanceof StartRefusal) process.stderr.write(`${error.message}\n`);
  else loggers.app.fatal({ err: error }, 'start failed');
  process.exit(1);
});

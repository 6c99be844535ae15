import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import type { AppConfig, Secrets } from './core/config/config.js';
import { HEALTH_CHECKS, type HealthCheck, runHealthChecks } from './core/observability/health.js';
import { NestLogger } from './core/observability/nest-logger.js';
import { startHealthPort, type HealthPort } from './core/observability/health-port.js';

export interface WorkerApp {
  readonly context: INestApplicationContext;
  close(): Promise<void>;
}

/** Starts the worker role: every job handler, no routes. */
export async function createWorkerApp(config: AppConfig, secrets: Secrets): Promise<WorkerApp> {
  const context = await NestFactory.createApplicationContext(AppModule.forRoot(config, secrets, 'worker'), { logger: new NestLogger() });
  const checks = context.get<readonly HealthCheck[]>(HEALTH_CHECKS);
  const health: HealthPort | null =
    config.workerHealthPort === null ? null : await startHealthPort(config.host, config.workerHealthPort, () => runHealthChecks(checks));
  return {
    context,
    async close() {
      await health?.close();
      await context.close();
    },
  };
}

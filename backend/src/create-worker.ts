import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import type { AppConfig, Secrets } from './core/config/config.js';
import { Health, type HealthReport } from './core/observability/health.js';
import { loggers } from './core/observability/loggers.js';
import { Metrics } from './core/observability/metrics/metrics.js';
import { startMetricsPort } from './core/observability/metrics/metrics-port.js';
import { NestLogger } from './core/observability/nest-logger.js';
import { startHealthPort } from './core/observability/health-port.js';
import { recordPdfSandbox } from './pdf-sandbox.js';
import { ModelSupply } from './ports/embedder/embedder.js';
import { PdfEngine } from './ports/pdf-engine/pdf-engine.js';

export interface WorkerApp {
  readonly context: INestApplicationContext;
  /** Starts this worker's browser once, so that all processes can tell whether it has its sandbox; never rejects. */
  lookAtBrowser(): Promise<void>;
  /** Begins to fetch the sentence model that is set and not there; returns at once. */
  fetchModel(): void;
  report(): Promise<HealthReport>;
  close(): Promise<void>;
}

/** Starts the worker role: every job handler, no routes. */
export async function createWorkerApp(config: AppConfig, secrets: Secrets): Promise<WorkerApp> {
  const context = await NestFactory.createApplicationContext(AppModule.forRoot(config, secrets, 'worker'), {
    logger: new NestLogger(),
    abortOnError: false,
  });
  const health = context.get(Health);
  const { workerHealthPort, metrics, host } = config;
  const ports = [
    ...(workerHealthPort === null ? [] : [await startHealthPort(host, workerHealthPort, () => health.report())]),
    ...(metrics.workerPort === null ? [] : [await startMetricsPort(host, metrics.workerPort, metrics.token, context.get(Metrics))]),
  ];
  return {
    context,
    fetchModel: () => context.get(ModelSupply).start(),
    lookAtBrowser: () =>
      recordPdfSandbox(context.get(PdfEngine), context.get(DataSource)).catch((error: unknown) =>
        loggers.pdf.error({ err: error }, 'whether the browser has its sandbox is not known'),
      ),
    report: () => health.report(),
    async close() {
      await Promise.all(ports.map((port) => port.close()));
      await context.close();
    },
  };
}

import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { within } from '../../async/within.js';
import { loggers } from '../../observability/loggers.js';
import { JOB_SETTINGS, type JobSettings } from '../job-settings.js';
import { QUEUE_CONNECTIONS } from './job-tokens.js';
import { openQueueConnections, type QueueConnections } from './queue-connections.js';

const CLOSE_LIMIT_MS = 2000;

@Module({})
export class QueueConnectionsModule implements OnApplicationShutdown {
  constructor(@Inject(QUEUE_CONNECTIONS) private readonly connections: QueueConnections) {}

  static forRoot(settings: JobSettings): DynamicModule {
    return {
      module: QueueConnectionsModule,
      global: true,
      providers: [
        { provide: JOB_SETTINGS, useValue: settings },
        { provide: QUEUE_CONNECTIONS, useFactory: () => openQueueConnections(settings) },
      ],
      exports: [JOB_SETTINGS, QUEUE_CONNECTIONS],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await within(this.connections.close(), CLOSE_LIMIT_MS, () => new Error('closing takes too long')).catch((error: unknown) =>
      loggers.jobs.warn({ err: error }, 'queue connections'),
    );
  }
}

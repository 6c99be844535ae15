import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { AppConfig } from '../config/config.js';
import { ConfigError } from '../config/config-error.js';
import { ConnectionPool } from './connection-pool.js';
import { PoolMetrics } from './pool-metrics.js';

const CONNECT_LIMIT_MS = 5000;
const STATEMENT_LIMIT_MS = 30_000;
/** For a server that no longer answers at all; one that does has already ended the statement itself. */
const ANSWER_LIMIT_MS = STATEMENT_LIMIT_MS + 3000;

@Module({})
export class DatabaseModule {
  /** One pool per process. The schema is made by migrations only, before any process starts. */
  static forRoot(config: AppConfig): DynamicModule {
    if (config.database.kind !== 'external')
      throw new ConfigError('DATABASE_URL', 'is not set; start the product with `npm start` to use the embedded database.');
    const connection = TypeOrmModule.forRoot({
      type: 'postgres',
      url: config.database.url,
      driver: { Pool: ConnectionPool },
      autoLoadEntities: true,
      synchronize: false,
      retryAttempts: 3,
      retryDelay: 1000,
      extra: {
        max: config.databasePoolSize,
        connectionTimeoutMillis: CONNECT_LIMIT_MS,
        statement_timeout: STATEMENT_LIMIT_MS,
        answerLimitMs: ANSWER_LIMIT_MS,
        keepAlive: true,
        application_name: 'themis',
      },
    });
    return { module: DatabaseModule, imports: [connection], providers: [PoolMetrics] };
  }
}

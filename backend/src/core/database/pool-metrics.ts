import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { Metrics } from '../observability/metrics/metrics.js';
import type { ConnectionPool } from './connection-pool.js';

/** How busy this process's connections to the database are. */
@Injectable()
export class PoolMetrics {
  constructor(@InjectDataSource() database: DataSource, metrics: Metrics) {
    metrics.gauge(
      'themis_database_connections',
      'Connections of this process to the database: busy, idle, and requests that wait for one.',
      ['state'],
      () => {
        const { totalCount, idleCount, waitingCount } = (database.driver as PostgresDriver).master as ConnectionPool;
        return [
          { labels: { state: 'busy' }, value: totalCount - idleCount },
          { labels: { state: 'idle' }, value: idleCount },
          { labels: { state: 'waiting' }, value: waitingCount },
        ];
      },
      0,
    );
  }
}

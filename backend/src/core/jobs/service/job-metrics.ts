import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Metrics, type Reading } from '../../observability/metrics/metrics.js';

interface UnfinishedRow {
  name: string;
  state: string;
  count: string;
  oldest: number;
}

/** How many jobs wait and run in all of the product, the same in every process. */
@Injectable()
export class JobMetrics {
  constructor(@InjectDataSource() database: DataSource, metrics: Metrics) {
    const unfinished = async (value: (row: UnfinishedRow) => number): Promise<Reading[]> => {
      const rows: UnfinishedRow[] = await database.query(
        `select name, state, count(*) as count, extract(epoch from now() - min(created_at))::float8 as oldest
         from jobs where state in ('queued', 'running') group by name, state`,
      );
      return rows.map((row) => ({ labels: { job: row.name, state: row.state }, value: value(row) }));
    };
    metrics.gauge('themis_jobs', 'Jobs that wait or run, in all of the product.', ['job', 'state'], () =>
      unfinished(({ count }) => Number(count)),
    );
    metrics.gauge(
      'themis_oldest_job_age_seconds',
      'Age of the oldest job that waits or runs, in all of the product.',
      ['job', 'state'],
      () => unfinished(({ oldest }) => oldest),
    );
  }
}

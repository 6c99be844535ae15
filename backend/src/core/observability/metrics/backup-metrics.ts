import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Metrics } from './metrics.js';

/** How old the state is that the last backup holds. */
@Injectable()
export class BackupMetrics {
  constructor(@InjectDataSource() database: DataSource, metrics: Metrics) {
    metrics.gauge(
      'themis_backup_age_seconds',
      'Age of the last backup that "npm run backup" made of this installation; infinite before the first.',
      [],
      async () => {
        const [row] = await database.query<{ age: number | null }[]>(
          'select extract(epoch from now() - backed_up_at)::float8 as age from installation',
        );
        return [{ value: row?.age ?? Infinity }];
      },
    );
  }
}

import { statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/config.js';
import { Metrics } from './metrics.js';

/** The room on the volume of the data folder of this process. */
@Injectable()
export class DiskMetrics {
  constructor(@Inject(APP_CONFIG) { dataDir }: AppConfig, metrics: Metrics) {
    metrics.gauge('themis_data_free_bytes', 'Room left on the volume of DATA_DIR.', [], async () => {
      const { bavail, bsize } = await statfs(dataDir);
      return [{ value: bavail * bsize }];
    });
    metrics.gauge('themis_data_size_bytes', 'Size of the volume of DATA_DIR.', [], async () => {
      const { blocks, bsize } = await statfs(dataDir);
      return [{ value: blocks * bsize }];
    });
  }
}

import { type DynamicModule, Module } from '@nestjs/common';
import { DailyCounts } from '../daily-counts.js';
import { Metrics } from './metrics.js';

/** Makes `Metrics`, one set of figures for a process, and `DailyCounts`, those that outlive it, injectable everywhere. */
@Module({})
export class MetricsModule {
  static forRoot(): DynamicModule {
    return { module: MetricsModule, global: true, providers: [Metrics, DailyCounts], exports: [Metrics, DailyCounts] };
  }
}

import { type DynamicModule, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';

/** Makes `Metrics` injectable everywhere: one set of figures for a process. */
@Module({})
export class MetricsModule {
  static forRoot(): DynamicModule {
    return { module: MetricsModule, global: true, providers: [Metrics], exports: [Metrics] };
  }
}

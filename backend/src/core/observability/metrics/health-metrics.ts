import { Injectable } from '@nestjs/common';
import { Health } from '../health.js';
import { Metrics } from './metrics.js';

/** Whether what the product needs answers, as the health question says it. */
@Injectable()
export class HealthMetrics {
  constructor(health: Health, metrics: Metrics) {
    metrics.gauge('themis_dependency_up', 'Whether a dependency answers this process: 1 or 0.', ['dependency'], async () => {
      const report = await health.report();
      return Object.entries(report.checks).map(([dependency, { ok }]) => ({ labels: { dependency }, value: ok ? 1 : 0 }));
    });
  }
}

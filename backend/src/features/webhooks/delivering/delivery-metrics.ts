import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Metrics } from '../../../core/observability/metrics/metrics.js';
import { READY } from './delivery-store.js';

/** What waits to be delivered and could be now, in all of the product; what waits for a receiver that failed is not among it. */
@Injectable()
export class DeliveryMetrics {
  constructor(@InjectDataSource() database: DataSource, metrics: Metrics) {
    const due = async (value: string) => {
      const [row] = await database.query<{ value: number }[]>(
        `select ${value} as value from webhook_deliveries d join webhooks w on w.id = d.webhook_id
         where d.state = 'waiting' and d.next_at <= now() and ${READY}`,
      );
      return [{ value: row?.value ?? 0 }];
    };
    metrics.gauge('themis_webhook_deliveries_due', 'Events that could be delivered to webhooks now, in all of the product.', [], () =>
      due('count(*)::int'),
    );
    metrics.gauge('themis_oldest_due_webhook_delivery_age_seconds', 'How long the oldest of them has been due; 0 without one.', [], () =>
      due('coalesce(extract(epoch from now() - min(d.next_at)), 0)::float8'),
    );
  }
}

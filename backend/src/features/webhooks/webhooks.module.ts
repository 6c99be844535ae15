import { Module } from '@nestjs/common';
import { DeliverWebhooksHandler } from './delivering/webhooks.job-handler.js';
import { DeliveryMetrics } from './delivering/delivery-metrics.js';
import { DeliveryRound } from './delivering/delivery-round.js';
import { DeliveryStore } from './delivering/delivery-store.js';
import { SendWebhookNoticeHandler } from './notice/webhook-notice.job-handler.js';
import { WebhookNotices } from './notice/webhook-notices.js';
import { WebhookSender } from './sending/webhook-sender.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhooksAdminController } from './webhooks.admin.controller.js';
import { WebhooksAdminResolver } from './webhooks.admin.resolver.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksResolver } from './webhooks.resolver.js';
import { WebhooksService } from './webhooks.service.js';

/** Tells other programs what happened. The events are written by the database, where they happen. */
@Module({
  controllers: [WebhooksController, WebhooksAdminController],
  providers: [
    WebhooksService,
    WebhookSecrets,
    WebhookSender,
    DeliveryStore,
    DeliveryMetrics,
    DeliveryRound,
    DeliverWebhooksHandler,
    WebhookNotices,
    SendWebhookNoticeHandler,
    WebhooksResolver,
    WebhooksAdminResolver,
  ],
  exports: [WebhooksService],
})
export class WebhooksModule {}

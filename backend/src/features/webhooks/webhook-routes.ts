import { Delete, Get, HttpCode, Injectable, Param, Post, Query } from '@nestjs/common';
import { ClientAddress, CurrentActor } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { NeedsReauthentication } from '../../core/access/reauthentication/reauthentication.js';
import { Describes } from '../../core/descriptions/describes.decorator.js';
import { described } from '../../core/descriptions/shape.js';
import { ListQueryWithCursor, PLACE, placeOf } from '../../core/pages/list-query.js';
import { pageOf } from './webhook-list.js';
import { TestWebhookInput } from './webhooks.inputs.js';
import { WebhooksService } from './webhooks.service.js';
import { DeletedWebhook, WebhookDeliveryView, WebhookWithSecret } from './webhooks.views.js';

export const NOT_FOUND = { 404: 'Webhook not found' };

/** The routes that are the same for users' own webhooks and for those of the installation: whose they are is told by the caller. */
@Injectable()
export abstract class WebhookRoutes {
  constructor(protected readonly hooks: WebhooksService) {}

  @Delete(':id')
  @Describes('Deletes a webhook with its deliveries.', { answer: DeletedWebhook, errors: NOT_FOUND })
  delete(@CurrentActor() actor: Actor, @ClientAddress() address: string, @Param('id') id: string): Promise<DeletedWebhook> {
    return this.hooks.delete({ actor, address }, id);
  }

  @Post(':id/rotate-secret')
  @Describes('Gives a webhook a new secret and shows it once; for a day deliveries are signed with both.', {
    answer: WebhookWithSecret,
    errors: NOT_FOUND,
  })
  @HttpCode(200)
  @NeedsReauthentication()
  rotateSecret(@CurrentActor() actor: Actor, @ClientAddress() address: string, @Param('id') id: string): Promise<WebhookWithSecret> {
    return this.hooks.rotateSecret({ actor, address }, id);
  }

  @Post(':id/test')
  @Describes('Sends a test to a webhook: a `webhook.test`, or a sample of the event that is named.', {
    answer: WebhookDeliveryView,
    errors: { ...NOT_FOUND, 409: 'The webhook is off' },
  })
  @HttpCode(200)
  test(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @Param('id') id: string,
    @Query() input: TestWebhookInput,
  ): Promise<WebhookDeliveryView> {
    return this.hooks.test({ actor, address }, id, input);
  }

  @Get(':id/deliveries')
  @Describes('What a webhook was sent in the last 30 days or is still to be sent, newest first.', {
    answer: { deliveries: described('The deliveries, newest first; at most 200 at once.', [WebhookDeliveryView]), ...PLACE },
    errors: NOT_FOUND,
  })
  async deliveries(@CurrentActor() actor: Actor, @Param('id') id: string, @Query() query: ListQueryWithCursor) {
    const page = await this.hooks.deliveries(actor, id, pageOf(query));
    return { deliveries: page.nodes, ...(await placeOf(page)) };
  }

  @Post('deliveries/:id/replay')
  @Describes('Sends a delivery again, under the same id.', {
    path: { id: 'The delivery.' },
    answer: WebhookDeliveryView,
    errors: { 404: 'Webhook delivery not found', 409: 'The webhook is off' },
  })
  @HttpCode(200)
  replay(@CurrentActor() actor: Actor, @ClientAddress() address: string, @Param('id') id: string): Promise<WebhookDeliveryView> {
    return this.hooks.replay({ actor, address }, id);
  }
}

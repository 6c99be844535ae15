import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { Access, CurrentAdmin } from '../../core/access/access.decorator.js';
import type { AdminActor } from '../../core/access/actor.js';
import { Describes } from '../../core/openapi/describes.decorator.js';
import { ListQuery } from '../../core/pages/list-query.js';
import { pageOf } from './webhook-list.js';
import { CreateInstallationWebhookInput, UpdateInstallationWebhookInput } from './webhooks.inputs.js';
import { WebhooksService } from './webhooks.service.js';
import { DeletedWebhook, WebhookDeliveryView, WebhookView, WebhookWithSecret } from './webhooks.views.js';

const NOT_FOUND = { 404: 'Webhook not found' };

@Controller('api/admin/webhooks')
@Access('admin')
export class WebhooksAdminController {
  constructor(private readonly hooks: WebhooksService) {}

  @Get()
  @Describes("The installation's webhooks, newest first.", { answer: { webhooks: [WebhookView] } })
  async list(@CurrentAdmin() actor: AdminActor, @Query() query: ListQuery): Promise<{ webhooks: WebhookView[] }> {
    return { webhooks: (await this.hooks.list(actor, pageOf(query))).nodes };
  }

  @Post()
  @Describes('Makes a webhook and shows its secret once.', {
    status: 201,
    answer: WebhookWithSecret,
    errors: { 409: 'Too many webhooks' },
  })
  create(@CurrentAdmin() actor: AdminActor, @Body() input: CreateInstallationWebhookInput): Promise<WebhookWithSecret> {
    return this.hooks.create({ actor, address: actor.address }, input);
  }

  @Put(':id')
  @Describes('Changes a webhook, or turns it on or off.', { answer: WebhookView, errors: NOT_FOUND })
  update(@CurrentAdmin() actor: AdminActor, @Param('id') id: string, @Body() input: UpdateInstallationWebhookInput): Promise<WebhookView> {
    return this.hooks.update({ actor, address: actor.address }, id, input);
  }

  @Delete(':id')
  @Describes('Deletes a webhook with its deliveries.', { answer: DeletedWebhook, errors: NOT_FOUND })
  delete(@CurrentAdmin() actor: AdminActor, @Param('id') id: string): Promise<DeletedWebhook> {
    return this.hooks.delete({ actor, address: actor.address }, id);
  }

  @Post(':id/rotate-secret')
  @Describes('Gives a webhook a new secret and shows it once; for a day deliveries are signed with both.', {
    answer: WebhookWithSecret,
    errors: NOT_FOUND,
  })
  @HttpCode(200)
  rotateSecret(@CurrentAdmin() actor: AdminActor, @Param('id') id: string): Promise<WebhookWithSecret> {
    return this.hooks.rotateSecret({ actor, address: actor.address }, id);
  }

  @Post(':id/test')
  @Describes('Sends a `webhook.test` to a webhook.', {
    answer: WebhookDeliveryView,
    errors: { ...NOT_FOUND, 409: 'The webhook is off' },
  })
  @HttpCode(200)
  test(@CurrentAdmin() actor: AdminActor, @Param('id') id: string): Promise<WebhookDeliveryView> {
    return this.hooks.test({ actor, address: actor.address }, id);
  }

  @Get(':id/deliveries')
  @Describes('What a webhook was sent in the last 30 days or is still to be sent, newest first.', {
    answer: { deliveries: [WebhookDeliveryView] },
    errors: NOT_FOUND,
  })
  async deliveries(
    @CurrentAdmin() actor: AdminActor,
    @Param('id') id: string,
    @Query() query: ListQuery,
  ): Promise<{ deliveries: WebhookDeliveryView[] }> {
    return { deliveries: (await this.hooks.deliveries(actor, id, pageOf(query))).nodes };
  }

  @Post('deliveries/:id/replay')
  @Describes('Sends a delivery again, under the same id.', {
    answer: WebhookDeliveryView,
    errors: { 404: 'Webhook delivery not found', 409: 'The webhook is off' },
  })
  @HttpCode(200)
  replay(@CurrentAdmin() actor: AdminActor, @Param('id') id: string): Promise<WebhookDeliveryView> {
    return this.hooks.replay({ actor, address: actor.address }, id);
  }
}

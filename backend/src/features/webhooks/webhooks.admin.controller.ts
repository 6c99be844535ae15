import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { Access, CurrentAdmin } from '../../core/access/access.decorator.js';
import type { AdminActor } from '../../core/access/actor.js';
import { NeedsReauthentication } from '../../core/access/reauthentication/reauthentication.js';
import { Describes, DescribesPath } from '../../core/descriptions/describes.decorator.js';
import { described } from '../../core/descriptions/shape.js';
import { ListQuery } from '../../core/pages/list-query.js';
import { pageOf } from './webhook-list.js';
import { NOT_FOUND, WebhookRoutes } from './webhook-routes.js';
import { CreateInstallationWebhookInput, UpdateInstallationWebhookInput } from './webhooks.inputs.js';
import { WebhookView, WebhookWithSecret } from './webhooks.views.js';

@Controller('api/admin/webhooks')
@DescribesPath({ id: 'The webhook.' })
@Access('admin')
export class WebhooksAdminController extends WebhookRoutes {
  @Get()
  @Describes("The installation's webhooks, newest first.", {
    answer: { webhooks: described('The webhooks, newest first.', [WebhookView]) },
  })
  async list(@CurrentAdmin() actor: AdminActor, @Query() query: ListQuery): Promise<{ webhooks: WebhookView[] }> {
    return { webhooks: (await this.hooks.list(actor, pageOf(query))).nodes };
  }

  @Post()
  @Describes('Makes a webhook and shows its secret once.', {
    status: 201,
    answer: WebhookWithSecret,
    errors: { 409: 'Too many webhooks' },
  })
  @NeedsReauthentication()
  create(@CurrentAdmin() actor: AdminActor, @Body() input: CreateInstallationWebhookInput): Promise<WebhookWithSecret> {
    return this.hooks.create({ actor, address: actor.address }, input);
  }

  @Put(':id')
  @Describes('Changes a webhook, or turns it on or off.', { answer: WebhookView, errors: NOT_FOUND })
  update(@CurrentAdmin() actor: AdminActor, @Param('id') id: string, @Body() input: UpdateInstallationWebhookInput): Promise<WebhookView> {
    return this.hooks.update({ actor, address: actor.address }, id, input);
  }
}

import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { Access, ClientAddress, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { NeedsReauthentication } from '../../core/access/reauthentication/reauthentication.js';
import { Describes, DescribesPath } from '../../core/descriptions/describes.decorator.js';
import { described } from '../../core/descriptions/shape.js';
import { ListQuery } from '../../core/pages/list-query.js';
import { pageOf } from './webhook-list.js';
import { NOT_FOUND, WebhookRoutes } from './webhook-routes.js';
import { CreateWebhookInput, UpdateWebhookInput } from './webhooks.inputs.js';
import { WebhookView, WebhookWithSecret } from './webhooks.views.js';

@Controller('api/webhooks')
@DescribesPath({ id: 'The webhook.' })
@Access('user')
@OpenToKeys('WEBHOOKS')
export class WebhooksController extends WebhookRoutes {
  @Get()
  @Describes("The signed-in user's webhooks, newest first.", {
    answer: { webhooks: described('The webhooks, newest first.', [WebhookView]) },
  })
  async list(@CurrentActor() actor: Actor, @Query() query: ListQuery): Promise<{ webhooks: WebhookView[] }> {
    return { webhooks: (await this.hooks.list(actor, pageOf(query))).nodes };
  }

  @Post()
  @Describes('Makes a webhook and shows its secret once.', {
    status: 201,
    answer: WebhookWithSecret,
    errors: { 409: 'Too many webhooks' },
  })
  @NeedsReauthentication()
  create(@CurrentActor() actor: Actor, @ClientAddress() address: string, @Body() input: CreateWebhookInput): Promise<WebhookWithSecret> {
    return this.hooks.create({ actor, address }, input);
  }

  @Put(':id')
  @Describes('Changes a webhook, or turns it on or off.', { answer: WebhookView, errors: NOT_FOUND })
  update(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @Param('id') id: string,
    @Body() input: UpdateWebhookInput,
  ): Promise<WebhookView> {
    return this.hooks.update({ actor, address }, id, input);
  }
}

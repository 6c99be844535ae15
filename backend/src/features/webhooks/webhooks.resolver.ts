import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientAddress, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { NeedsReauthentication } from '../../core/access/reauthentication/reauthentication.js';
import { IdArg, Input } from '../../core/graphql/described-args.js';
import { NumberedPageArgs, type Page } from '../../core/pages/page.js';
import { CreateWebhookInput, UpdateWebhookInput } from './webhooks.inputs.js';
import { EventArg } from './event-arg.js';
import { EARLIER_SECRET_HOURS, WEBHOOKS_OF_USER_MAX, WebhooksService } from './webhooks.service.js';
import {
  DeletedWebhook,
  WebhookConnection,
  type WebhookEvent,
  WebhookDeliveryConnection,
  WebhookDeliveryView,
  WebhookView,
  WebhookWithSecret,
} from './webhooks.views.js';

/** Users' own webhooks. */
@Resolver(() => WebhookView)
@Access('user')
@OpenToKeys('WEBHOOKS')
export class WebhooksResolver {
  constructor(private readonly hooks: WebhooksService) {}

  @Query(() => WebhookConnection, { description: "The signed-in user's webhooks, newest first." })
  webhooks(@CurrentActor() actor: Actor, @Args() page: NumberedPageArgs): Promise<Page<WebhookView>> {
    return this.hooks.list(actor, page);
  }

  @Query(() => WebhookDeliveryConnection, {
    nullable: true,
    description: "What one of the signed-in user's webhooks was sent in the last 30 days or is still to be sent, newest first.",
  })
  webhookDeliveries(
    @CurrentActor() actor: Actor,
    @IdArg('The webhook.') id: string,
    @Args() page: NumberedPageArgs,
  ): Promise<Page<WebhookDeliveryView>> {
    return this.hooks.deliveries(actor, id, page);
  }

  @Mutation(() => WebhookWithSecret, {
    description: `Makes a webhook and shows its secret once. At most ${WEBHOOKS_OF_USER_MAX} at a time.`,
  })
  @NeedsReauthentication()
  createWebhook(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @Input() input: CreateWebhookInput,
  ): Promise<WebhookWithSecret> {
    return this.hooks.create({ actor, address }, input);
  }

  @Mutation(() => WebhookView, { description: "Changes one of the signed-in user's webhooks, or turns it on or off." })
  updateWebhook(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @IdArg('The webhook.') id: string,
    @Input() input: UpdateWebhookInput,
  ): Promise<WebhookView> {
    return this.hooks.update({ actor, address }, id, input);
  }

  @Mutation(() => DeletedWebhook, { description: "Deletes one of the signed-in user's webhooks with its deliveries." })
  deleteWebhook(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @IdArg('The webhook.') id: string,
  ): Promise<DeletedWebhook> {
    return this.hooks.delete({ actor, address }, id);
  }

  @Mutation(() => WebhookWithSecret, {
    description: `Gives a webhook a new secret and shows it once. For ${EARLIER_SECRET_HOURS} hours deliveries are signed with both.`,
  })
  @NeedsReauthentication()
  rotateWebhookSecret(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @IdArg('The webhook.') id: string,
  ): Promise<WebhookWithSecret> {
    return this.hooks.rotateSecret({ actor, address }, id);
  }

  @Mutation(() => WebhookDeliveryView, {
    description: 'Sends a test to a webhook: a `webhook.test`, or a sample of the event that is named.',
  })
  testWebhook(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @IdArg('The webhook.') id: string,
    @EventArg() event?: WebhookEvent | null,
  ): Promise<WebhookDeliveryView> {
    return this.hooks.test({ actor, address }, id, { event });
  }

  @Mutation(() => WebhookDeliveryView, { description: 'Sends a delivery again, under the same id.' })
  replayWebhookDelivery(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @IdArg('The delivery.') id: string,
  ): Promise<WebhookDeliveryView> {
    return this.hooks.replay({ actor, address }, id);
  }
}

import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin } from '../../core/access/access.decorator.js';
import type { AdminActor } from '../../core/access/actor.js';
import { NeedsReauthentication } from '../../core/access/reauthentication/reauthentication.js';
import { IdArg, Input } from '../../core/graphql/described-args.js';
import { NumberedPageArgs, type Page } from '../../core/pages/page.js';
import { CreateInstallationWebhookInput, UpdateInstallationWebhookInput } from './webhooks.inputs.js';
import { EventArg } from './event-arg.js';
import { EARLIER_SECRET_HOURS, WEBHOOKS_OF_INSTALLATION_MAX, WebhooksService } from './webhooks.service.js';
import {
  DeletedWebhook,
  WebhookConnection,
  type WebhookEvent,
  WebhookDeliveryConnection,
  WebhookDeliveryView,
  WebhookView,
  WebhookWithSecret,
} from './webhooks.views.js';

/** Webhooks of the installation, which every administrator sees. Closed to keys. */
@Resolver(() => WebhookView)
@Access('admin')
export class WebhooksAdminResolver {
  constructor(private readonly hooks: WebhooksService) {}

  @Query(() => WebhookConnection, { description: "The installation's webhooks, newest first." })
  installationWebhooks(@CurrentAdmin() actor: AdminActor, @Args() page: NumberedPageArgs): Promise<Page<WebhookView>> {
    return this.hooks.list(actor, page);
  }

  @Query(() => WebhookDeliveryConnection, {
    nullable: true,
    description: "What one of the installation's webhooks was sent in the last 30 days or is still to be sent, newest first.",
  })
  installationWebhookDeliveries(
    @CurrentAdmin() actor: AdminActor,
    @IdArg('The webhook.') id: string,
    @Args() page: NumberedPageArgs,
  ): Promise<Page<WebhookDeliveryView>> {
    return this.hooks.deliveries(actor, id, page);
  }

  @Mutation(() => WebhookWithSecret, {
    description: `Makes a webhook and shows its secret once. At most ${WEBHOOKS_OF_INSTALLATION_MAX} at a time.`,
  })
  @NeedsReauthentication()
  createInstallationWebhook(@CurrentAdmin() actor: AdminActor, @Input() input: CreateInstallationWebhookInput): Promise<WebhookWithSecret> {
    return this.hooks.create({ actor, address: actor.address }, input);
  }

  @Mutation(() => WebhookView, { description: "Changes one of the installation's webhooks, or turns it on or off." })
  updateInstallationWebhook(
    @CurrentAdmin() actor: AdminActor,
    @IdArg('The webhook.') id: string,
    @Input() input: UpdateInstallationWebhookInput,
  ): Promise<WebhookView> {
    return this.hooks.update({ actor, address: actor.address }, id, input);
  }

  @Mutation(() => DeletedWebhook, { description: "Deletes one of the installation's webhooks with its deliveries." })
  deleteInstallationWebhook(@CurrentAdmin() actor: AdminActor, @IdArg('The webhook.') id: string): Promise<DeletedWebhook> {
    return this.hooks.delete({ actor, address: actor.address }, id);
  }

  @Mutation(() => WebhookWithSecret, {
    description: `Gives a webhook a new secret and shows it once. For ${EARLIER_SECRET_HOURS} hours deliveries are signed with both.`,
  })
  @NeedsReauthentication()
  rotateInstallationWebhookSecret(@CurrentAdmin() actor: AdminActor, @IdArg('The webhook.') id: string): Promise<WebhookWithSecret> {
    return this.hooks.rotateSecret({ actor, address: actor.address }, id);
  }

  @Mutation(() => WebhookDeliveryView, {
    description: 'Sends a test to a webhook: a `webhook.test`, or a sample of the event that is named.',
  })
  testInstallationWebhook(
    @CurrentAdmin() actor: AdminActor,
    @IdArg('The webhook.') id: string,
    @EventArg() event?: WebhookEvent | null,
  ): Promise<WebhookDeliveryView> {
    return this.hooks.test({ actor, address: actor.address }, id, { event });
  }

  @Mutation(() => WebhookDeliveryView, { description: 'Sends a delivery again, under the same id.' })
  replayInstallationWebhookDelivery(@CurrentAdmin() actor: AdminActor, @IdArg('The delivery.') id: string): Promise<WebhookDeliveryView> {
    return this.hooks.replay({ actor, address: actor.address }, id);
  }
}

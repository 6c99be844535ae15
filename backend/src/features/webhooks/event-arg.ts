import { Args } from '@nestjs/graphql';
import { WebhookEvent } from './webhooks.views.js';

/** The event that a test of a webhook looks like. */
export const EventArg = (): ParameterDecorator =>
  Args('event', {
    type: () => WebhookEvent,
    nullable: true,
    description: 'One that the webhook can be told of, with sample data and `test: true`; `webhook.test` when not given.',
  });

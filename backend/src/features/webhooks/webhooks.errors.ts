import { ConflictError, NotFoundError } from '../../core/errors/common-errors.js';

/** Also for another owner's webhook. */
export class WebhookNotFoundError extends NotFoundError {
  constructor() {
    super('Webhook not found', 'WEBHOOK_NOT_FOUND');
  }
}

/** Also for a delivery of another owner's webhook. */
export class WebhookDeliveryNotFoundError extends NotFoundError {
  constructor() {
    super('Webhook delivery not found', 'WEBHOOK_DELIVERY_NOT_FOUND');
  }
}

export class TooManyWebhooksError extends ConflictError {
  constructor(most: number) {
    super(`You can have at most ${most} webhooks. Please delete one first.`, 'TOO_MANY_WEBHOOKS');
  }
}

/** Nothing is sent to a webhook that is off; what would be sent again would only wait. */
export class WebhookOffError extends ConflictError {
  constructor() {
    super('This webhook is off. Please turn it on first.', 'WEBHOOK_OFF');
  }
}

import { graphql } from '../../shared/gql/index.js';

export const WEBHOOK_ROW = graphql(`
  fragment WebhooksList_webhook on Webhook {
    id
    name
    url
    events
    state
    stateSince
    failures
  }
`);

export const DELIVERY_ROW = graphql(`
  fragment WebhookDeliveries_delivery on WebhookDelivery {
    id
    event
    state
    createdAt
    attempts
    status
    error
    payload
  }
`);

import { graphql } from '../gql/gql.js';

export const WEBHOOKS = graphql(`
  query Webhooks($first: Int!, $after: String) {
    page: webhooks(first: $first, after: $after) {
      nodes {
        ...WebhookParts
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const CREATE_WEBHOOK = graphql(`
  mutation CreateWebhook($input: CreateWebhookInput!) {
    created: createWebhook(input: $input) {
      secret
      webhook {
        ...WebhookParts
      }
    }
  }
`);

export const UPDATE_WEBHOOK = graphql(`
  mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
    webhook: updateWebhook(id: $id, input: $input) {
      ...WebhookParts
    }
  }
`);

export const DELETE_WEBHOOK = graphql(`
  mutation DeleteWebhook($id: ID!) {
    deleted: deleteWebhook(id: $id) {
      id
    }
  }
`);

export const ROTATE_SECRET = graphql(`
  mutation RotateSecret($id: ID!) {
    rotated: rotateWebhookSecret(id: $id) {
      secret
      webhook {
        ...WebhookParts
      }
    }
  }
`);

export const TEST_WEBHOOK = graphql(`
  mutation TestWebhook($id: ID!, $event: WebhookEvent) {
    delivery: testWebhook(id: $id, event: $event) {
      ...DeliveryParts
    }
  }
`);

export const DELIVERIES = graphql(`
  query Deliveries($id: ID!, $first: Int!, $after: String) {
    page: webhookDeliveries(id: $id, first: $first, after: $after) {
      nodes {
        ...DeliveryParts
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const REPLAY = graphql(`
  mutation Replay($id: ID!) {
    delivery: replayWebhookDelivery(id: $id) {
      ...DeliveryParts
    }
  }
`);

/** Part of the operations above, which the generator finds by its name. */
export const WEBHOOK_PARTS = graphql(`
  fragment WebhookParts on Webhook {
    id
    name
    url
    events
    state
    stateSince
    failures
    createdAt
    earlierSecretUntil
  }
`);

/** Part of the operations above, which the generator finds by its name. */
export const DELIVERY_PARTS = graphql(`
  fragment DeliveryParts on WebhookDelivery {
    id
    event
    state
    status
    error
    attempts
    payload
    createdAt
    triedAt
    nextAt
    durationMs
  }
`);

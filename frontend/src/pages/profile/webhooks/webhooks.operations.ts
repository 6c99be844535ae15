import { graphql } from '../../../shared/gql/index.js';

export const WEBHOOKS = graphql(`
  query Webhooks($first: Int!, $offset: Int!) {
    page: webhooks(first: $first, offset: $offset) {
      totalCount
      nodes {
        ...WebhooksList_webhook
      }
    }
  }
`);

export const WEBHOOK_DELIVERIES = graphql(`
  query WebhookDeliveries($id: ID!, $first: Int!, $offset: Int!) {
    page: webhookDeliveries(id: $id, first: $first, offset: $offset) {
      totalCount
      nodes {
        ...WebhookDeliveries_delivery
      }
    }
  }
`);

export const CREATE_WEBHOOK = graphql(`
  mutation CreateWebhook($input: CreateWebhookInput!) {
    made: createWebhook(input: $input) {
      secret
    }
  }
`);

export const UPDATE_WEBHOOK = graphql(`
  mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
    webhook: updateWebhook(id: $id, input: $input) {
      ...WebhooksList_webhook
    }
  }
`);

export const DELETE_WEBHOOK = graphql(`
  mutation DeleteWebhook($id: ID!) {
    gone: deleteWebhook(id: $id) {
      id
    }
  }
`);

export const ROTATE_WEBHOOK_SECRET = graphql(`
  mutation RotateWebhookSecret($id: ID!) {
    made: rotateWebhookSecret(id: $id) {
      secret
    }
  }
`);

export const TEST_WEBHOOK = graphql(`
  mutation TestWebhook($id: ID!) {
    delivery: testWebhook(id: $id) {
      id
    }
  }
`);

export const REPLAY_WEBHOOK_DELIVERY = graphql(`
  mutation ReplayWebhookDelivery($id: ID!) {
    delivery: replayWebhookDelivery(id: $id) {
      ...WebhookDeliveries_delivery
    }
  }
`);

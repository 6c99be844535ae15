import { graphql } from '../../../shared/gql/index.js';

export const INSTALLATION_WEBHOOKS = graphql(`
  query InstallationWebhooks($first: Int!, $offset: Int!) {
    page: installationWebhooks(first: $first, offset: $offset) {
      totalCount
      nodes {
        ...WebhooksList_webhook
      }
    }
  }
`);

export const INSTALLATION_WEBHOOK_DELIVERIES = graphql(`
  query InstallationWebhookDeliveries($id: ID!, $first: Int!, $offset: Int!) {
    page: installationWebhookDeliveries(id: $id, first: $first, offset: $offset) {
      totalCount
      nodes {
        ...WebhookDeliveries_delivery
      }
    }
  }
`);

export const CREATE_INSTALLATION_WEBHOOK = graphql(`
  mutation CreateInstallationWebhook($input: CreateInstallationWebhookInput!) {
    made: createInstallationWebhook(input: $input) {
      secret
    }
  }
`);

export const UPDATE_INSTALLATION_WEBHOOK = graphql(`
  mutation UpdateInstallationWebhook($id: ID!, $input: UpdateInstallationWebhookInput!) {
    webhook: updateInstallationWebhook(id: $id, input: $input) {
      ...WebhooksList_webhook
    }
  }
`);

export const DELETE_INSTALLATION_WEBHOOK = graphql(`
  mutation DeleteInstallationWebhook($id: ID!) {
    gone: deleteInstallationWebhook(id: $id) {
      id
    }
  }
`);

export const ROTATE_INSTALLATION_WEBHOOK_SECRET = graphql(`
  mutation RotateInstallationWebhookSecret($id: ID!) {
    made: rotateInstallationWebhookSecret(id: $id) {
      secret
    }
  }
`);

export const TEST_INSTALLATION_WEBHOOK = graphql(`
  mutation TestInstallationWebhook($id: ID!) {
    delivery: testInstallationWebhook(id: $id) {
      id
    }
  }
`);

export const REPLAY_INSTALLATION_WEBHOOK_DELIVERY = graphql(`
  mutation ReplayInstallationWebhookDelivery($id: ID!) {
    delivery: replayInstallationWebhookDelivery(id: $id) {
      ...WebhookDeliveries_delivery
    }
  }
`);

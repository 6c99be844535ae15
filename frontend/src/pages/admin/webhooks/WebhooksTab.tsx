import { WebhooksList } from '../../../components/webhooks/WebhooksList.js';
import type { InstallationWebhookEvent } from '../../../shared/gql/graphql.js';
import { adminWebhookMessages as text } from './messages.js';
import {
  CREATE_INSTALLATION_WEBHOOK,
  DELETE_INSTALLATION_WEBHOOK,
  REPLAY_INSTALLATION_WEBHOOK_DELIVERY,
  ROTATE_INSTALLATION_WEBHOOK_SECRET,
  TEST_INSTALLATION_WEBHOOK,
  UPDATE_INSTALLATION_WEBHOOK,
  INSTALLATION_WEBHOOK_DELIVERIES,
  INSTALLATION_WEBHOOKS,
} from './webhooks.operations.js';

const EVENTS = [
  'DOCUMENT_GENERATED',
  'DOCUMENT_DELETED',
  'CONVERSATION_CREATED',
  'CONVERSATION_ANSWERED',
  'CONVERSATION_DELETED',
  'RENDERING_FINISHED',
  'REFERENCE_FILE_READ',
  'TOKENS_LOW',
  'MATTER_CREATED',
  'MATTER_UPDATED',
  'MATTER_CLOSED',
  'MATTER_DELETED',
  'MATTER_SHARED',
  'MATTER_UNSHARED',
  'DEADLINE_DUE',
  'LAW_CHANGED',
  'LEGAL_DOCUMENT_INDEXED',
  'LEGAL_DOCUMENT_FAILED',
  'INDEX_PROMOTED',
] as const satisfies readonly InstallationWebhookEvent[];
const OPERATIONS = {
  list: INSTALLATION_WEBHOOKS,
  deliveries: INSTALLATION_WEBHOOK_DELIVERIES,
  create: CREATE_INSTALLATION_WEBHOOK,
  update: UPDATE_INSTALLATION_WEBHOOK,
  remove: DELETE_INSTALLATION_WEBHOOK,
  rotate: ROTATE_INSTALLATION_WEBHOOK_SECRET,
  test: TEST_INSTALLATION_WEBHOOK,
  replay: REPLAY_INSTALLATION_WEBHOOK_DELIVERY,
};

/** The webhooks of the installation. */
export function WebhooksTab() {
  return <WebhooksList<InstallationWebhookEvent> intro={text.intro} events={EVENTS} operations={OPERATIONS} />;
}

import { WebhooksList } from '../../../components/webhooks/WebhooksList.js';
import type { UserWebhookEvent } from '../../../shared/gql/graphql.js';
import { profileMessages as text } from '../messages.js';
import {
  CREATE_WEBHOOK,
  DELETE_WEBHOOK,
  REPLAY_WEBHOOK_DELIVERY,
  ROTATE_WEBHOOK_SECRET,
  TEST_WEBHOOK,
  UPDATE_WEBHOOK,
  WEBHOOK_DELIVERIES,
  WEBHOOKS,
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
] as const satisfies readonly UserWebhookEvent[];
const OPERATIONS = {
  list: WEBHOOKS,
  deliveries: WEBHOOK_DELIVERIES,
  create: CREATE_WEBHOOK,
  update: UPDATE_WEBHOOK,
  remove: DELETE_WEBHOOK,
  rotate: ROTATE_WEBHOOK_SECRET,
  test: TEST_WEBHOOK,
  replay: REPLAY_WEBHOOK_DELIVERY,
};

/** The user's own webhooks. */
export function WebhooksTab() {
  return <WebhooksList<UserWebhookEvent> intro={text.webhooksIntro} events={EVENTS} operations={OPERATIONS} />;
}

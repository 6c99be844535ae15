import { ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../core/descriptions/api-field.js';
import { pageOf } from '../../core/pages/page.js';

export enum UserWebhookEvent {
  DOCUMENT_GENERATED = 'document.generated',
  DOCUMENT_DELETED = 'document.deleted',
  CONVERSATION_CREATED = 'conversation.created',
  CONVERSATION_ANSWERED = 'conversation.answered',
  CONVERSATION_DELETED = 'conversation.deleted',
  RENDERING_FINISHED = 'rendering.finished',
  REFERENCE_FILE_READ = 'reference_file.read',
  TOKENS_LOW = 'tokens.low',
  MATTER_CREATED = 'matter.created',
  MATTER_UPDATED = 'matter.updated',
  MATTER_CLOSED = 'matter.closed',
  MATTER_DELETED = 'matter.deleted',
  MATTER_SHARED = 'matter.shared',
  MATTER_UNSHARED = 'matter.unshared',
  DEADLINE_DUE = 'deadline.due',
  LAW_CHANGED = 'law.changed',
}
enum LibraryEvent {
  LEGAL_DOCUMENT_INDEXED = 'legal_document.indexed',
  LEGAL_DOCUMENT_FAILED = 'legal_document.failed',
  INDEX_PROMOTED = 'index.promoted',
}
/** What a test delivery says. */
export const TEST_EVENT = 'webhook.test';

/** What webhooks of the installation may be told: the events of all users, and those of the library. */
export const InstallationWebhookEvent = { ...UserWebhookEvent, ...LibraryEvent };
export type InstallationWebhookEvent = UserWebhookEvent | LibraryEvent;
/** Every event. */
export const WebhookEvent = { ...InstallationWebhookEvent, WEBHOOK_TEST: TEST_EVENT } as const;
export type WebhookEvent = InstallationWebhookEvent | typeof TEST_EVENT;

const OF_USERS = {
  DOCUMENT_GENERATED: { description: '`document.generated`: a document was drafted or revised, and paid for.' },
  DOCUMENT_DELETED: { description: '`document.deleted`: a document was deleted; it can be restored for an hour.' },
  CONVERSATION_CREATED: { description: '`conversation.created`: a conversation was begun.' },
  CONVERSATION_ANSWERED: { description: '`conversation.answered`: a question in a conversation was answered, or could not be.' },
  CONVERSATION_DELETED: { description: '`conversation.deleted`: a conversation was deleted; it can be restored for an hour.' },
  RENDERING_FINISHED: { description: '`rendering.finished`: a PDF or a comparison was printed, or could not be.' },
  REFERENCE_FILE_READ: { description: '`reference_file.read`: an uploaded file was read, or could not be.' },
  TOKENS_LOW: { description: '`tokens.low`: the balance, without what is reserved, fell below 10 tokens.' },
  MATTER_CREATED: { description: '`matter.created`: a matter was begun.' },
  MATTER_UPDATED: { description: '`matter.updated`: a matter was changed, but not closed.' },
  MATTER_CLOSED: { description: '`matter.closed`: a matter was closed.' },
  MATTER_DELETED: { description: '`matter.deleted`: a matter was deleted; it can be restored for 30 days.' },
  MATTER_SHARED: {
    description: '`matter.shared`: a matter was shared with somebody, or they got another role; its owner and they are told.',
  },
  MATTER_UNSHARED: { description: '`matter.unshared`: a matter is no longer shared with somebody; its owner and they are told.' },
  DEADLINE_DUE: { description: '`deadline.due`: a date of a matter is in 7 days, tomorrow, or today.' },
  LAW_CHANGED: { description: '`law.changed`: law that answers or drafts cite was changed in the library.' },
};
const OF_INSTALLATION = {
  ...OF_USERS,
  LEGAL_DOCUMENT_INDEXED: { description: '`legal_document.indexed`: a document of the library can be quoted.' },
  LEGAL_DOCUMENT_FAILED: { description: '`legal_document.failed`: a document of the library could not be read or indexed.' },
  INDEX_PROMOTED: { description: '`index.promoted`: another version of the index answers from now on.' },
};
registerEnumType(UserWebhookEvent, {
  name: 'UserWebhookEvent',
  description: 'What a webhook of a user can be told of.',
  valuesMap: OF_USERS,
});
registerEnumType(InstallationWebhookEvent, {
  name: 'InstallationWebhookEvent',
  description: 'What a webhook of the installation can be told of.',
  valuesMap: OF_INSTALLATION,
});
registerEnumType(WebhookEvent, {
  name: 'WebhookEvent',
  description: 'What webhooks are told of. A delivery has the name in small letters as its `type`.',
  valuesMap: { ...OF_INSTALLATION, WEBHOOK_TEST: { description: '`webhook.test`: somebody tried the webhook out.' } },
});

export enum WebhookState {
  ACTIVE = 'active',
  OFF = 'off',
  FAILING = 'failing',
  OVERRUN = 'overrun',
}
registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'Whether a webhook is told of events.',
  valuesMap: {
    ACTIVE: { description: 'It is.' },
    OFF: { description: 'Somebody turned it off.' },
    FAILING: { description: 'Turned off by Themis: too many deliveries in a row failed.' },
    OVERRUN: { description: 'Turned off by Themis: too many events were waiting to be delivered.' },
  },
});

@ShownToKeys('WEBHOOKS')
@ObjectType('Webhook', { description: 'An address that is told of events, without its secret.' })
export class WebhookView {
  @ApiField(() => ID, { description: 'Stable unique identifier.' })
  id: string;

  @ApiField(() => String, { description: 'As its owner named it.' })
  name: string;

  @ApiField(() => String, { description: 'Where deliveries are posted.' })
  url: string;

  @ApiField(() => [WebhookEvent], { description: 'What it is told of.' })
  events: WebhookEvent[];

  @ApiField(() => WebhookState, { description: 'Whether it is told of events.' })
  state: WebhookState;

  @ApiField(() => Date, { description: 'Since when it is in this state.' })
  stateSince: Date;

  @ApiField(() => Int, { description: 'Deliveries in a row that failed; 0 after one that arrived.' })
  failures: number;

  @ApiField(() => Date, { description: 'When it was created.' })
  createdAt: Date;

  @ApiField(() => Date, {
    nullable: true,
    description: 'Until when deliveries are also signed with the previous secret; null when there is none.',
  })
  earlierSecretUntil: Date | null;
}

export const WebhookConnection = pageOf(WebhookView, 'WebhookConnection');

@ShownToKeys('WEBHOOKS')
@ObjectType({ description: 'A webhook with its new secret, which is never shown again.' })
export class WebhookWithSecret {
  @ApiField(() => String, { description: 'Key of the signatures: `whsec_` and 32 bytes in base64.' })
  secret: string;

  @ApiField(() => WebhookView, { description: 'What is kept of it.' })
  webhook: WebhookView;
}

@ShownToKeys('WEBHOOKS')
@ObjectType({ description: 'The id of a deleted webhook.' })
export class DeletedWebhook {
  @ApiField(() => ID, { description: 'Its id.' })
  id: string;
}

export enum WebhookDeliveryState {
  WAITING = 'waiting',
  DELIVERED = 'delivered',
  FAILED = 'failed',
}
registerEnumType(WebhookDeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'How far a delivery has got.',
  valuesMap: {
    WAITING: { description: 'It will be tried, or tried again.' },
    DELIVERED: { description: 'The receiver answered with a status of the 200s.' },
    FAILED: { description: 'It is not tried any more; it can be sent again.' },
  },
});

export enum WebhookDeliveryError {
  NO_PUBLIC_ADDRESS = 'NO_PUBLIC_ADDRESS',
  TIMEOUT = 'TIMEOUT',
  CONNECTION_FAILED = 'CONNECTION_FAILED',
  CERTIFICATE_INVALID = 'CERTIFICATE_INVALID',
  REDIRECT = 'REDIRECT',
  REFUSED = 'REFUSED',
}
registerEnumType(WebhookDeliveryError, {
  name: 'WebhookDeliveryError',
  description: 'Why a delivery failed.',
  valuesMap: {
    NO_PUBLIC_ADDRESS: { description: 'The address was not found, or is not one that may be called.' },
    TIMEOUT: { description: 'There was no answer within 5 seconds.' },
    CONNECTION_FAILED: { description: 'The connection failed or broke off.' },
    CERTIFICATE_INVALID: {
      description: 'The certificate of the receiver has expired, is of another name, or is signed by nobody who is trusted.',
    },
    REDIRECT: { description: 'The receiver named another address; redirects are not followed.' },
    REFUSED: { description: 'The receiver answered with an error.' },
  },
});

@ShownToKeys('WEBHOOKS')
@ObjectType('WebhookDelivery', { description: 'One event for one webhook, and how its delivery goes.' })
export class WebhookDeliveryView {
  @ApiField(() => ID, { description: 'Sent as `webhook-id`, the same each time that it is tried.' })
  id: string;

  @ApiField(() => WebhookEvent, { description: 'What happened.' })
  event: WebhookEvent;

  @ApiField(() => WebhookDeliveryState, { description: 'How far it has got.' })
  state: WebhookDeliveryState;

  @ApiField(() => Date, { description: 'When the event happened.' })
  createdAt: Date;

  @ApiField(() => Int, { description: 'How often it was tried.' })
  attempts: number;

  @ApiField(() => Date, { nullable: true, description: 'When it was last tried; null before the first time.' })
  triedAt: Date | null;

  @ApiField(() => Date, { nullable: true, description: 'When it is tried next at the earliest; null once it is over.' })
  nextAt: Date | null;

  @ApiField(() => Int, { nullable: true, description: 'HTTP status of the last answer; null when there was none.' })
  status: number | null;

  @ApiField(() => WebhookDeliveryError, { nullable: true, description: 'Why the last try failed; null when it did not.' })
  error: WebhookDeliveryError | null;

  @ApiField(() => Int, { nullable: true, description: 'Milliseconds that the last try took; null before the first.' })
  durationMs: number | null;

  @ApiField(() => String, { description: 'The body that is posted, as JSON.' })
  payload: string;
}

export const WebhookDeliveryConnection = pageOf(WebhookDeliveryView, 'WebhookDeliveryConnection');

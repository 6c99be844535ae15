import { InstallationWebhookEvent, TEST_EVENT, type WebhookEvent } from './webhooks.views.js';

/** An id of nothing. */
const ID = '00000000-0000-4000-8000-000000000000';
const E = InstallationWebhookEvent;

/** What the `data` of each event looks like, for receivers that are tried out: ids of nothing, and values that occur. */
const SAMPLES: Record<Exclude<WebhookEvent, typeof TEST_EVENT>, object> = {
  [E.DOCUMENT_GENERATED]: { document_id: ID, version_id: ID, version: 1, origin: 'generated', tokens: 5 },
  [E.DOCUMENT_DELETED]: { document_id: ID },
  [E.CONVERSATION_CREATED]: { conversation_id: ID },
  [E.CONVERSATION_ANSWERED]: { conversation_id: ID, exchange_id: ID, state: 'answered' },
  [E.CONVERSATION_DELETED]: { conversation_id: ID },
  [E.RENDERING_FINISHED]: { job_id: ID, state: 'completed', format: 'pdf', error_code: null },
  [E.REFERENCE_FILE_READ]: { file_id: ID, state: 'ready' },
  [E.TOKENS_LOW]: { balance: 4, threshold: 10 },
  [E.MATTER_CREATED]: { matter_id: ID, version: 1, status: 'open' },
  [E.MATTER_UPDATED]: { matter_id: ID, version: 2, status: 'open' },
  [E.MATTER_CLOSED]: { matter_id: ID, version: 3, status: 'closed' },
  [E.MATTER_SHARED]: { matter_id: ID, member_id: ID, role: 'reader' },
  [E.MATTER_UNSHARED]: { matter_id: ID, member_id: ID, role: 'reader' },
  [E.MATTER_DELETED]: { matter_id: ID, version: 3, status: 'closed' },
  [E.DEADLINE_DUE]: { deadline_id: ID, matter_id: ID, day: '2031-01-26', days_left: 7 },
  [E.LAW_CHANGED]: { document_id: ID, change: 'words', answers: 2, drafts: 1 },
  [E.LEGAL_DOCUMENT_INDEXED]: { document_id: ID, version: 1, state: 'indexed', passages: 120 },
  [E.LEGAL_DOCUMENT_FAILED]: { document_id: ID, version: 1, state: 'failed', passages: 0 },
  [E.INDEX_PROMOTED]: { generation: 'sample', replaced: null },
};

/** The data of an event that is sent as a test, which says that it is one. */
export const sampleData = (event: WebhookEvent, webhookId: string): object =>
  event === TEST_EVENT ? { webhook_id: webhookId } : { ...SAMPLES[event], test: true };

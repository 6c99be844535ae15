import type { WebhookEventDescription } from '../../core/openapi/document/webhook-section.js';
import { described, OneOf } from '../../core/descriptions/shape.js';
import type { WebhookEvent } from './webhooks.views.js';

const SOURCE = {
  document_id: described('The document of the library.', 'uuid'),
  version: described('Which version of it.', 'integer'),
  state: described('How it ended: `indexed` or `failed`.', new OneOf(['indexed', 'failed'])),
  passages: described('Passages that can be found and quoted; null where there are none.', 'integer?'),
};

const matter = (text: string): WebhookEventDescription => ({
  text,
  ofUser: true,
  data: {
    matter_id: described('The matter.', 'uuid'),
    version: described('Which version of it, counted with each change.', 'integer'),
    status: described('How it stands.', new OneOf(['open', 'closed', 'archived'])),
  },
});

const membership = (text: string): WebhookEventDescription => ({
  text: `${text} Its owner and they are told.`,
  ofUser: true,
  data: {
    matter_id: described('The matter.', 'uuid'),
    member_id: described('Whom it is shared with.', 'uuid'),
    role: described('What they may do in it, or could.', new OneOf(['reader', 'editor'])),
  },
});

/** What each event says and what its `data` holds, which is ids and states only; the triggers of the database write it. */
export const WEBHOOK_EVENTS: Readonly<Record<WebhookEvent, WebhookEventDescription>> = {
  'document.generated': {
    text: 'A document was drafted or revised, and paid for.',
    ofUser: true,
    data: {
      document_id: described('The document.', 'uuid'),
      version_id: described('The version that was made.', 'uuid'),
      version: described('Its number within the document, from 1.', 'integer'),
      origin: described('How it came to be.', new OneOf(['generated', 'revised'])),
      tokens: described('What it cost.', 'integer'),
    },
  },
  'document.deleted': {
    text: 'A document was deleted; it can be restored for an hour.',
    ofUser: true,
    data: { document_id: described('The document.', 'uuid') },
  },
  'conversation.created': {
    text: 'A conversation was begun.',
    ofUser: true,
    data: { conversation_id: described('The conversation.', 'uuid') },
  },
  'conversation.answered': {
    text: 'A question in a conversation was answered, or could not be.',
    ofUser: true,
    data: {
      conversation_id: described('The conversation.', 'uuid'),
      exchange_id: described('The question with its answer.', 'uuid'),
      state: described('How it ended, such as `answered` or `failed`.', 'string'),
    },
  },
  'conversation.deleted': {
    text: 'A conversation was deleted; it can be restored for an hour.',
    ofUser: true,
    data: { conversation_id: described('The conversation.', 'uuid') },
  },
  'rendering.finished': {
    text: 'A PDF or a comparison was printed, or could not be.',
    ofUser: true,
    data: {
      job_id: described('The job, as `bundleDocument` and `renderDocument` named it.', 'uuid'),
      state: described('How it ended.', new OneOf(['completed', 'failed'])),
      format: described('The kind of file, such as `pdf`.', 'string?'),
      error_code: described('Why it could not be printed; null when it was.', 'string?'),
    },
  },
  'reference_file.read': {
    text: 'An uploaded file was read, or could not be.',
    ofUser: true,
    data: {
      file_id: described('The file.', 'uuid'),
      state: described('How it ended.', new OneOf(['ready', 'failed'])),
    },
  },
  'tokens.low': {
    text: 'The balance, without what is reserved, fell below 10 tokens.',
    ofUser: true,
    data: {
      balance: described('Tokens that are left.', 'integer'),
      threshold: described('What it fell below.', 'integer'),
    },
  },
  'matter.created': matter('A matter was begun.'),
  'matter.updated': matter('A matter was changed, but not closed.'),
  'matter.closed': matter('A matter was closed.'),
  'matter.shared': membership('A matter was shared with somebody, or they got another role.'),
  'matter.unshared': membership('A matter is no longer shared with somebody.'),
  'matter.deleted': matter('A matter was deleted; it can be restored for 30 days.'),
  'deadline.due': {
    text: 'A date of a matter that is still open is in 7 days, tomorrow, or today; each is told once, from the morning on.',
    ofUser: true,
    data: {
      deadline_id: described('The date.', 'uuid'),
      matter_id: described('The matter that it belongs to.', 'uuid'),
      day: described('The day, such as `2026-03-12`.', 'string'),
      days_left: described('Days to it: 7, 1 or 0.', 'integer'),
    },
  },
  'law.changed': {
    text: 'Law that answers or drafts of the user cite was changed in the library; `GET /api/law-changes` lists them. Told once for up to 500 of them.',
    ofUser: true,
    data: {
      document_id: described('The document of the library.', 'uuid'),
      change: described(
        'What was changed: the words of a cited section, whether the law is in force, or it was removed.',
        new OneOf(['words', 'status', 'removed']),
      ),
      answers: described('How many answers cite it.', 'integer'),
      drafts: described('How many drafts cite it.', 'integer'),
    },
  },
  'legal_document.indexed': { text: 'A document of the library can be quoted.', data: SOURCE },
  'legal_document.failed': { text: 'A document of the library could not be read or indexed.', data: SOURCE },
  'index.promoted': {
    text: 'Another version of the index answers from now on.',
    data: {
      generation: described('The version that answers.', 'string'),
      replaced: described('The version that answered before; null for the first.', 'string?'),
    },
  },
  'webhook.test': {
    text: 'Somebody tried the webhook out.',
    data: { webhook_id: described('The webhook.', 'uuid') },
  },
};

import type { EventDescription } from '../../descriptions/describes.decorator.js';
import type { JsonSchema } from '../../descriptions/json-schema.js';
import type { NamedSchemas } from '../../descriptions/named-schemas.js';
import { schemaOf } from '../../descriptions/shape.js';

/** An event: what it says, and its `data`. */
export interface WebhookEventDescription extends EventDescription {
  /** It is about a user, whom webhooks of the installation are told of in `user_id`. */
  ofUser?: true;
}

/** Every event that webhooks are told of. */
export type WebhookEvents = Readonly<Record<string, WebhookEventDescription>>;

const header = (name: string, description: string) => ({ name, in: 'header', required: true, description, schema: { type: 'string' } });

const SIGNATURE = [
  header('webhook-id', 'The same each time that an event is delivered.'),
  header('webhook-timestamp', 'When it was sent, in seconds since 1970. Refuse what is more than five minutes off.'),
  header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>` in base64, with the key behind `whsec_`; for a day after the secret was changed two, with a space between them.',
  ),
];

/** The part `webhooks` of the document. */
export function webhookSection(events: WebhookEvents, named: NamedSchemas): Record<string, object> {
  return Object.fromEntries(
    Object.entries(events).map(([type, event]) => [
      type,
      {
        post: {
          operationId: `on${camel(type)}`,
          tags: ['Webhooks'],
          summary: event.text.replace(/\.$/, ''),
          description: `${event.text} The order of events is not guaranteed, and the same may arrive twice under one \`webhook-id\`.`,
          parameters: SIGNATURE,
          requestBody: {
            required: true,
            description: 'The event.',
            content: { 'application/json': { schema: eventSchema(type, event, named) } },
          },
          responses: {
            '2XX': { description: 'Received. Anything else, a redirect included, is tried again later, 12 times in total.' },
          },
          security: [],
        },
      },
    ]),
  );
}

const USER_ID = { type: 'string', format: 'uuid', description: 'Whom it is about; only webhooks of the installation are told.' };

function eventSchema(type: string, { text, data, ofUser }: WebhookEventDescription, named: NamedSchemas): JsonSchema {
  const about = schemaOf(data, named);
  const properties = { ...about.properties, ...(ofUser && { user_id: USER_ID }) };
  return named.reference(`${camel(type)}Event`, () => ({
    type: 'object',
    description: text,
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { type: 'string', const: type, description: 'What happened.' },
      timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
      data: { ...about, properties, description: 'What it is about: ids and states only.' },
    },
  }));
}

/** `reference_file.read` as `ReferenceFileRead`. */
const camel = (type: string): string =>
  type
    .split(/[._]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

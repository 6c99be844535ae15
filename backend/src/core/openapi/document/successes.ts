import type { EventDescription, RouteDescription } from '../../descriptions/describes.decorator.js';
import type { JsonSchema } from '../../descriptions/json-schema.js';
import type { NamedSchemas } from '../../descriptions/named-schemas.js';
import { described, Described, descriptionOfShape, MapOf, OneOf, OrNull, schemaOf } from '../../descriptions/shape.js';
import { successHeaders } from './headers.js';
import type { DescribedAnswer, MediaType, RestRoute } from './rest-routes.js';

/** What goes wrong once a stream has begun; the last event. */
const ERROR_EVENT: EventDescription = {
  text: 'What went wrong once the stream had begun; the last event.',
  data: { detail: described('A text for people.', 'string'), code: described('Why, for programs: one of `ErrorCode`.', 'string') },
};

/** The answers of success of an operation, by status. */
export function successes({ operation, access, method, description }: RestRoute, named: NamedSchemas): Record<string, DescribedAnswer> {
  const { status = 200, also = {}, file, events, summary = '' } = description;
  const id = operation.operationId ?? '';
  const content: Record<string, MediaType> = file
    ? Object.fromEntries(file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
    : {
        'application/json': { schema: answerSchema(description, id, named) },
        ...(events && { 'text/event-stream': { schema: eventsSchema(events, id, named) } }),
      };
  const words =
    description.success ?? (file ? 'The file, as an attachment.' : saidOf(description)) ?? (method === 'GET' ? summary : 'It was done.');
  const headers = successHeaders({ counted: access !== 'public', file: file !== undefined, idempotent: description.idempotent === true });
  return Object.fromEntries(
    Object.entries({ [status]: words, ...also }).map(([code, text]) => [code, { description: text, headers, content }]),
  );
}

const saidOf = ({ answer = 'object' }: RouteDescription): string | undefined => descriptionOfShape(answer);

/** Fields that no class holds together get the name of their operation. */
function answerSchema({ answer = 'object' }: RouteDescription, operationId: string, named: NamedSchemas): JsonSchema {
  const isRecord =
    typeof answer === 'object' && !Array.isArray(answer) && ![OneOf, OrNull, MapOf, Described].some((kind) => answer instanceof kind);
  if (!isRecord) return schemaOf(answer, named);
  return named.reference(`${capitalised(operationId)}Answer`, () => ({
    description: `The answer of \`${operationId}\`.`,
    ...schemaOf(answer, named),
  }));
}

/** What comes as server-sent events: each as its name and its data, which is sent as JSON. */
function eventsSchema(events: Record<string, EventDescription>, operationId: string, named: NamedSchemas): JsonSchema {
  return named.reference(`${capitalised(operationId)}Event`, () => ({
    description: `A server-sent event of \`${operationId}\`, as a client that accepts \`text/event-stream\` receives it; the stream is one after the other.`,
    // Each has a name of its own, by which generators of clients call its class.
    oneOf: Object.entries({ ...events, error: ERROR_EVENT }).map(([event, { text, data }]) =>
      named.reference(`${capitalised(operationId)}${capitalised(event)}Event`, () => ({
        type: 'object',
        description: text,
        required: ['event', 'data'],
        properties: {
          event: { type: 'string', const: event, description: 'The name of the event.' },
          data: { ...schemaOf(data, named), description: text },
        },
      })),
    ),
  }));
}

const capitalised = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

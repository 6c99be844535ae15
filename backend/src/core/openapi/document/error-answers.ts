import { ERROR_CODES } from '../../errors/error-codes.js';
import { refusalHeaders } from './headers.js';
import type { JsonSchema } from '../../descriptions/json-schema.js';

/** The body of every refusal. */
export const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  description: 'Why a call was refused.',
  required: ['detail', 'code'],
  properties: {
    detail: { type: 'string', description: 'A text for people.' },
    code: { $ref: '#/components/schemas/ErrorCode', description: 'Why, for programs; it does not change.' },
    errors: {
      type: 'array',
      description: 'Every failing field of an input.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: {
          field: { type: 'string', description: 'Its name, with those of the fields that it is in before it.' },
          message: { type: 'string', description: 'What is wrong with it, for people.' },
        },
      },
    },
    scopes: {
      type: 'array',
      description: "Scopes of API keys of which the caller's lacks all; any one of them would do.",
      items: { type: 'string' },
    },
    size: {
      type: 'object',
      description: 'Of a file that is too large for its court: how large it is and how large it may be, in bytes.',
      required: ['bytes', 'limit'],
      properties: {
        bytes: { type: 'integer', description: 'How many bytes the file has.' },
        limit: { type: 'integer', description: 'How many it may have.' },
      },
    },
    challenge: { type: 'string', description: 'What goes with the next step of a login that wants a second one.' },
  },
};

export const ERROR_CODE_SCHEMA: JsonSchema = {
  type: 'string',
  enum: Object.keys(ERROR_CODES),
  description: Object.entries(ERROR_CODES)
    .map(([code, { status, meaning }]) => `- \`${code}\` (${status}): ${meaning}`)
    .join('\n'),
};

export const errorAnswer = (status: number, description: string) => ({
  description,
  headers: refusalHeaders(status),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** What any operation can be refused with, by status. */
const EVERYWHERE: Record<number, readonly [name: string, description: string]> = {
  400: ['BadRequest', 'The request cannot be read.'],
  405: ['MethodNotAllowed', 'What is sent to this address with a method that it does not have.'],
  414: ['UrlTooLong', 'The address is too long.'],
  429: ['TooManyRequests', 'Too many requests; see Retry-After.'],
  500: ['InternalError', 'Something went wrong; the text names the request by its id.'],
  503: ['Unavailable', 'Something that the operation needs is not available now; see Retry-After.'],
};

/** What those can be refused with whose requests have a body. */
const WITH_BODY: typeof EVERYWHERE = {
  408: ['RequestTimeout', 'The request took too long to arrive.'],
  413: ['TooLarge', 'The body is too large.'],
  415: ['UnsupportedMediaType', 'The operation does not take bodies of this content type.'],
  507: ['StorageFull', 'There is no room left to store this; nothing of it was kept.'],
};

/** The refusals that operations refer to, for the components of the document. */
export const SHARED_ANSWERS = Object.fromEntries(
  Object.entries({ ...EVERYWHERE, ...WITH_BODY }).map(([status, [name, text]]) => [name, errorAnswer(Number(status), text)]),
);

/** References to what an operation can be refused with besides what its description names. */
export const usualRefusals = (method: string): Record<string, { $ref: string }> =>
  Object.fromEntries(
    Object.entries({ ...EVERYWHERE, ...(method !== 'GET' && WITH_BODY) }).map(([status, [name]]) => [
      status,
      { $ref: `#/components/responses/${name}` },
    ]),
  );

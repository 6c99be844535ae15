interface Header {
  description: string;
  schema: { type: string; minimum?: number; enum?: string[]; example?: string };
}

const text = (description: string): Header => ({ description, schema: { type: 'string' } });

/** Headers of answers, for the components of the document. */
export const HEADERS: Record<string, Header> = {
  'X-Request-Id': text('Names the request: by it its lines are found in the log, and people who help can be told of it.'),
  'RateLimit-Policy': text(
    'The limit that the request was counted against: its name, calls (`q`) and seconds (`w`). Only where there is one.',
  ),
  RateLimit: text('How many calls of that limit are left (`r`) until the count begins again in some seconds (`t`).'),
  'Retry-After': { description: 'Seconds after which another try makes sense.', schema: { type: 'integer', minimum: 0 } },
  'WWW-Authenticate': {
    description: 'As RFC 6750 has it: `error` says what is wrong with the bearer token, `scope` names one that would do.',
    schema: { type: 'string', example: 'Bearer realm="Themis", error="insufficient_scope", scope="ASK"' },
  },
  Allow: text('The methods that the address has.'),
  'Idempotent-Replayed': {
    description: 'Is `true` where the answer is that of an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', enum: ['true'] },
  },
  'Content-Disposition': text('`attachment`, with the name of the file.'),
};

type HeaderName = keyof typeof HEADERS;

const references = (...names: HeaderName[]): Record<string, { $ref: string }> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** What statuses a client may try again after. */
const WAITING = new Set([429, 503]);
const ACCESS = new Set([401, 403]);

/** The headers of a refusal. */
export const refusalHeaders = (status: number) =>
  references(
    'X-Request-Id',
    ...(WAITING.has(status) ? ['Retry-After'] : []),
    ...(ACCESS.has(status) ? ['WWW-Authenticate'] : []),
    ...(status === 405 ? ['Allow'] : []),
  );

/**
 * The headers of a success.
 * @param answer whether the caller is counted against limits that are told, whether it is a file, and may be that of an earlier request
 */
export const successHeaders = ({ counted, file, idempotent }: { counted: boolean; file: boolean; idempotent: boolean }) =>
  references(
    'X-Request-Id',
    ...(counted ? ['RateLimit-Policy', 'RateLimit'] : []),
    ...(file ? ['Content-Disposition'] : []),
    ...(idempotent ? ['Idempotent-Replayed'] : []),
  );

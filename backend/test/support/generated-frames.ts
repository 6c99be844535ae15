import fc from 'fast-check';
import { clientFrame } from './raw-connection.js';

const TYPES = ['connection_init', 'subscribe', 'complete', 'ping', 'pong', 'next', 'error', 'connection_ack', 'start', '__proto__', ''];
const QUERIES = [
  'subscription { jobProgress { id } }',
  'subscription { generation(input: {}) { kind } }',
  'query { me { id } }',
  '{ tokenBalance { tokens } }',
  'mutation { nothing }',
  'subscription { nothing }',
  'subscription A { __typename } subscription B { __typename }',
  'subscription ($a: Int = "x", $a: [Int!]!) { __typename @include(if: $a) }',
  `{${' a {'.repeat(300)}`,
  'fragment F on Query { ...F } { ...F }',
  '',
  '\u0000',
  '"\\ud800"',
];

const ids = fc.oneof(fc.constantFrom('1', '1', '2', '', '__proto__', 'x'.repeat(2000)), fc.jsonValue({ maxDepth: 1 }));
const payloads = fc.oneof(
  fc.record(
    {
      query: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...QUERIES) }, fc.jsonValue({ maxDepth: 1 })),
      variables: fc.jsonValue({ maxDepth: 2 }),
      operationName: fc.oneof(fc.constantFrom('A', 'B', null), fc.jsonValue({ maxDepth: 1 })),
      extensions: fc.jsonValue({ maxDepth: 1 }),
    },
    { requiredKeys: ['query'] },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);
/** Messages of the protocol graphql-transport-ws, most of them wrong in some way. */
const messages = fc
  .record(
    { type: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...TYPES) }, fc.jsonValue()), id: ids, payload: payloads },
    { requiredKeys: ['type'] },
  )
  .map((message) => JSON.stringify(message));
const texts = fc.oneof(
  { weight: 6, arbitrary: messages },
  fc.constantFrom('', '{', 'null', '[]', '""', '1e999', `${'['.repeat(5000)}`, '{"type":"ping","type":"subscribe"}', '\ufeff{}'),
  fc.json(),
);

/** Frames as they are written to the wire: of any kind, in one piece or in fragments, whole or not, with or without a mask. */
export const generatedFrames: fc.Arbitrary<Buffer[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: texts.map((text) => clientFrame(text)) },
    fc
      .tuple(
        fc.oneof(
          texts.map((text) => Buffer.from(text)),
          fc.uint8Array({ maxLength: 200 }).map(Buffer.from),
        ),
        fc.boolean(),
        fc.nat(15),
      )
      .map(([content, fin, opcode]) => clientFrame(content.subarray(0, 60_000), { fin, opcode })),
    texts.map((text) => Buffer.concat([Buffer.from([0x81, Math.min(Buffer.byteLength(text), 125)]), Buffer.from(text)])),
    fc.uint8Array({ minLength: 1, maxLength: 40 }).map(Buffer.from),
    texts.map((text) => clientFrame(text).subarray(0, -1)),
  ),
  { minLength: 1, maxLength: 8 },
);

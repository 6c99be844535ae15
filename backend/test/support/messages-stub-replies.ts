import { type MessagesRequest, toolOf } from './messages-stub-request.js';

/** Points at blocks of a search result of the request, by their numbers; `source` overrides the name that was sent. */
export interface CitePointer {
  result: number;
  start?: number;
  end?: number;
  source?: string;
}

export interface ReplyBlock {
  text: string;
  cites?: CitePointer[];
  /** The block is a call of this tool, and `text` what it is called with, as JSON. */
  tool?: string;
}

export type Ending = 'complete' | 'never-more' | 'reset' | 'no-stop' | 'garbage';

export type Reply =
  | {
      kind: 'message';
      blocks: ReplyBlock[] | ((request: MessagesRequest) => ReplyBlock[]);
      stopReason: string;
      ending: Ending;
      thinkingPings?: number;
    }
  | { kind: 'error'; status: number; type: string; headers?: Record<string, string>; errorCode?: string; echoes?: true }
  | { kind: 'error-event'; after: ReplyBlock[]; type: string }
  | { kind: 'silence' }
  | { kind: 'refused-connection' };

type Blocks = string | ReplyBlock[] | ((request: MessagesRequest) => ReplyBlock[]);

const blocksOf = (blocks: Blocks) => (typeof blocks === 'string' ? [{ text: blocks }] : blocks);
const message = (blocks: Blocks, ending: Ending, stopReason = 'end_turn'): Reply => ({
  kind: 'message',
  blocks: blocksOf(blocks),
  stopReason,
  ending,
});
const error = (status: number, type: string, headers?: Record<string, string>, errorCode?: string): Reply => ({
  kind: 'error',
  status,
  type,
  headers,
  errorCode,
});

/** What a step of a script can be. */
export const reply = {
  text: (blocks: Blocks, stopReason?: string) => message(blocks, 'complete', stopReason),
  /** Thinks, sending only pings, before it writes. */
  thoughtful: (blocks: Blocks, pings: number): Reply => ({
    kind: 'message',
    blocks: blocksOf(blocks),
    stopReason: 'end_turn',
    ending: 'complete',
    thinkingPings: pings,
  }),
  empty: () => message([], 'complete'),
  /** A call of the tool that was offered, with these changes and questions. */
  edits: (edits: object[] | ((request: MessagesRequest) => object[]), ask: object[] = []) =>
    message(
      (request) => [{ tool: toolOf(request), text: JSON.stringify({ edits: typeof edits === 'function' ? edits(request) : edits, ask }) }],
      'complete',
      'tool_use',
    ),
  /** A call of the tool with this text, whatever it is. */
  toolText: (text: string, ending: Ending = 'complete', stopReason = 'tool_use') =>
    message((request) => [{ tool: toolOf(request), text }], ending, stopReason),
  refusal: (text = '') => message(text === '' ? [] : text, 'complete', 'refusal'),
  tooLong: (text: string) => message(text, 'complete', 'max_tokens'),
  /** Cites a result that was not sent, and one under a wrong name. */
  inventedSource: (text = 'As held in an invented case.') =>
    message(
      [
        {
          text,
          cites: [
            { result: 99, source: 'source-100' },
            { result: 0, source: 'https://invented.example/act' },
          ],
        },
      ],
      'complete',
    ),

  /** Writes this much and then nothing more, with the connection open. */
  stall: (text = '') => message(text === '' ? [] : text, 'never-more'),
  /** Writes this much and resets the connection. */
  reset: (text = '') => message(text === '' ? [] : text, 'reset'),
  /** Writes this much and ends the response politely, before the message is over. */
  halfStream: (text = '') => message(text === '' ? [] : text, 'no-stop'),
  /** Writes this much and then events that are no JSON. */
  garbage: (text = '') => message(text === '' ? [] : text, 'garbage'),
  /** Accepts the request and never answers, not even with headers. */
  silence: (): Reply => ({ kind: 'silence' }),
  refusedConnection: (): Reply => ({ kind: 'refused-connection' }),
  errorEvent: (type: string, text = ''): Reply => ({ kind: 'error-event', type, after: text === '' ? [] : [{ text }] }),

  rateLimited: (retryAfter?: string) =>
    error(429, 'rate_limit_error', retryAfter === undefined ? undefined : { 'retry-after': retryAfter }),
  spendLimit: () => error(429, 'rate_limit_error', { 'retry-after': '1' }, 'enforced_spend_limit_reached'),
  overloaded: () => error(529, 'overloaded_error'),
  /** An error whose words, fields and headers repeat what was sent, as some gateways do. */
  echoed: (status = 500): Reply => ({ kind: 'error', status, type: 'api_error', echoes: true }),
  failed: (status = 500, headers?: Record<string, string>) => error(status, status < 500 ? 'invalid_request_error' : 'api_error', headers),
};

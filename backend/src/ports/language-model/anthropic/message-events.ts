import { APIError } from '@anthropic-ai/sdk';
import { Stream } from '@anthropic-ai/sdk/core/streaming';
import type { RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages';
import { UnusableResponseError } from './call-failure.js';
import type { IdleTimer } from './idle-timer.js';

type MessageEvent = RawMessageStreamEvent | { type: 'ping' };

/**
 * The events of a streamed message as they arrive. Once the model has begun to write or to think, any of them, a ping too, is a sign of life
 * for `idle`; before that only what it writes counts. The SDK's own event iterator hides pings and logs what it cannot parse, hence this one.
 * @throws UnusableResponseError for what is not an event, APIError for an error event.
 */
export async function* messageEvents(response: Response, idle: IdleTimer): AsyncGenerator<MessageEvent> {
  idle.start();
  for await (const { data } of Stream.rawEvents(response)) {
    idle.stop();
    const event = parse(data);
    if (event.type === 'error') throw new APIError(undefined, event, undefined, undefined, event.error?.type);
    if (event.type === 'content_block_start') idle.begun();
    yield event;
    idle.start();
  }
}

type ErrorEvent = { type: 'error'; error?: { type: ConstructorParameters<typeof APIError>[4] } };

function parse(data: string): MessageEvent | ErrorEvent {
  try {
    const event: unknown = JSON.parse(data);
    if (typeof event === 'object' && event !== null && 'type' in event) return event as MessageEvent | ErrorEvent;
  } catch {
    // Falls through to the same error: the text itself must not reach a log.
  }
  throw new UnusableResponseError('an event cannot be parsed');
}

import { describe, expect, it } from '@jest/globals';
import { messagePieces, noUsage } from './message-pieces.js';

type Events = Parameters<typeof messagePieces>[0];

async function* told(...events: object[]): AsyncGenerator<object> {
  for (const event of events) yield await Promise.resolve(event);
}

describe('the usage of a message', () => {
  it('keeps what came from a cache and what went to one apart, and the last of cumulative counts', async () => {
    const usage = noUsage();
    const events = told(
      { type: 'message_start', message: { model: 'm', usage: { input_tokens: 7, cache_read_input_tokens: 90, output_tokens: 1 } } },
      { type: 'content_block_start', content_block: { type: 'text', text: 'Yes.' } },
      { type: 'content_block_stop' },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { cache_creation_input_tokens: 3, output_tokens: 12 } },
      { type: 'message_stop' },
    );
    for await (const piece of messagePieces(events as Events, usage)) expect(piece.text).toBe('Yes.');
    expect(usage).toEqual({ inputTokens: 7, outputTokens: 12, cacheReadTokens: 90, cacheWriteTokens: 3 });
  });

  it('is known when the message breaks off', async () => {
    const usage = noUsage();
    const read = async () => {
      const events = told({ type: 'message_start', message: { usage: { input_tokens: 7, output_tokens: -1.5 } } });
      for await (const piece of messagePieces(events as Events, usage)) expect(piece).toBeUndefined();
    };
    await expect(read()).rejects.toThrow('ended before the message did');
    expect(usage).toEqual({ ...noUsage(), inputTokens: 7 });
  });
});

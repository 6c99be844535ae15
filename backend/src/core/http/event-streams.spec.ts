import { describe, expect, it } from '@jest/globals';
import { eventLines, type StreamEvent, wantsEvents } from './event-streams.js';

const told = (error: unknown): StreamEvent => ({ event: 'error', data: { detail: (error as Error).message } });

async function textOf(events: AsyncGenerator<StreamEvent>, heartbeatMs?: number): Promise<string> {
  let text = '';
  for await (const line of eventLines(await events.next(), events, told, heartbeatMs)) text += line;
  return text;
}

describe('a stream of server-sent events', () => {
  it('has one event for each, in order, with line breaks inside the JSON only', async () => {
    async function* events() {
      yield { event: 'text', data: { text: 'a\nb\r\n\ndata: c' } };
      yield { event: 'done', data: {} };
    }
    expect(await textOf(events())).toBe('event: text\ndata: {"text":"a\\nb\\r\\n\\ndata: c"}\n\nevent: done\ndata: {}\n\n');
  });

  it('ends with an error event when its source fails, and lets the source go', async () => {
    let released = false;
    async function* events() {
      try {
        yield { event: 'stage', data: 1 };
        throw new Error('broke');
      } finally {
        released = true;
      }
    }
    expect(await textOf(events())).toBe('event: stage\ndata: 1\n\nevent: error\ndata: {"detail":"broke"}\n\n');
    expect(released).toBe(true);
  });

  it('has comments while nothing comes', async () => {
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    async function* events() {
      yield { event: 'stage', data: 1 };
      await gate;
      yield { event: 'done', data: 2 };
    }
    const source = events();
    const lines = eventLines(await source.next(), source, told, 1);
    expect((await lines.next()).value).toBe('event: stage\ndata: 1\n\n');
    expect([(await lines.next()).value, (await lines.next()).value]).toEqual([':\n\n', ':\n\n']);
    go();
    let last = await lines.next();
    while (last.value === ':\n\n') last = await lines.next();
    expect(last.value).toBe('event: done\ndata: 2\n\n');
    expect((await lines.next()).done).toBe(true);
  });

  it.each([
    [undefined, false],
    ['*/*', false],
    ['application/json', false],
    ['text/event-stream', true],
    ['application/json, Text/Event-Stream;q=0.9', true],
    ['text/event-streams', false],
  ])('is asked for by "%s": %s', (accept, expected) => {
    expect(wantsEvents(accept)).toBe(expected);
  });
});

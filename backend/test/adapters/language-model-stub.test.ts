import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { reply, startMessagesStub, type MessagesStub } from '../support/messages-stub.js';

/** Other suites trust this stand-in, so what they lean on is tested against the published shape of the API. */
describe('stub of the Messages API', () => {
  let stub: MessagesStub;
  beforeEach(async () => {
    stub = await startMessagesStub();
  });
  afterEach(() => stub.close());

  const request = { model: 'm', max_tokens: 100, messages: [{ role: 'user', content: 'Hello' }] };
  const post = (body: object) =>
    fetch(`${stub.url}/v1/messages`, { method: 'POST', headers: { 'anthropic-version': '2026-10-21' }, body: JSON.stringify(body) });

  it('answers in JSON when no stream is asked for', async () => {
    stub.script([reply.text('Yes.')]);
    const message: unknown = await (await post(request)).json();
    expect(message).toMatchObject({
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: [{ type: 'text', text: 'Yes.', citations: null }],
      stop_reason: 'end_turn',
      usage: { input_tokens: 2, output_tokens: 1 },
    });
  });

  it('sends the events of a stream in the order of the service', async () => {
    stub.script([reply.text([{ text: 'Yes.', cites: [{ result: 0 }] }])]);
    const result = {
      type: 'search_result',
      source: 's',
      title: 't',
      content: [{ type: 'text', text: 'Law.' }],
      citations: { enabled: true },
    };
    const answer = await post({ ...request, messages: [{ role: 'user', content: [result] }], stream: true });
    const events = [...(await answer.text()).matchAll(/^event: (\w+)\ndata: (.*)$/gm)];
    expect(events.map(([, name]) => name)).toEqual([
      ...['message_start', 'content_block_start', 'content_block_delta', 'content_block_delta', 'content_block_stop'],
      ...['message_delta', 'message_stop'],
    ]);
    expect(JSON.parse(events[3]?.[2] ?? '')).toMatchObject({
      delta: {
        type: 'citations_delta',
        citation: { type: 'search_result_location', search_result_index: 0, source: 's', cited_text: 'Law.' },
      },
    });
  });

  it.each([
    ['sampling parameters', { temperature: 0 }],
    ['tools', { tools: [] }],
    ['no messages', { messages: [] }],
    ['blank text', { messages: [{ role: 'user', content: [{ type: 'text', text: ' ' }] }] }],
    [
      'a search result without text',
      { messages: [{ role: 'user', content: [{ type: 'search_result', source: 's', title: 't', content: [] }] }] },
    ],
  ])('refuses %s, as the service would', async (_, part) => {
    expect((await post({ ...request, ...part })).status).toBe(400);
  });

  it('scripts errors as the service words them', async () => {
    stub.script([reply.spendLimit(), reply.overloaded()]);
    const spent = await post(request);
    expect(await spent.json()).toMatchObject({
      error: { type: 'rate_limit_error', details: { error_code: 'enforced_spend_limit_reached' } },
    });
    expect(spent.headers.get('retry-after')).toBe('1');
    expect(await (await post(request)).json()).toMatchObject({ type: 'error', error: { type: 'overloaded_error' } });
  });

  it('holds answers back until it is released', async () => {
    const release = stub.hold();
    let answered = false;
    const waiting = post(request).then(() => (answered = true));
    while (stub.requests.length === 0) await new Promise(setImmediate);
    expect(answered).toBe(false);
    release();
    expect(await waiting).toBe(true);
  });
});

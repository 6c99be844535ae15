import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '../../src/core/errors/app-error.js';
import { loggers, setUpLoggers } from '../../src/core/observability/loggers.js';
import {
  AnthropicLanguageModel,
  type AnthropicLanguageModelOptions,
} from '../../src/ports/language-model/anthropic/anthropic-language-model.js';
import type { TokenUsage } from '../../src/ports/language-model/language-model.js';
import { type MessagesStub, reply, startMessagesStub } from '../support/messages-stub.js';
import { answer, edits, question, sources } from './language-model.contract.js';

const CANARY = 'canary-clause-9f3a';
const refusal = () => Promise.reject(new AppError('RATE_LIMITED', 429, 'No room.'));

let stub: MessagesStub;
let lines: string[];

beforeEach(async () => {
  stub = await startMessagesStub();
  lines = [];
  setUpLoggers({ level: 'trace', pretty: false, sink: (text) => lines.push(text) });
});
afterEach(() => stub.close());

const model = (options: Partial<AnthropicLanguageModelOptions> = {}) =>
  new AnthropicLanguageModel({ baseUrl: stub.url, model: 'stub-model', retryDelayMs: 1, idleTimeoutMs: 2000, ...options });

describe('what a call of the language model may use', () => {
  it('is bounded: a prompt that is too long is never sent', async () => {
    const suggestions = 'x'.repeat(200_000);
    await expect(edits(model(), { instructions: [suggestions] })).rejects.toMatchObject({
      reason: 'too-long',
      code: 'LANGUAGE_MODEL_TOO_LONG',
    });
    await expect(answer(model({ maxPromptCharacters: 500 }))).rejects.toMatchObject({ reason: 'too-long' });
    expect(stub.requests).toEqual([]);
    await edits(model(), { instructions: [suggestions.slice(10_000)] });
    expect(stub.requests).toHaveLength(1);
  });

  it('is asked for before every try, with no less than the try can use', async () => {
    const asked: number[] = [];
    const used: TokenUsage[] = [];
    stub.script([reply.overloaded()]);
    await answer(model({ maxOutputTokens: 1000 }), {
      history: [{ role: 'user', text: 'किराया कितना है? '.repeat(50) }],
      admit: (tokens) => Promise.resolve(void asked.push(tokens)),
      onUsage: (_name, usage) => used.push(usage),
    });
    expect(asked).toHaveLength(2);
    const { system, messages } = stub.requests[0]?.body ?? {};
    for (const tokens of asked) expect(tokens).toBe(Buffer.byteLength(JSON.stringify({ system, messages })) + 1000);
    expect(used.at(-1)?.inputTokens).toBeLessThan(asked[0] ?? 0);
  });

  it('can be refused: nothing is sent, nothing is tried again, and the service is not to blame', async () => {
    const one = model();
    for (let call = 0; call < 6; call += 1) await expect(answer(one, { admit: refusal })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(stub.requests).toEqual([]);
    await answer(one);
    let tries = 0;
    stub.script([reply.overloaded(), reply.text('never')]);
    const admit = () => ((tries += 1) > 1 ? refusal() : Promise.resolve());
    await expect(answer(one, { admit })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(stub.requests).toHaveLength(2);
  });

  it('is estimated where a reader left before the service told any figure', async () => {
    const abort = new AbortController();
    const used: TokenUsage[] = [];
    stub.script([reply.silence()]);
    const going = answer(model(), { signal: abort.signal, onUsage: (_name, usage) => used.push(usage) });
    while (stub.requests.length === 0) await new Promise(setImmediate);
    abort.abort();
    await expect(going).rejects.toMatchObject({ name: 'AbortError' });
    expect(used[0]?.inputTokens).toBeGreaterThan(100);
  });
});

describe('an error of the service', () => {
  it.each([400, 401, 402, 413, 429, 500, 529])('with status %i takes no word of the prompt into an error or a log', async (status) => {
    stub.script([reply.echoed(status)]);
    const thrown: unknown = await answer(model(), { question: `${question} ${CANARY}` }).catch((error: unknown) => error);
    expect(stub.sent()).toContain(CANARY);
    loggers.model.warn({ err: thrown }, 'answer failed');
    loggers.model.warn({ thrown }, 'the whole error');
    expect(lines.join('')).toContain(`${status}`);
    expect(inspect(thrown, { depth: 20, showHidden: true })).not.toContain(CANARY);
    expect(lines.join('')).not.toContain(CANARY);
  });

  it('within a stream takes none either', async () => {
    stub.script([reply.errorEvent(`overloaded ${CANARY}`, 'First.\n\nSecond.')]);
    const thrown: unknown = await answer(model()).catch((error: unknown) => error);
    loggers.model.warn({ err: thrown }, 'answer failed');
    expect(inspect(thrown, { depth: 20 }) + lines.join('')).not.toContain(CANARY);
  });

  it('says what an operator needs: class, status, kind and the code of a broken connection', async () => {
    const one = model();
    const causeOf = async (script: Parameters<MessagesStub['script']>[0]) => {
      stub.script(script);
      const thrown = (await answer(one, { sources }).catch((error: unknown) => error)) as Error;
      return (thrown.cause as Error).message;
    };
    expect(await causeOf([reply.failed(400)])).toBe('BadRequestError 400 invalid_request_error');
    expect(await causeOf([reply.spendLimit()])).toBe('EnforcedSpendLimitReachedError 429 rate_limit_error');
    await stub.close();
    expect(await causeOf([])).toBe('APIConnectionError ECONNREFUSED');
    stub = await startMessagesStub();
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { loggers } from '../../src/core/observability/loggers.js';
import { AnthropicLanguageModel } from '../../src/ports/language-model/anthropic/anthropic-language-model.js';
import { ExtractiveLanguageModel } from '../../src/ports/language-model/extractive/extractive-language-model.js';
import { type MessagesStub, startMessagesStub } from '../support/messages-stub.js';

let stub: MessagesStub;
let model: AnthropicLanguageModel;

beforeAll(() => {
  loggers.model.level = 'silent';
});
beforeEach(async () => {
  stub = await startMessagesStub();
  model = new AnthropicLanguageModel({ apiKey: 'sk-test', baseUrl: stub.url, model: 'stub-model' });
});
afterEach(async () => {
  await model.close();
  await stub.close();
});
afterAll(() => {
  loggers.model.level = 'info';
});

describe('the key and the name of a model', () => {
  it('are well where the service knows both', async () => {
    stub.models.known = ['another-model', 'stub-model'];
    expect(await model.health()).toEqual({ ok: true, detail: 'key and model are known' });
    expect(stub.models.asked).toEqual(['/v1/models/stub-model']);
    expect(stub.requests).toEqual([]);
  });

  it.each([
    ['a key that is refused', 'refused-key', 'does not take the key'],
    ['a limit of spending', 402, 'is over its spending limit'],
    ['a service that fails', 500, 'does not answer'],
  ] as const)('are not with %s', async (_, trouble, reason) => {
    stub.models.trouble = trouble;
    expect(await model.health()).toMatchObject({ ok: false, reason });
  });

  it('are not with a name that the service does not know', async () => {
    stub.models.known = ['another-model'];
    expect(await model.health()).toMatchObject({ ok: false, reason: 'is not known by its name' });
  });

  it('are not without a service', async () => {
    await stub.close();
    expect(await model.health()).toMatchObject({ ok: false, reason: 'does not answer' });
    await stub.listen();
  });

  it.each(['absent', 429, 529] as const)('are not doubted for %s', async (trouble) => {
    stub.models.trouble = trouble;
    expect((await model.health()).ok).toBe(true);
  });

  it('keep nobody waiting for a service that does not answer', async () => {
    stub.models.trouble = 'silence';
    expect(await model.health()).toEqual({ ok: true, detail: 'not known yet' });
  });
});

describe('a model that needs no service', () => {
  it('is always well', async () => {
    const extractive = new ExtractiveLanguageModel();
    expect((await extractive.health()).ok).toBe(true);
    await extractive.close();
  });
});

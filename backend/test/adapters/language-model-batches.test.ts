import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AnthropicQuestionBatches } from '../../src/ports/language-model/anthropic/anthropic-question-batches.js';
import { LanguageModelError } from '../../src/ports/language-model/errors.js';
import { BatchRefusedError, type SectionOutcome, type SectionToAsk } from '../../src/ports/language-model/question-batches.js';
import { type MessagesStub, startMessagesStub } from '../support/messages-stub.js';

const { signal } = new AbortController();
const section = (id: string): SectionToAsk => ({
  id,
  title: 'The Sample Rent Act, 1995',
  path: ['Section 2'],
  text: `Section for ${id}: every landlord shall give a receipt.`,
});

/** On the stub, which refuses what the service would refuse. */
describe('batches of questions over the message batches API', () => {
  let stub: MessagesStub;
  let batches: AnthropicQuestionBatches;

  beforeEach(async () => {
    stub = await startMessagesStub();
    batches = new AnthropicQuestionBatches({ baseUrl: stub.url, apiKey: 'test-key', model: 'stub-model' });
  });
  afterEach(() => stub.close());

  const outcomes = async (id: string): Promise<SectionOutcome[]> => {
    const all: SectionOutcome[] = [];
    for await (const outcome of batches.outcomes(id, signal)) all.push(outcome);
    return all.sort((a, b) => (a.id < b.id ? -1 : 1));
  };

  it('hands sections over, sees the batch end, and reads what became of each', async () => {
    stub.batches.endsAtOnce = false;
    const begun = await batches.begin(['a', 'b', 'c', 'd', 'e', 'f'].map(section), signal);
    expect(begun).toMatchObject({ requests: 6, ended: false });
    expect(await batches.look(begun.id, signal)).toMatchObject({ ended: false });
    const kinds = ['succeeded', 'succeeded', 'errored', 'invalid', 'expired', 'canceled'] as const;
    stub.batches.outcome = (_, at) => kinds[at] ?? 'succeeded';
    stub.batches.answer = ({ prompt }) =>
      prompt.includes('Section for a') ? 'en: Does my landlord owe me a receipt?' : 'I would rather not.';
    stub.batches.end();
    expect(await batches.look(begun.id, signal)).toMatchObject({ ended: true, requests: 6 });
    const paid = { model: 'stub-model', usage: expect.objectContaining({ outputTokens: expect.any(Number) }) };
    expect(await outcomes(begun.id)).toEqual([
      { id: 'a', kind: 'answered', questions: [{ language: 'en', question: 'Does my landlord owe me a receipt?' }], ...paid },
      { id: 'b', kind: 'unusable', ...paid },
      { id: 'c', kind: 'failed', permanent: false },
      { id: 'd', kind: 'failed', permanent: true },
      { id: 'e', kind: 'unanswered' },
      { id: 'f', kind: 'unanswered' },
    ]);
  });

  it('counts the most that a section can use, which no usage exceeds', async () => {
    const { id } = await batches.begin([section('a')], signal);
    stub.batches.end();
    const [outcome] = await outcomes(id);
    const { inputTokens = 0, outputTokens = 0 } = outcome && 'usage' in outcome ? outcome.usage : {};
    expect(inputTokens).toBeGreaterThan(0);
    expect(batches.tokensAtMost(section('a'))).toBeGreaterThanOrEqual(inputTokens + outputTokens);
  });

  it('tells a batch that was not taken from one of which nothing is known, and finds the latter again', async () => {
    const since = new Date(Date.now() - 1000);
    stub.batches.nextBatch = 429;
    await expect(batches.begin([section('a')], signal)).rejects.toMatchObject({ name: 'BatchRefusedError', permanent: false });
    stub.batches.nextBatch = 400;
    await expect(batches.begin([section('a')], signal)).rejects.toMatchObject({ name: 'BatchRefusedError', permanent: true });
    await expect(batches.begin([section('not an id')], signal)).rejects.toThrow(BatchRefusedError);
    expect(await batches.recent(since, signal)).toEqual([]);
    stub.batches.nextBatch = 500;
    await expect(batches.begin([section('a')], signal)).rejects.toThrow(LanguageModelError);
    stub.batches.nextBatch = 'lost answer';
    await expect(batches.begin([section('a')], signal)).rejects.toThrow(LanguageModelError);
    expect(await batches.recent(since, signal)).toMatchObject([{ requests: 1, ended: false }]);
    expect(await batches.recent(new Date(Date.now() + 60_000), signal)).toEqual([]);
  });

  it('cancels a batch, does nothing for one that has ended, and knows none that is gone', async () => {
    stub.batches.endsAtOnce = false;
    const { id } = await batches.begin(['a', 'b'].map(section), signal);
    await batches.cancel(id, signal);
    expect(await batches.look(id, signal)).toMatchObject({ ended: true });
    expect((await outcomes(id)).map(({ kind }) => kind)).toEqual(['answered', 'unanswered']);
    await batches.cancel(id, signal);
    expect(await batches.look('msgbatch_gone', signal)).toBeNull();
    await expect(outcomes('msgbatch_gone')).rejects.toThrow(LanguageModelError);
  });

  it('ends with its signal', async () => {
    const reason = new Error('shut down');
    await expect(batches.begin([section('a')], AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

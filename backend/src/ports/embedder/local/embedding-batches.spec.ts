import { describe, expect, it } from '@jest/globals';
import { EmbeddingBatches } from './embedding-batches.js';

/** A model that answers when it is told to, and the batches that it was given. */
function heldModel() {
  const batches: string[][] = [];
  const answers: (() => void)[] = [];
  const queue = new EmbeddingBatches((texts) => {
    batches.push([...texts]);
    return new Promise((resolve) => answers.push(() => resolve(texts.map((text) => Float32Array.of(text.length)))));
  });
  const answer = async () => {
    answers.shift()?.();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { queue, batches, answer };
}

describe('EmbeddingBatches', () => {
  it('takes a question before the passages that wait', async () => {
    const { queue, batches, answer } = heldModel();
    void queue.passages(['first']);
    void queue.passages(['second']);
    void queue.questions(['question']);
    await answer();
    expect(batches).toEqual([['first'], ['question']]);
    await answer();
    expect(batches[2]).toEqual(['second']);
  });

  it('takes a question between the batches of one long list', async () => {
    const { queue, batches, answer } = heldModel();
    const long = queue.passages(['a'.repeat(3000), 'b'.repeat(3001)]);
    void queue.questions(['question']);
    await answer();
    expect(batches.map(([text]) => text?.slice(0, 8))).toEqual(['bbbbbbbb', 'question']);
    await answer();
    await answer();
    expect((await long).map(([length]) => length)).toEqual([3000, 3001]);
  });

  it('puts texts of like length into one batch and gives the vectors back in order', async () => {
    const { queue, batches, answer } = heldModel();
    const lengths = [1900, 10, 1800, 12, 11];
    const all = queue.passages(lengths.map((length) => 'x'.repeat(length)));
    await answer();
    await answer();
    expect(batches.map((batch) => batch.map(({ length }) => length))).toEqual([
      [1900, 1800],
      [12, 11, 10],
    ]);
    expect((await all).map(([length]) => length)).toEqual(lengths);
  });

  it('drops a question whose caller leaves before its turn', async () => {
    const { queue, batches, answer } = heldModel();
    void queue.passages(['first']);
    const abort = new AbortController();
    const left = queue.questions(['left'], abort.signal);
    abort.abort(new RangeError('left'));
    await expect(left).rejects.toThrow(RangeError);
    void queue.questions(['stays']);
    await answer();
    expect(batches).toEqual([['first'], ['stays']]);
  });

  it('refuses the question beyond those that may wait', async () => {
    const { queue } = heldModel();
    const calls = Array.from({ length: 101 }, () => queue.questions(['q']));
    calls.forEach((call) => call.catch(() => undefined));
    await expect(queue.questions(['q'])).rejects.toMatchObject({ code: 'EMBEDDER_UNAVAILABLE' });
  });
});

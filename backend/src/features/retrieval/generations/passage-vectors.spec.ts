import { describe, expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { Embedder } from '../../../ports/embedder/embedder.js';
import { EmbedderUnavailableError } from '../../../ports/embedder/errors.js';
import { PassageVectors } from './passage-vectors.js';

const MODEL = { model: 'first', most: 8 };
const passages = (count: number) => Array.from({ length: count }, (_, at) => ({ place: 'The Sample Act', text: `Section ${at}` }));

/** A database that holds no vectors, with those that were kept under each name. */
function emptyDatabase() {
  const kept: string[] = [];
  const query = (sql: string, [model, hashes]: [string, readonly Buffer[]]): Promise<unknown[]> => {
    if (sql.trim().startsWith('insert')) kept.push(...hashes.map(() => model));
    return Promise.resolve(sql.trim().startsWith('update') ? [[], 0] : []);
  };
  return { kept, database: { query } as unknown as DataSource };
}

/** An embedder whose model another process may change at any moment. */
function changingEmbedder() {
  const state = { name: 'first' as string | null };
  const embed = jest.fn((texts: readonly string[]) => Promise.resolve(texts.map(() => new Float32Array([1, 0]))));
  const windows = jest.fn((some: readonly { text: string }[]) => Promise.resolve(some.map(({ text }) => [text])));
  const model = () => (state.name === null ? null : { name: state.name });
  return { state, embed, windows, embedder: { model, embed, windows } as unknown as Embedder };
}

describe('vectors of passages', () => {
  it('are kept under the name of the model that made them', async () => {
    const { kept, database } = emptyDatabase();
    const { embedder } = changingEmbedder();
    expect(await new PassageVectors(database, embedder).ofPassages(passages(3), MODEL)).toHaveLength(3);
    expect(kept).toEqual(['first', 'first', 'first']);
  });

  it.each([
    ['another', 'another'],
    [null, 'none'],
  ])('are not made by %p for a model that is no longer in use', async (name, said) => {
    const { kept, database } = emptyDatabase();
    const { embedder, embed, windows, state } = changingEmbedder();
    state.name = name;
    const made = new PassageVectors(database, embedder).ofPassages(passages(1), MODEL);
    await expect(made).rejects.toThrow(EmbedderUnavailableError);
    await expect(made).rejects.toMatchObject({ cause: { message: `the sentence model is now ${said}, not first` } });
    expect([windows.mock.calls, embed.mock.calls, kept]).toEqual([[], [], []]);
  });

  it('tell how many passages have theirs, batch by batch', async () => {
    const told: [number, number][] = [];
    const made = (done: number, total: number) => void told.push([done, total]);
    await new PassageVectors(emptyDatabase().database, changingEmbedder().embedder).ofPassages(passages(130), { ...MODEL, made });
    expect(told).toEqual([
      [64, 130],
      [128, 130],
      [130, 130],
    ]);
  });

  it('stop when the model changes between two batches; those of the first are kept', async () => {
    const { kept, database } = emptyDatabase();
    const { embedder, embed, state } = changingEmbedder();
    embed.mockImplementationOnce((texts) => {
      state.name = 'another';
      return Promise.resolve(texts.map(() => new Float32Array([1, 0])));
    });
    await expect(new PassageVectors(database, embedder).ofPassages(passages(65), MODEL)).rejects.toThrow(EmbedderUnavailableError);
    expect(embed).toHaveBeenCalledTimes(1);
    expect(kept).toHaveLength(64);
  });

  it('stop when the model changes while passages are cut into windows', async () => {
    const { kept, database } = emptyDatabase();
    const { embedder, embed, windows, state } = changingEmbedder();
    windows.mockImplementationOnce((some) => {
      state.name = 'another';
      return Promise.resolve(some.map(({ text }) => [text]));
    });
    await expect(new PassageVectors(database, embedder).ofPassages(passages(2), MODEL)).rejects.toThrow(EmbedderUnavailableError);
    expect([embed.mock.calls, kept]).toEqual([[], []]);
  });

  it('of questions are made by no other model either', async () => {
    const { kept, database } = emptyDatabase();
    const { embedder, state } = changingEmbedder();
    state.name = 'another';
    await expect(new PassageVectors(database, embedder).ofQuestions(['Must I give a receipt?'], 'first')).rejects.toThrow(
      EmbedderUnavailableError,
    );
    expect(kept).toEqual([]);
  });
});

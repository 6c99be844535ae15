import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import type { PeriodicTasks } from '../../../core/jobs/periodic/periodic-tasks.js';
import type { Embedder, EmbeddingModel } from '../../../ports/embedder/embedder.js';
import { EmbedderUnavailableError } from '../../../ports/embedder/errors.js';
import { loadTopics } from '../guide/load-topics.js';
import type { SentenceModelState } from './sentence-model-state.js';
import type { PassageVectors } from './passage-vectors.js';
import { TopicMeaning } from './topic-meaning.js';

const MODEL: EmbeddingModel = { name: 'sample', dimensions: 2 };
const TOPICS = loadTopics();
const LAST = TOPICS.length - 1;
const ENGLISH = TOPICS.flatMap(({ name, asks }) => [name, ...asks.en]);
const ALL = TOPICS.flatMap(({ name, asks }) => [name, ...asks.en, ...asks.hi, ...asks.hinglish]);

/** Texts of one topic point one way, all others another. */
const near = new Float32Array([1, 0]);
const far = new Float32Array([0, 1]);
const ofLast = new Set([TOPICS[LAST]?.name, ...(TOPICS[LAST]?.asks.en ?? [])]);
const vectorOf = (text: string): Float32Array => (ofLast.has(text) ? near : far);

/** Vectors kept in memory, by model and text. */
class KeptVectors {
  readonly made: string[] = [];
  readonly asked: number[] = [];
  failing = false;
  /** How often vectors were looked for, and whether one was missing. */
  looks = 0;
  missed: true | undefined;
  private readonly held = new Map<string, Float32Array>();

  ofQuestions = (texts: readonly string[], model: string): Promise<Float32Array[]> => {
    if (this.failing) return Promise.reject(new EmbedderUnavailableError('away'));
    this.asked.push(texts.length);
    for (const text of texts) {
      if (!this.held.has(`${model} ${text}`)) this.made.push(text);
      this.held.set(`${model} ${text}`, vectorOf(text));
    }
    return Promise.resolve(texts.map(vectorOf));
  };

  keptOfQuestions = (texts: readonly string[], model: string): Promise<Float32Array[] | null> => {
    const vectors = texts.flatMap((text) => this.held.get(`${model} ${text}`) ?? []);
    this.looks += 1;
    if (vectors.length < texts.length) this.missed = true;
    return Promise.resolve(vectors.length === texts.length ? vectors : null);
  };
}

function started(embedder: () => EmbeddingModel | null = () => MODEL) {
  const kept = new KeptVectors();
  const schedule = jest.fn<PeriodicTasks['schedule']>();
  const state = { paused: false, told: [0, 0] };
  const meaning = () =>
    new TopicMeaning(
      { model: embedder } as Embedder,
      kept as unknown as PassageVectors,
      { schedule } as unknown as PeriodicTasks,
      {
        isPaused: () => Promise.resolve(state.paused),
        reportTopics: ({ done, total }: { done: number; total: number }) => {
          state.told = [done, total];
          return Promise.resolve();
        },
      } as unknown as SentenceModelState,
    );
  return { kept, schedule, state, worker: meaning(), api: meaning() };
}

/** Lets other work go on until something is so; bounded by turns of the event loop, not by time. */
async function until<T>(look: () => T | undefined): Promise<T | undefined> {
  for (let turn = 0; turn < ALL.length; turn += 1) {
    const found = look();
    if (found !== undefined) return found;
    await setImmediate();
  }
  return undefined;
}

describe('TopicMeaning', () => {
  it('makes nothing while an administrator has stopped it, and goes on afterwards', async () => {
    const { kept, state, worker } = started();
    state.paused = true;
    await worker.make();
    expect(kept.made).toEqual([]);
    state.paused = false;
    await worker.make();
    expect(kept.made.length).toBe(new Set(ALL).size);
    expect(state.told).toEqual([ALL.length, ALL.length]);
  });

  it('has what a worker made loaded by every process that answers questions', async () => {
    const { kept, schedule, worker, api } = started();
    worker.onApplicationBootstrap();
    const [[name, , task] = []] = schedule.mock.calls;
    expect(name).toBe('topic-vectors');
    await task?.();
    expect(kept.made.length).toBe(new Set(ALL).size);
    expect(Math.max(...kept.asked)).toBeLessThan(ALL.length);
    // Loading is begun by the first question, which does not wait for it.
    expect(api.of(MODEL)).toBeUndefined();
    const vectors = await until(() => api.of(MODEL));
    const [[topic, way] = []] = [...(vectors?.near(near) ?? [])].sort(([, a], [, b]) => b.cosine - a.cosine);
    expect(topic).toBe(LAST);
    expect(way?.cosine).toBeCloseTo(1, 2);
  });

  it('makes the vectors of a model once, those of another again', async () => {
    let model = MODEL;
    const { kept, worker } = started(() => model);
    await worker.make();
    const calls = kept.asked.length;
    await worker.make();
    expect(kept.asked.length).toBe(calls);
    model = { ...MODEL, name: 'another' };
    await worker.make();
    expect(kept.asked.length).toBe(2 * calls);
  });

  it.each([
    ['that knows English only', ['en'], ENGLISH],
    ['of many languages', ['en', 'mul'], ALL],
    ['that does not tell its languages', undefined, ALL],
  ])('embeds for a model %s the ways of asking that it understands', async (_, languages, texts) => {
    const { kept, worker } = started(() => ({ ...MODEL, ...(languages && { languages }) }));
    await worker.make();
    expect(kept.asked.reduce((sum, count) => sum + count, 0)).toBe(texts.length);
    expect(new Set(kept.made)).toEqual(new Set(texts));
  });

  it('makes nothing without a model, and nothing while it is away', async () => {
    const without = started(() => null);
    await without.worker.make();
    const away = started(() => {
      throw new EmbedderUnavailableError('away');
    });
    await away.worker.make();
    expect([without.kept.asked, away.kept.asked]).toEqual([[], []]);
  });

  it('takes up a model that went away in between where it left off', async () => {
    const { kept, worker } = started();
    kept.failing = true;
    await expect(worker.make()).rejects.toThrow(EmbedderUnavailableError);
    kept.failing = false;
    await worker.make();
    expect(kept.made.length).toBe(new Set(ALL).size);
  });

  it('gives no vectors before all of them are there', async () => {
    const { kept, api } = started();
    await kept.ofQuestions(ALL.slice(0, -1), MODEL.name);
    expect(api.of(MODEL)).toBeUndefined();
    expect(await until(() => kept.missed)).toBe(true);
    await api.onApplicationShutdown();
    expect(api.of(MODEL)).toBeUndefined();
  });

  it('stops loading when the process ends', async () => {
    const { kept, worker, api } = started();
    await worker.make();
    api.of(MODEL);
    await api.onApplicationShutdown();
    expect(kept.looks).toBeLessThan(kept.asked.length);
    expect(api.of(MODEL)).toBeUndefined();
  });
});

import { setImmediate } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PeriodicTasks } from '../../../core/jobs/periodic/periodic-tasks.js';
import { loggers } from '../../../core/observability/loggers.js';
import { Embedder, type EmbeddingModel } from '../../../ports/embedder/embedder.js';
import { topicWays } from '../guide/matching/topic-ways.js';
import { TopicVectors } from '../guide/matching/topic-vectors.js';
import { usableModel } from './generation-updates.js';
import { PassageVectors } from './passage-vectors.js';
import { SentenceModelState } from './sentence-model-state.js';

const EVERY_MS = 60_000;
/** Between two checks whether the vectors are there. */
const LOOK_AGAIN_MS = 20_000;
const AT_ONCE = 256;

/**
 * Vectors of the guide's ways of asking: made once for each model by a worker, in the background, and kept in the database; every
 * process that answers questions loads them once all of them are there.
 */
@Injectable()
export class TopicMeaning implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stopped = new AbortController();
  private loaded: { model: string; vectors: TopicVectors } | undefined;
  private loading: Promise<void> | undefined;
  private looked = 0;
  private finished: string | undefined;

  constructor(
    private readonly embedder: Embedder,
    private readonly kept: PassageVectors,
    private readonly tasks: PeriodicTasks,
    private readonly state: SentenceModelState,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.schedule('topic-vectors', EVERY_MS, () => this.make());
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped.abort();
    await this.loading;
  }

  /** Those of a model; undefined while they are being made or loaded, which this begins. */
  of(model: EmbeddingModel): TopicVectors | undefined {
    if (this.loaded?.model === model.name) return this.loaded.vectors;
    if (!this.loading && Date.now() - this.looked > LOOK_AGAIN_MS) {
      this.looked = Date.now();
      this.loading = this.load(model)
        .catch((error: unknown) => loggers.index.error({ err: error }, 'the vectors of the topics cannot be loaded'))
        .finally(() => (this.loading = undefined));
    }
    return undefined;
  }

  /** Makes what is missing. When the model goes away in between, or an administrator stops it, a later turn continues where this one stopped. */
  async make(): Promise<void> {
    const model = usableModel(this.embedder);
    if (!model || model.name === this.finished) return;
    const begun = Date.now();
    const texts = topicWays(model).map(({ text }) => text);
    for (let at = 0; at < texts.length; at += AT_ONCE) {
      if (await this.state.isPaused()) return;
      await this.state.reportTopics({ model: model.name, done: at, total: texts.length });
      await this.kept.ofQuestions(texts.slice(at, at + AT_ONCE), model.name, this.stopped.signal);
    }
    await this.state.reportTopics({ model: model.name, done: texts.length, total: texts.length });
    this.finished = model.name;
    loggers.index.info({ model: model.name, ways: texts.length, ms: Date.now() - begun }, 'the topics can be found by meaning');
  }

  private async load(model: EmbeddingModel): Promise<void> {
    const ways = topicWays(model);
    const vectors = new TopicVectors(ways, model.dimensions);
    for (let at = 0; at < ways.length; at += AT_ONCE) {
      const some = await this.kept.keptOfQuestions(
        ways.slice(at, at + AT_ONCE).map(({ text }) => text),
        model.name,
      );
      if (!some || this.stopped.signal.aborted) return;
      vectors.add(some);
      await setImmediate();
    }
    this.loaded = { model: model.name, vectors };
  }
}

import { join } from 'node:path';
import type { Logger } from 'pino';
import type { CatalogueModel } from '../../../core/config/embedding-models/catalogue.js';
import { ModelSupply, type SupplyState } from '../embedder.js';
import { WrongContentError } from './download.js';
import { FetchedElsewhereError } from './fetch-lock.js';
import { fetchModel, type FetchModelOptions } from './fetch-model.js';
import { readRecord } from './model-record.js';

export interface ModelFetcherOptions extends Omit<FetchModelOptions, 'signal'> {
  log: Pick<Logger, 'debug' | 'info' | 'warn'>;
  /** Pause after the first failure; doubles up to an hour. */
  pauseMs?: number;
}

const PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** Fetches a model while the product runs, and tries again for as long as it runs. */
export class ModelFetcher extends ModelSupply {
  private readonly stopped = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private progress: SupplyState = { phase: 'idle' };
  private underWay: Promise<void> = Promise.resolve();

  constructor(
    private readonly model: CatalogueModel,
    private readonly options: ModelFetcherOptions,
  ) {
    super();
  }

  start(): void {
    this.underWay = this.fetch(this.options.pauseMs ?? PAUSE_MS);
  }

  /** The next fetch continues from what this one has downloaded. */
  async stop(): Promise<void> {
    this.stopped.abort();
    clearTimeout(this.timer);
    await this.underWay;
  }

  state(): SupplyState {
    return this.progress;
  }

  private async fetch(pauseMs: number): Promise<void> {
    const { model, options } = this;
    const { log, directory, source } = options;
    const host = new URL(source).host;
    try {
      if (await readRecord(join(directory, model.name))) return;
      log.info(
        { model: model.name, host, megabytes: model.megabytes },
        'fetching the sentence model for search by meaning; until it is there, searching by words only',
      );
      this.progress = { phase: 'fetching', bytes: 0 };
      const onProgress = (phase: 'fetching' | 'verifying', bytes: number) => void (this.progress = { phase, bytes });
      await fetchModel(model, { ...options, signal: this.stopped.signal, onProgress });
      this.progress = { phase: 'idle' };
      log.info({ model: model.name }, 'the sentence model is there');
    } catch (error) {
      this.progress = { phase: 'idle' };
      if (this.stopped.signal.aborted) return;
      const nextTryInMs = error instanceof WrongContentError ? LONGEST_PAUSE_MS : pauseMs;
      if (error instanceof FetchedElsewhereError) log.info({ model: model.name }, error.message);
      else {
        const nextTryAt = new Date(Date.now() + nextTryInMs).toISOString();
        this.progress = { phase: 'failed', reason: (error as Error).message, nextTryAt };
        log.debug({ err: error, model: model.name }, 'why the sentence model was not fetched');
        log.warn(
          { model: model.name, nextTryInMs },
          `the sentence model cannot be fetched from ${host} (${(error as Error).message}); searching by words only until it is tried again`,
        );
      }
      this.timer = setTimeout(() => (this.underWay = this.fetch(Math.min(nextTryInMs * 2, LONGEST_PAUSE_MS))), nextTryInMs).unref();
    }
  }
}

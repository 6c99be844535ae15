import { availableParallelism } from 'node:os';
import { spawnProcess } from '../../../core/workers/spawn-process.js';
import { WorkerClient } from '../../../core/workers/worker-client.js';
import { Embedder, type EmbeddingModel, type PassageText } from '../embedder.js';
import { EmbedderUnavailableError } from '../errors.js';
import { EmbeddingBatches } from './embedding-batches.js';
import type { ModelDescription } from '../../../core/config/embedding-models/model-description.js';
import type { LoadedModel, SentenceModelMethods } from './sentence-model.worker.js';

export interface LocalEmbedderOptions {
  /** Of the model's files. */
  folder: string;
  /** Its name in `describe()` before it is loaded. */
  name: string;
  /** What is in the folder: read with every `init`, since the files may come later. @throws Error when they are not there */
  read(): Promise<LocalModel>;
  /** Of ONNX Runtime, for one batch; half the processors unless given. */
  threads?: number;
  /** Lets everything else on the machine go first: for processes that answer no questions. */
  lowPriority?: boolean;
  /** For a question, with its wait; what takes longer costs the meaning of that question. */
  questionTimeoutMs?: number;
  /** For one batch, with loading the model when it is the first; a process that takes longer is replaced. */
  batchTimeoutMs?: number;
  /** The process is ended, and its memory given back, after this time without work; kept when left out. */
  idleMs?: number;
  /** Serves `SentenceModelMethods`; tests have one that crashes. */
  program?: URL;
}

export interface LocalModel {
  description: ModelDescription;
  /** SHA-256 of files by path, where they are known; other content is refused. */
  hashes: Readonly<Record<string, string>>;
}

/** Digits of the hash of the weights in a model's name, so that vectors of two models never count as those of one. */
const FINGERPRINT_DIGITS = 12;

const PROGRAM = new URL('./sentence-model.worker.js', import.meta.url);
const QUESTION_TIMEOUT_MS = 2000;
const BATCH_TIMEOUT_MS = 30_000;
/** JavaScript heap of the process: the tokenizer of a multilingual model takes most of it. */
const HEAP_MIB = 512;

/**
 * Vectors of a sentence model that runs on this machine, in a process of its own: native code that crashes, hangs or is ended in the
 * middle of a batch takes no other work with it. Questions go before passages.
 */
export class LocalEmbedder extends Embedder {
  readonly host = null;
  private readonly client: WorkerClient<SentenceModelMethods>;
  private readonly queue: EmbeddingBatches;
  private loaded: (LoadedModel & { name: string }) | undefined;
  /** A question has waited too long and the batch under way has not ended since: further ones would only wait as long. */
  private stalled = false;

  constructor(private readonly options: LocalEmbedderOptions) {
    super();
    const { lowPriority, idleMs } = options;
    this.client = new WorkerClient<SentenceModelMethods>(options.program ?? PROGRAM, {
      timeoutMs: options.batchTimeoutMs ?? BATCH_TIMEOUT_MS,
      spawn: (url) => spawnProcess(url, { heapMib: HEAP_MIB, lowPriority }),
      onAbort: 'keep',
      unavailable: (message, cause) => new EmbedderUnavailableError(cause ?? new Error(message)),
      idleMs,
    });
    this.queue = new EmbeddingBatches(async (texts) => {
      try {
        return await this.client.call('embed', { model: this.ready(), texts });
      } finally {
        // After a failure too: the next batch gets a process that works, or a new one.
        this.stalled = false;
      }
    });
  }

  describe(): string {
    return `${this.options.name} on this machine`;
  }

  /** @throws EmbedderUnavailableError until the model has been loaded once. */
  model(): EmbeddingModel {
    const { name, description } = this.ready();
    const { dimensions, languages } = description;
    return { name, dimensions, ...(languages && { languages }) };
  }

  /** Loads the model and has it embed a text. @throws EmbedderUnavailableError */
  async init(): Promise<void> {
    const { folder, threads = Math.max(1, availableParallelism() >> 1) } = this.options;
    await this.run(async () => {
      const { description, hashes } = await this.options.read();
      const model = { folder, description, hashes, threads };
      const fingerprint = await this.client.call('open', model);
      this.loaded = { ...model, name: `${description.name}@${fingerprint.slice(0, FINGERPRINT_DIGITS)}` };
    });
  }

  async embed(texts: readonly string[], purpose: 'query' | 'passage', signal?: AbortSignal): Promise<Float32Array[]> {
    signal?.throwIfAborted();
    const prefix = this.ready().description.prefixes[purpose];
    const prefixed = texts.map((text) => prefix + text);
    if (purpose === 'passage') return this.run(() => this.queue.passages(prefixed, signal), signal);
    if (this.stalled) throw new EmbedderUnavailableError(new Error('the model does not answer'));
    const timeout = AbortSignal.timeout(this.options.questionTimeoutMs ?? QUESTION_TIMEOUT_MS);
    let waiting = true;
    const stall = (): void => {
      if (waiting) this.stalled = true;
    };
    timeout.addEventListener('abort', stall, { once: true });
    try {
      return await this.run(() => this.queue.questions(prefixed, signal ? AbortSignal.any([signal, timeout]) : timeout), signal);
    } finally {
      waiting = false;
    }
  }

  async windows(passages: readonly PassageText[], signal?: AbortSignal): Promise<string[][]> {
    signal?.throwIfAborted();
    const model = this.ready();
    return this.run(() => this.client.call('windows', { model, passages }, { signal }), signal);
  }

  override async close(): Promise<void> {
    await this.client.close();
  }

  private ready(): LoadedModel & { name: string } {
    if (!this.loaded) throw new EmbedderUnavailableError(new Error('the model has not been loaded yet'));
    return this.loaded;
  }

  private async run<T>(work: () => Promise<T>, caller?: AbortSignal): Promise<T> {
    try {
      return await work();
    } catch (error) {
      caller?.throwIfAborted();
      throw error instanceof EmbedderUnavailableError ? error : new EmbedderUnavailableError(error);
    }
  }
}
